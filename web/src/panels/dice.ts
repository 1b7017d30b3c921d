/** The rolls among lines of the log, with the faces that fell, what they add up to, and what came of them. */
import type { LogLine } from '../protocol/types'

export interface Roll {
  number: number
  faces: string[]
  text: string
  sin: boolean
  /** What the roll adds up to, with everything that was added to the dice; nothing where the log does not say. */
  sums: Sum[]
}

export interface Sum {
  face: string
  count: number
}

const OTHERS = ['hit', 'def', 'cc', 'skill', 'faith', 'sin-hit', 'burst', 'corr', 'blank']
const LIVE = ['gum', 'kick-a', 'kick-b']
const ROLLS: Record<string, number[]> = {
  'fight-roll': [1], 'sins-roll': [1], 'ranged-roll': [1], 'strike-back-roll': [1], 'cleanse-roll': [1], check: [3],
  'test-passed': [3], 'test-failed': [3], 'reward-roll': [1], combat: [1], stealth: [1], gather: [1], persuade: [2],
  'pvp-stealth': [1, 3], 'pvp-combat': [1, 3], 'pvp-combat-injuring': [1, 3], 'assault-roll': [1],
}
/** The line that adds up a roll, by the key of the roll. */
const SUMS: Record<string, string> = { 'fight-roll': 'hero-results', 'ranged-roll': 'hero-results', 'cleanse-roll': 'cleanse-results', 'sins-roll': 'sin-results', 'strike-back-roll': 'sin-results' }
const FOLLOWS = /results|harm|killed|hurt|wound|cancelled|passed|failed|damage|protector/

export function rollsOf(game: string, line: LogLine, number: number): Roll[] {
  const names = game === 'the-others' ? OTHERS : LIVE
  return (ROLLS[line.key] ?? []).flatMap((at) => {
    const faces = line.values[at]
    if (!Array.isArray(faces) || !faces.every((face) => typeof face === 'number')) return []
    const fallen = faces.map((face: number) => names[face] ?? 'blank')
    return [{ number, faces: fallen, text: line.text, sin: fallen.some((face) => OTHERS.indexOf(face) >= 5), sums: [] }]
  })
}

/** Sources, faces and numbers in turn, added up by face in the order in which the faces come. */
export function sumsOf(line: LogLine | undefined): Sum[] {
  const parts = line?.values[1]
  if (!Array.isArray(parts)) return []
  const counts = new Map<string, number>()
  for (let at = 0; at + 2 < parts.length; at += 3) counts.set(String(parts[at + 1]), (counts.get(String(parts[at + 1])) ?? 0) + Number(parts[at + 2]))
  return [...counts].map(([face, count]) => ({ face, count }))
}

/** The last throw: one or two rolls that belong together, and what followed from them. */
export function lastThrow(game: string, lines: readonly LogLine[], first: number): { rolls: Roll[]; after: string[] } {
  const at = lines.findLastIndex((line) => rollsOf(game, line, 0).length > 0)
  if (at < 0 || lines.length - at > 12) return { rolls: [], after: [] }
  const before = at > 0 && lines[at] && lines[at - 1]?.key.endsWith('-roll') ? [at - 1, at] : [at]
  const later = lines.slice(at + 1)
  const added = (key: string) => later.find((line) => line.key === SUMS[key])
  const rolls = before.flatMap((place) => {
    const line = lines[place]
    return line ? rollsOf(game, line, first + place).map((roll) => ({ ...roll, sums: sumsOf(added(line.key)) })) : []
  })
  const told = before.map((place) => added(lines[place]?.key ?? '')).filter((line) => sumsOf(line).length > 0)
  const after = later.filter((line) => FOLLOWS.test(line.key) && (line.key === 'cleanse-results' || !told.includes(line))).map((line) => line.text)
  return { rolls, after: after.slice(0, 6) }
}
