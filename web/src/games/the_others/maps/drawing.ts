/** A map as it is drawn: tiles in a grid, and things in Spaces by their addresses. Nothing here knows what is allowed. */
import type { MapDrawing } from '../../../protocol/types'

export type Drawing = Required<MapDrawing>
export interface Cell {
  code: string
  turns: number
}
export type Grid = (Cell | null)[][]

const ARROWS = '^>v<'
const QUARTERS = 4
const NEW_LETTER = 'z'

export function emptyDrawing(name: string, story: string): Drawing {
  return {
    name, story, letter: NEW_LETTER, source: 'house', layout: '', start: '',
    altars: [], orbital: [], out_of_orbit: [], metro: {}, tokens: {}, monsters: {}, npcs: {}, tiles: {},
  }
}

/** A drawing from the values of a file, some of which may be missing. */
export function drawingOf(values: Record<string, unknown>): Drawing {
  const known = emptyDrawing('', '')
  return { ...known, ...Object.fromEntries(Object.entries(values).filter(([key]) => key in known)) }
}

export function gridOf(layout: string): Grid {
  const rows = layout.split('\n').map((row) => row.trim()).filter(Boolean)
  return rows.map((row) => row.split(/\s+/).map((cell) => {
    if (cell === '.') return null
    const turns = ARROWS.indexOf(cell.slice(-1))
    return turns < 0 ? { code: cell, turns: 0 } : { code: cell.slice(0, -1), turns }
  }))
}

function layoutOf(grid: Grid): string {
  return grid.map((row) => row.map((cell) => (cell ? cell.code + (cell.turns ? ARROWS.charAt(cell.turns) : '') : '.')).join(' ')).join('\n')
}

/** The grid with an empty ring around all tiles, so that there is always room for one more. */
export function ringed(grid: Grid, widest: number): Grid {
  const bare = trimmed(grid)
  const width = Math.max(0, ...bare.map((row) => row.length))
  const ring = (size: number) => (size < widest ? 1 : 0)
  const [across, down] = [ring(width), ring(bare.length)]
  const gap = (length: number): (Cell | null)[] => Array.from({ length }, () => null)
  const rows = bare.map((row) => [...gap(across), ...row, ...gap(width - row.length + across)])
  const edge = down ? [gap(width + 2 * across)] : []
  const all = [...edge, ...rows, ...edge.map((row) => [...row])]
  return all.length ? all : [gap(1)]
}

/** The grid without empty rows and columns around it. */
function trimmed(grid: Grid): Grid {
  const rows = grid.flatMap((row, at) => (row.some(Boolean) ? [at] : []))
  const columns = grid.flatMap((row) => row.flatMap((cell, at) => (cell ? [at] : [])))
  if (!rows.length) return []
  const [left, right] = [Math.min(...columns), Math.max(...columns)]
  return grid.slice(Math.min(...rows), Math.max(...rows) + 1).map((row) => Array.from({ length: right - left + 1 }, (_, at) => row[left + at] ?? null))
}

export function withGrid(drawing: Drawing, grid: Grid): Drawing {
  return { ...drawing, layout: layoutOf(trimmed(grid)) }
}

/** A tile put into a cell, taken from wherever it lay; what lay there goes where the tile came from. */
export function laid(grid: Grid, code: string, row: number, column: number): Grid {
  const here = grid[row]?.[column] ?? null
  const tile = grid.flat().find((cell) => cell?.code === code) ?? { code, turns: 0 }
  return grid.map((cells, r) => cells.map((cell, c) => {
    if (r === row && c === column) return tile
    return cell?.code === code ? here : cell
  }))
}

export function turned(grid: Grid, code: string): Grid {
  return grid.map((row) => row.map((cell) => (cell?.code === code ? { code, turns: (cell.turns + 1) % QUARTERS } : cell)))
}

export function taken(grid: Grid, code: string): Grid {
  return grid.map((row) => row.map((cell) => (cell?.code === code ? null : cell)))
}

