/** The last throw among lines of the log, with the faces that fell, what they add up to, and what came of them. */
import type { FaceCount, LogLine } from '../../protocol/types'

export interface Roll {
  number: number
  faces: string[]
  text: string
  /** Whose dice they are, where a game has several kinds. */
  side: string
  /** What the roll adds up to, with everything that was added to the dice; nothing where the log does not say. */
  sums: FaceCount[]
}

const RECENT = 12
const MOST = 6

/** One or two rolls that belong together, and what followed from them. */
export function lastThrow(lines: readonly LogLine[], first: number): { rolls: Roll[]; after: string[] } {
  const at = lines.findLastIndex((line) => line.picture?.rolls.length)
  if (at < 0 || lines.length - at > RECENT) return { rolls: [], after: [] }
  const later = lines.slice(at + 1)
  const places = lines[at - 1]?.picture?.joined ? [at - 1, at] : [at]
  const rolls = places.flatMap((place) => rollsOf(lines[place], later, first + place))
  const after = later.filter(({ picture }) => picture?.follows || picture?.total?.counts.length === 0)
  return { rolls, after: after.slice(0, MOST).map((line) => line.text) }
}

function rollsOf(line: LogLine | undefined, later: readonly LogLine[], number: number): Roll[] {
  const total = later.find(({ picture }) => line && picture?.total?.of.includes(line.key))?.picture?.total
  return (line?.picture?.rolls ?? []).map(({ faces, side }) => ({ number, faces, side, text: line?.text ?? '', sums: total?.counts ?? [] }))
}
