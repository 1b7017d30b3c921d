/** How figures went, by the lines of the log: the spaces each passed, in order. */
import type { LogLine } from '../protocol/types'
import { placeOf } from './places'

/** Where a figure could go in several steps, and the way that is being looked at. */
export interface Plan {
  reach: ReadonlySet<number>
  way: readonly number[]
}

export function waysOf(lines: readonly LogLine[]): Map<string, number[]> {
  const ways = new Map<string, number[]>()
  for (const line of lines) {
    const move = line.picture?.move
    if (!move) continue
    const figure = placeOf(move.figure)
    const way = ways.get(figure) ?? []
    const onward = way.length && way.at(-1) === move.spaces[0] ? move.spaces.slice(1) : move.spaces
    ways.set(figure, [...way, ...onward])
  }
  return ways
}

/** The spaces of which lines tell without anybody going there. */
export function spacesTold(lines: readonly LogLine[]): number[] {
  const about = lines.filter((line) => !line.picture?.move).flatMap((line) => line.picture?.about ?? [])
  return [...new Set(about.flatMap(({ kind, id }) => (kind === 'space' ? [Number(id)] : [])))]
}
