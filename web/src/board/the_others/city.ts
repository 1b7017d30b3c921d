/** The city as a drawing: where streets, blocks, crosswalks and rivers lie (TO-SETUP-09). Tiles are two units wide. */

import type { Box, Point } from '../geometry'

export interface CitySpace {
  space: number
  name: string
  district: boolean
  tile: string
  x: number
  y: number
  adjacent: number[]
  metro_colours: string[]
  icons: string[]
  altars: number
  permanent: Record<string, number>
}

export interface CityBoard {
  spaces: CitySpace[]
  start: number
}

export const UNIT = 160
export const STREET = 46
export const BLOCK = UNIT - STREET
const MARGIN = 24
/** Streets and the lines between them. */
export const STREET_INK = '#2a2730'
export const BORDER = '#978ba3'
/** Roofs, four tones for each kind of block. */
export const ROOF_INKS = [
  ['#4a302d', '#3a2b28', '#4b342b', '#322626'],
  ['#2f3b4a', '#28313e', '#32414c', '#242a34'],
  ['#3e3348', '#31293b', '#443748', '#292230'],
  ['#384234', '#2d352b', '#3a4330', '#262c24'],
  ['#483c27', '#3a3022', '#493e28', '#2f281d'],
  ['#2f4441', '#273633', '#31443f', '#212c29'],
] as const

export function boxOf(board: CityBoard): Box {
  const right = Math.max(...board.spaces.map((space) => space.x)) * UNIT
  const down = Math.max(...board.spaces.map((space) => space.y)) * UNIT
  const edge = STREET + MARGIN
  return { x: -edge, y: -edge, width: right + 2 * edge, height: down + 2 * edge }
}

/** Whether two banks meet at this corner: then each street gives way towards its own tile. */
function isSplit(board: CityBoard, space: CitySpace): boolean {
  return board.spaces.some((other) => other !== space && other.x === space.x && other.y === space.y)
}

/** From a street on a split corner towards its own tile, in signs. */
function bank(board: CityBoard, space: CitySpace): Point | null {
  if (!isSplit(board, space)) return null
  const tile = space.adjacent.map((near) => board.spaces[near]).find((near) => near?.district)
  return tile ? { x: Math.sign(tile.x - space.x), y: Math.sign(tile.y - space.y) } : null
}

export function centreOf(board: CityBoard, space: CitySpace): Point {
  const towards = bank(board, space)
  const shift = towards ? STREET * 0.62 : 0
  return { x: space.x * UNIT + (towards?.x ?? 0) * shift, y: space.y * UNIT + (towards?.y ?? 0) * shift }
}

/** Where a Street's number begins: at a corner of two banks on its own bank, else in the corner of the crossing. */
export function numberAt(board: CityBoard, space: CitySpace): Point {
  const towards = bank(board, space)
  const [x, y] = [space.x * UNIT, space.y * UNIT]
  if (!towards) return { x: x - STREET + 4, y: y - STREET + 16 }
  return { x: x + towards.x * (STREET + 14) - 9, y: y + towards.y * (STREET - 12) + 5 }
}

/** Where a Metro stop is drawn: at the foot of a crossing, or in a District beside its name. */
export function stopAt(board: CityBoard, space: CitySpace): Point {
  if (space.district) return { x: space.x * UNIT + BLOCK - 18, y: space.y * UNIT - BLOCK + 52 }
  const towards = bank(board, space)
  if (!towards) return { x: space.x * UNIT + STREET - 14, y: space.y * UNIT + STREET - 14 }
  return { x: space.x * UNIT + towards.x * (STREET - 14), y: space.y * UNIT + towards.y * (STREET + 14) }
}

const SIDES: readonly [number, number][] = [[0, -1], [1, 0], [0, 1], [-1, 0]]

/** The outline of a street: the crossing and its half-streets up to the crosswalks. */
export function outlineOf(board: CityBoard, space: CitySpace): string {
  const away = bank(board, space)
  const points: [number, number][] = []
  for (const [dx, dy] of SIDES) {
    const across: [number, number] = [-dy, dx]
    const before: [number, number] = [dx - across[0], dy - across[1]]
    if (!away || before[0] !== -away.x || before[1] !== -away.y) points.push([before[0] * STREET, before[1] * STREET])
    if (!leadsTo(board, space, dx, dy)) continue
    for (const side of [-1, 1]) {
      points.push([dx * UNIT + side * across[0] * STREET, dy * UNIT + side * across[1] * STREET])
    }
  }
  const shown = points.map(([x, y]) => `${space.x * UNIT + x},${space.y * UNIT + y}`)
  return `M${shown.join('L')}Z`
}

