/** From words somebody writes to the notation of options: a verb of the game first, then what it is about. */

/** Other words for a verb, as the texts of the page list them: `go, walk`. */
export type Synonyms = (verb: string) => string

export function plain(words: string): string[] {
  return words.toLowerCase().replaceAll(/[?!.,;:"“”]/g, ' ').replaceAll(/[’']/g, ' ').split(/[\s　]+/).filter(Boolean)
}

/** The words that say something: without those that a language lists as filler, such as `to, the`. */
function telling(words: string, filler: string): string[] {
  const empty = plain(filler)
  return plain(words).filter((word) => !empty.includes(word))
}

/** The option that is meant; what has no known verb is given back as it was written. */
export function notationOf(words: string, verbs: readonly string[], synonyms: Synonyms, filler: string): string {
  const said = telling(words, filler)
  for (const [at, word] of said.entries()) {
    const verb = verbs.find((one) => one === word || one === `${word}-${said[at + 1] ?? ''}`) ?? verbs.find((one) => plain(synonyms(one)).includes(word))
    if (!verb) continue
    const used = verb.includes('-') && verb !== word && verb.startsWith(`${word}-`) ? 2 : 1
    return [verb, ...said.slice(0, at), ...said.slice(at + used)].join(' ')
  }
  return words.trim()
}

/** The options whose words hold everything that was written. */
export function openByWords<Option extends { option: string; text: string }>(words: string, options: readonly Option[], filler: string): Option[] {
  const said = telling(words, filler)
  if (!said.length) return []
  return options.filter((one) => one.option === words.trim() || said.every((word) => plain(one.text).includes(word)))
}
