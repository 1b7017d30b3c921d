/** The rolls among lines of the log, with the faces that fell and the lines that tell what came of them. */
import type { LineTold } from '../protocol/types'

export interface Roll {
  number: number
  faces: string[]
  text: string
  sin: boolean
}

const OTHERS = ['hit', 'def', 'cc', 'skill', 'faith', 'sin-hit', 'burst', 'corr', 'blank']
const LIVE = ['gum', 'kick-a', 'kick-b']
const ROLLS: Record<string, number[]> = {
  'fight-roll': [1], 'sins-roll': [1], 'ranged-roll': [1], 'strike-back-roll': [1], 'cleanse-roll': [1], check: [3],
  'test-passed': [3], 'test-failed': [3], 'reward-roll': [1], combat: [1], stealth: [1], gather: [1], persuade: [2],
  'pvp-stealth': [1, 3], 'pvp-combat': [1, 3], 'pvp-combat-injuring': [1, 3], 'assault-roll': [1],
}
const FOLLOWS = /results|harm|killed|hurt|wound|cancelled|passed|failed|damage|protector/

export function rollsOf(game: string, line: LineTold, number: number): Roll[] {
  const names = game === 'the-others' ? OTHERS : LIVE
  return (ROLLS[line.key] ?? []).flatMap((at) => {
    const faces = line.values[at]
    if (!Array.isArray(faces) || !faces.every((face) => typeof face === 'number')) return []
    const fallen = faces.map((face: number) => names[face] ?? 'blank')
    return [{ number, faces: fallen, text: line.text, sin: fallen.some((face) => OTHERS.indexOf(face) >= 5) }]
  })
}

/** The last throw: one or two rolls that belong together, and what followed from them. */
export function lastThrow(game: string, lines: readonly LineTold[], first: number): { rolls: Roll[]; after: string[] } {
  const at = lines.findLastIndex((line) => rollsOf(game, line, 0).length > 0)
  if (at < 0 || lines.length - at > 12) return { rolls: [], after: [] }
  const before = at > 0 && lines[at] && lines[at - 1]?.key.endsWith('-roll') ? [at - 1, at] : [at]
  const rolls = before.flatMap((place) => (lines[place] ? rollsOf(game, lines[place], first + place) : []))
  const after = lines.slice(at + 1).filter((line) => FOLLOWS.test(line.key)).map((line) => line.text)
  return { rolls, after: after.slice(0, 6) }
}
