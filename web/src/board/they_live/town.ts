/** The board of They Live as a drawing: spaces where the board puts them, threads as cables between them. */
import type { Box, Point } from '../geometry'

export interface TownSpace {
  space: number
  id: string
  area: string
  kind: 'named' | 'unnamed' | 'billboard' | 'cable54'
  threads: number[]
  x: number
  y: number
}

export interface TownBoard {
  spaces: TownSpace[]
  billboards: number[]
  cable_54: number
  freeway: number[]
}

export const TOWN_BOX: Box = { x: 0, y: 0, width: 1640, height: 1710 }
/** The grounds of the areas, in the order in which the board names them. */
export const AREA_INKS = ['#443e20', '#472d1f', '#1d3c44', '#303a27']

/** Where a space is drawn; the board places it on a picture of 100 by 100. */
export function placeOf(board: TownBoard, space: number): Point {
  const { x, y } = board.spaces[space - 1] ?? { x: 0, y: 0 }
  return { x: 105 + x * 14.4, y: 60 + y * 16 }
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
      const a = placeOf(board, space.space)
      const b = placeOf(board, to)
      const sag = Math.hypot(b.x - a.x, b.y - a.y) * 0.1
      const path = `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${(a.y + b.y) / 2 + sag} ${b.x} ${b.y}`
      const other = board.spaces.find((one) => one.space === to)
      return { from: space.space, to, path, within: other?.area === space.area }
    }),
  )
}

/** The freeway as one curve through its ramps. */
export function freeway(board: TownBoard): string {
  const [a, b, c] = board.freeway.map((space) => placeOf(board, space))
  if (!a || !b || !c) return ''
  return `M${a.x} ${a.y}C${a.x + 60} ${a.y + 240} ${b.x - 60} ${b.y - 240} ${b.x} ${b.y}S${c.x - 120} ${c.y - 60} ${c.x} ${c.y}`
}

export interface Area {
  id: string
  ink: string
  spaces: Point[]
  /** Where its name stands: above its highest space and whoever is there, towards its middle. */
  name: Point
}

export function areas(board: TownBoard): Area[] {
  const ids = [...new Set(board.spaces.map((space) => space.area))]
  return ids.map((id, at) => {
    const spaces = board.spaces.filter((space) => space.area === id).map((space) => placeOf(board, space.space))
    const top = spaces.reduce((highest, at) => (at.y < highest.y ? at : highest))
    const middle = spaces.reduce((sum, at) => sum + at.x, 0) / spaces.length
    return { id, ink: AREA_INKS[at % AREA_INKS.length] ?? '', spaces, name: { x: (top.x + middle) / 2, y: top.y - 142 } }
  })
}

/** Width and height of a space by its kind; names take two lines. */
export const SIZES = { named: [226, 102], unnamed: [186, 92], billboard: [204, 120], cable54: [176, 150] } as const
