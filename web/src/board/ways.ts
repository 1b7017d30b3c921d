/** How figures went, read off the log: the spaces each passed, in order. */

export interface LineData {
  key: string
  values: readonly unknown[]
}

const HEROES = ['leah', 'morgana', 'thorley', 'rocco', 'brad', 'rose', 'karl']

/** Figure and spaces of one line: where from, if it says so, and where to. */
function stepOf(game: string, { key, values }: LineData): [string, number[]] | null {
  const [who, first, second] = values.map(Number)
  if (who === undefined || first === undefined) return null
  if (game === 'they-live') return liveStep(key, who, first, second)
  if (key === 'hero-moves' && second !== undefined) return [`hero-${HEROES[who]}`, [first, second]]
  if (key === 'monster-moves' && second !== undefined) return [`monster-${who}`, [first, second]]
  return null
}

/** In They Live enemies say where from; people only say where to. */
function liveStep(key: string, who: number, first: number, second: number | undefined): [string, number[]] | null {
  if (key === 'enemy-moves' && second !== undefined) return [`tile-${who}`, [first, second]]
  return ['moves', 'rides', 'flees'].includes(key) ? [`person-${who}`, [first]] : null
}

export function waysOf(game: string, lines: readonly LineData[]): Map<string, number[]> {
  const ways = new Map<string, number[]>()
  for (const line of lines) {
    const step = stepOf(game, line)
    if (!step) continue
    const [figure, spaces] = step
    const way = ways.get(figure) ?? []
    const onward = way.length && way.at(-1) === spaces[0] ? spaces.slice(1) : spaces
    ways.set(figure, [...way, ...onward])
  }
  return ways
}
