/** The board of They Live as a drawing: spaces where the content file puts them, threads as cables between them. */
import content from '@content/they_live/content/board.toml?raw'
import type { Box, Point } from '../geometry'

export interface TownSpace {
  space: number
  id: string
  area: string
  kind: 'named' | 'unnamed' | 'billboard' | 'cable54'
  threads: number[]
}

export interface TownBoard {
  spaces: TownSpace[]
  billboards: number[]
  cable_54: number
}

export const TOWN_BOX: Box = { x: 0, y: 0, width: 1640, height: 1660 }
/** The ground of each area. */
export const AREA_INKS: Record<string, string> = { 'tax-exempt': '#443e20', 'downtown-redevelopment': '#472d1f', downtown: '#1d3c44', resettlement: '#303a27' }
export const FREEWAY = [2, 17, 23]

/** Number, x and y of every space in the content file, whose picture is 100 by 100. */
export function layoutOf(toml: string): Map<number, Point> {
  const found = new Map<number, Point>()
  for (const part of toml.split('[[space]]').slice(1)) {
    const figure = (name: string) => Number(new RegExp(`^${name} *= *(\\d+)`, 'm').exec(part)?.[1] ?? NaN)
    found.set(figure('number'), { x: 105 + figure('x') * 14.4, y: 60 + figure('y') * 16 })
  }
  return found
}

const LAYOUT = layoutOf(content)

export function placeOf(space: number): Point {
  return LAYOUT.get(space) ?? { x: 0, y: 0 }
}

export interface Cable {
  from: number
  to: number
  path: string
  within: boolean
}

/** Every thread once, hanging a little. */
export function cables(board: TownBoard): Cable[] {
  return board.spaces.flatMap((space) =>
    space.threads.filter((to) => to > space.space).map((to) => {
      const a = placeOf(space.space)
      const b = placeOf(to)
      const sag = Math.hypot(b.x - a.x, b.y - a.y) * 0.1
      const path = `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${(a.y + b.y) / 2 + sag} ${b.x} ${b.y}`
      const other = board.spaces.find((one) => one.space === to)
      return { from: space.space, to, path, within: other?.area === space.area }
    }),
  )
}

export function freeway(): string {
  const [a, b, c] = FREEWAY.map(placeOf)
  if (!a || !b || !c) return ''
  return `M${a.x} ${a.y}C${a.x + 60} ${a.y + 240} ${b.x - 60} ${b.y - 240} ${b.x} ${b.y}S${c.x - 120} ${c.y - 60} ${c.x} ${c.y}`
}

export interface Area {
  id: string
  spaces: Point[]
  /** Where its name stands: above its highest space and whoever is there, towards its middle. */
  name: Point
}

export function areas(board: TownBoard): Area[] {
  const ids = [...new Set(board.spaces.map((space) => space.area))]
  return ids.map((id) => {
    const spaces = board.spaces.filter((space) => space.area === id).map((space) => placeOf(space.space))
    const top = spaces.reduce((highest, at) => (at.y < highest.y ? at : highest))
    const middle = spaces.reduce((sum, at) => sum + at.x, 0) / spaces.length
    return { id, spaces, name: { x: (top.x + middle) / 2, y: top.y - 142 } }
  })
}

/** Width and height of a space by its kind; names take two lines. */
export const SIZES = { named: [226, 102], unnamed: [186, 92], billboard: [204, 120], cable54: [176, 150] } as const
