/** Where figures stand at a space of the town: people beneath and enemies above it where there is room, else beside it, so
 * that they hide no name and none is cut at the edge. */
import type { Box, Point } from '../geometry'
import { placeOf, SIZES, TOWN_BOX, type TownBoard, type TownSpace } from './town'

/** Half of a figure with its rim; those of a smaller drawing stand a little further away. */
export const FIGURE = { people: 50, tiles: 47 } as const
const SMALL = 14
const NUMBER = 24
const APART = 98

export interface Spots {
  people: Point
  tiles: Point
}

export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, across) * Math.max(0, down)
}

export function plateOf(board: TownBoard, space: TownSpace): Box {
  const [width, height] = SIZES[space.kind]
  const { x, y } = placeOf(board, space.space)
  return { x: x - width / 2, y: y - height / 2, width, height }
}

function numberOf(plate: Box): Box {
  return { x: plate.x - NUMBER, y: plate.y - NUMBER, width: 2 * NUMBER, height: 2 * NUMBER }
}

/** What so many figures side by side around a point cover. */
export function covered(at: Point, half: number, count: number): Box {
  const width = 2 * half + (count - 1) * APART
  return { x: at.x - width / 2, y: at.y - half, width, height: 2 * half }
}

function outside(box: Box): number {
  return box.width * box.height - overlap(box, TOWN_BOX)
}

/** How much would be hidden, of names most of all: by one figure, and by two. */
function hidden(at: Point, half: number, names: Box[], rest: Box[]): number {
  const by = (box: Box) => 4 * outside(box) + names.reduce((sum, one) => sum + 4 * overlap(box, one), 0) + rest.reduce((sum, one) => sum + overlap(box, one), 0)
  return 8 * by(covered(at, half, 1)) + by(covered(at, half, 2))
}

/** Places around a plate, the usual one first; `side` is 1 beneath it and -1 above. */
function around(plate: Box, half: number, side: number, near: number): Point[] {
  const middle = { x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 }
  const y = middle.y + side * (plate.height / 2 + near)
  const aside = plate.width / 2 - half / 2
  const beside = plate.width / 2 + half + 8
  const steps = [0.4, -0.4, 0.8, -0.8, 1, -1].map((share) => ({ x: middle.x + share * aside, y }))
  const sides = [1, -1].flatMap((way) => [0.5, 0, 1].map((part) => ({ x: middle.x + way * beside, y: middle.y + side * part * (plate.height / 2) })))
  return [{ x: middle.x, y }, ...steps, ...sides]
}

function least(places: Point[], cost: (at: Point) => number): Point {
  const [first, ...others] = places.map((at) => ({ at, cost: cost(at) }))
  return others.reduce((best, one) => (one.cost < best.cost ? one : best), first ?? { at: { x: 0, y: 0 }, cost: 0 }).at
}

/** The spots at every space, in order. A spot keeps clear of those that are chosen already. */
export function spotsOf(board: TownBoard, small: boolean): Spots[] {
  const plates = board.spaces.map((space) => plateOf(board, space))
  const taken: Box[] = plates.map(numberOf)
  return board.spaces.map((space, index) => {
    const plate = plates[index] as Box
    const billboard = space.kind === 'billboard' ? 10 : 0
    const choose = (kind: keyof typeof FIGURE, side: number, near: number) => {
      const half = FIGURE[kind]
      const at = least(around(plate, half, side, near + (small ? SMALL : 0)), (one) => hidden(one, half, plates, taken))
      taken.push(covered(at, half, 1))
      return at
    }
    return { people: choose('people', 1, 44 + billboard), tiles: choose('tiles', -1, 36) }
  })
}