const tileOf = (address: string) => address.split('/')[0] ?? ''

/** Things on Streets that another tile shares stay where they lie when a tile is moved or taken away: they are called by
 * the other tile from then on. What lay on a tile that is taken away goes with it. */
export function loosened(drawing: Drawing, tile: string, addresses: string[][], away: boolean): Drawing {
  const names = new Map(addresses.flatMap((all) => all.map((one) => [one, all] as const)))
  return mapped(drawing, (address) => {
    if (tileOf(address) !== tile) return address
    const other = names.get(address)?.find((one) => tileOf(one) !== tile)
    return other ?? (away ? null : address)
  })
}

/** The drawing with every address exchanged, or taken away where nothing comes of it. */
function mapped(drawing: Drawing, change: (address: string) => string | null): Drawing {
  const list = (held: string[]) => held.flatMap((one) => change(one) ?? [])
  const table = (held: Record<string, string[]>) => Object.fromEntries(Object.entries(held).map(([key, all]) => [key, list(all)]))
  return {
    ...drawing,
    start: drawing.start ? (change(drawing.start) ?? '') : '',
    altars: list(drawing.altars), orbital: list(drawing.orbital), out_of_orbit: list(drawing.out_of_orbit),
    metro: table(drawing.metro), tokens: table(drawing.tokens), monsters: table(drawing.monsters),
    npcs: Object.fromEntries(Object.entries(drawing.npcs).flatMap(([npc, at]) => { const now = change(at); return now ? [[npc, now]] : [] })),
  }
}

type Lists = 'altars' | 'orbital' | 'out_of_orbit'
type Tables = 'metro' | 'tokens' | 'monsters'

/** The addresses at which things of a kind lie. */
export function placesOf(drawing: Drawing, path: string): string[] {
  const [table = '', kind = ''] = path.split('.')
  if (path === 'start') return drawing.start ? [drawing.start] : []
  if (table === 'npcs') return drawing.npcs[kind] ? [drawing.npcs[kind]] : []
  return kind ? (drawing[table as Tables][kind] ?? []) : drawing[table as Lists]
}

function withPlaces(drawing: Drawing, path: string, places: string[]): Drawing {
  const [table = '', kind = ''] = path.split('.')
  if (path === 'start') return { ...drawing, start: places.at(-1) ?? '' }
  if (table === 'npcs') {
    const others = Object.fromEntries(Object.entries(drawing.npcs).filter(([npc]) => npc !== kind))
    return { ...drawing, npcs: places.length ? { ...others, [kind]: places.at(-1) ?? '' } : others }
  }
  if (!kind) return { ...drawing, [table]: places }
  return { ...drawing, [table]: { ...drawing[table as Tables], [kind]: places } }
}

const ONE_PLACE = /^(start|npcs\..*)$/
const ONCE_A_SPACE = /^(metro\..*|out_of_orbit)$/

/** A thing put into a Space, all of whose names are given: the Starting Space and NPCs move there, a Metro stop stands
 * once in a Space. */
export function put(drawing: Drawing, path: string, names: string[]): Drawing {
  const held = placesOf(drawing, path)
  const there = held.some((one) => names.includes(one))
  if (there && (ONE_PLACE.test(path) || ONCE_A_SPACE.test(path))) return removed(drawing, path, names)
  return withPlaces(drawing, path, [...held, names[0] ?? ''])
}

/** One thing less of a kind in a Space. */
export function removed(drawing: Drawing, path: string, names: string[]): Drawing {
  const held = [...placesOf(drawing, path)]
  const at = held.findLastIndex((one) => names.includes(one))
  if (at >= 0) held.splice(at, 1)
  return withPlaces(drawing, path, held)
}

/** What lies in a Space, by kind, with the number of each. */
export function lyingIn(drawing: Drawing, paths: string[], names: string[]): { path: string; count: number }[] {
  return paths
    .map((path) => ({ path, count: placesOf(drawing, path).filter((one) => names.includes(one)).length }))
    .filter((one) => one.count)
}