/** The directions in which a street goes on, in signs. */
export function armsOf(board: CityBoard, space: CitySpace): readonly [number, number][] {
  return SIDES.filter(([dx, dy]) => leadsTo(board, space, dx, dy))
}

function leadsTo(board: CityBoard, space: CitySpace, dx: number, dy: number): boolean {
  return space.adjacent.some((near) => {
    const other = board.spaces[near]
    return other !== undefined && other.x === space.x + 2 * dx && other.y === space.y + 2 * dy
  })
}

export interface Crosswalk extends Point {
  upright: boolean
}

export function crosswalks(board: CityBoard): Crosswalk[] {
  const found: Crosswalk[] = []
  for (const space of board.spaces.filter((one) => !one.district)) {
    for (const near of space.adjacent.filter((other) => other > space.space)) {
      const other = board.spaces[near]
      if (!other || other.district) continue
      found.push({
        x: ((space.x + other.x) / 2) * UNIT,
        y: ((space.y + other.y) / 2) * UNIT,
        upright: space.x === other.x,
      })
    }
  }
  return found
}

/** The middles of the cells without a tile: the river. */
export function rivers(board: CityBoard): Point[] {
  const tiles = new Set(board.spaces.filter((space) => space.district).map((space) => `${space.x},${space.y}`))
  const found: Point[] = []
  for (let x = 1; x <= Math.max(...board.spaces.map((space) => space.x)); x += 2) {
    for (let y = 1; y <= Math.max(...board.spaces.map((space) => space.y)); y += 2) {
      if (!tiles.has(`${x},${y}`)) found.push({ x: x * UNIT, y: y * UNIT })
    }
  }
  return found
}

/** Where two banks meet at a corner, the arm of the river between them. */
export function narrows(board: CityBoard): { from: Point; to: Point }[] {
  return board.spaces.flatMap((space) => {
    const towards = bank(board, space)
    const first = board.spaces.find((one) => one.x === space.x && one.y === space.y)
    if (!towards || first !== space) return []
    const [x, y] = [space.x * UNIT, space.y * UNIT]
    const [dx, dy] = [-towards.y * STREET * 1.1, towards.x * STREET * 1.1]
    return [{ from: { x: x + dx, y: y + dy }, to: { x: x - dx, y: y - dy } }]
  })
}

export interface Line {
  from: Point
  to: Point
  colour: string
}

/** The line of each colour: every station is joined to the nearest one that is on it already. */
export function metroLines(board: CityBoard): Line[] {
  const colours = new Set(board.spaces.flatMap((space) => space.metro_colours))
  return [...colours].flatMap((colour) => {
    const stations = board.spaces.filter((space) => space.metro_colours.includes(colour))
    const waiting = stations.map((space) => centreOf(board, space))
    const joined = waiting.splice(0, 1)
    const lines: Line[] = []
    while (waiting.length) {
      const ways = joined.flatMap((from) => waiting.map((to) => ({ from, to, colour })))
      const next = ways.reduce((best, way) => (lengthOf(way) < lengthOf(best) ? way : best))
      joined.push(...waiting.splice(waiting.indexOf(next.to), 1))
      lines.push(next)
    }
    return lines
  })
}

function lengthOf(line: Line): number {
  return Math.hypot(line.to.x - line.from.x, line.to.y - line.from.y)
}

export interface Roof extends Box {
  kind: number
}

/** Roofs of a block, always the same for the same tile: the block is cut in two again and again. */
export function roofsOf(tile: string): Roof[] {
  let seed = [...tile].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  const chance = () => {
    seed = (seed * 1664525 + 1013904223) >>> 0
    return seed / 2 ** 32
  }
  const cut = (box: Box, depth: number): Box[] => {
    if (depth === 0 || Math.min(box.width, box.height) < 60) return [box]
    const wide = box.width > box.height
    const share = 0.35 + chance() * 0.3
    const [a, b] = wide
      ? [{ ...box, width: box.width * share }, { ...box, x: box.x + box.width * share, width: box.width * (1 - share) }]
      : [{ ...box, height: box.height * share }, { ...box, y: box.y + box.height * share, height: box.height * (1 - share) }]
    return [...cut(a, depth - 1), ...cut(b, depth - 1)]
  }
  const side = BLOCK - 10
  return cut({ x: -side, y: -side, width: 2 * side, height: 2 * side }, 3).map((box) => ({ ...box, kind: Math.floor(chance() * 4) }))
}
