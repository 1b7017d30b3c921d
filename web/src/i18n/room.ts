/** How much room a text takes, in letters of the Latin alphabet: those of Chinese and Japanese are about twice as wide. */

const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/
const WIDER = 1.8
const SHORT = 9

export const isWide = (letter: string): boolean => WIDE.test(letter)

export function roomOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (isWide(letter) ? WIDER : 1), 0)
}

/** A long name in two lines of about the same length; one that is written without spaces is cut before a wide letter. */
export function twoLines(name: string): string[] {
  if (roomOf(name) < SHORT) return [name]
  const pieces = name.match(/[^\s]+\s*/g) ?? [name]
  const parts = pieces.length > 1 ? pieces : cuttable(name)
  const lines = (at: number) => [parts.slice(0, at).join('').trim(), parts.slice(at).join('').trim()]
  const longest = (at: number) => Math.max(...lines(at).map(roomOf))
  const cuts = parts.map((_, at) => at).slice(1)
  return cuts.length ? lines(cuts.reduce((best, at) => (longest(at) < longest(best) ? at : best))) : [name]
}

/** The pieces of a name between which a line may end: no small kana, long mark or closing mark begins one. */
function cuttable(name: string): string[] {
  const pieces: string[] = []
  for (const letter of name) {
    const last = pieces.at(-1)
    if (last !== undefined && (!isWide(letter) || 'ぁぃぅぇぉっゃゅょァィゥェォッャュョー・、。」）！？'.includes(letter))) pieces[pieces.length - 1] = last + letter
    else pieces.push(letter)
  }
  return pieces
}
