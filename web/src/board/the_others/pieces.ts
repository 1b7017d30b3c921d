/** What lies and stands where: tokens at the edge of a space, figures in its middle. */
import { heroBase, monsterBase, npcBase, type Base } from '../shapes'
import { spread, type Point } from '../geometry'
import { armsOf, BLOCK, centreOf, STREET, UNIT, type CityBoard, type CitySpace } from './city'
import { heroName, monsterName, npcName } from './names'
import { figureNumber, portraitOf, type OthersView } from './view'

export interface Piece {
  id: string
  space: number
  base: Base
  name: string
  badge: string
  active: boolean
  at: Point
  scale: number
}

export interface TokenLying {
  kind: string
  count: number
  printed: boolean
  at: Point
}

type Standing = Omit<Piece, 'at' | 'scale'>

function standing(view: OthersView): Standing[] {
  const heroes = view.heroes
    .filter((hero) => hero.state === 'in-play' && hero.space >= 0)
    .map((hero) => ({
      id: `hero-${hero.hero}`,
      space: hero.space,
      base: heroBase(hero.hero, view.heroes.indexOf(hero), { kind: 'hero', id: hero.wolf ? `${hero.hero}-wolf` : hero.hero }),
      name: heroName(hero.hero),
      badge: '',
      active: view.current === hero.hero,
    }))
  const monsters = view.monsters
    .filter((monster) => monster.pool === 'board')
    .map((monster) => ({
      id: `monster-${monster.monster}`,
      space: monster.space,
      base: monsterBase(monster.kind, figureNumber(view, monster), portraitOf(view, monster.kind, monster.card)),
      name: monsterName(view, monster),
      badge: monster.marked ? '!' : '',
      active: false,
    }))
  const npcs = view.spaces.flatMap((space) =>
    space.npcs.map((npc) => ({
      id: `npc-${npc}`,
      space: space.space,
      base: npcBase(npc, npcName(npc)),
      name: npcName(npc),
      badge: '',
      active: false,
    })),
  )
  return [...heroes, ...npcs, ...monsters]
}

export interface Room {
  /** The side of the square one figure gets. */
  size: number
  columns: number
}

/** The size of a figure at scale 1. */
const FIGURE = 54

/** Room for one figure where so many stand: a Street's crossing is narrow, and tokens lie around it. */
function roomOf(count: number, district: boolean, small: boolean): Room {
  if (district) {
    if (count <= 3) return { size: small ? 76 : 72, columns: 3 }
    return count <= 6 ? { size: 56, columns: 3 } : { size: 42, columns: 5 }
  }
  if (count === 1) return { size: small ? 84 : 68, columns: 1 }
  if (count === 2) return { size: small ? 66 : 60, columns: 2 }
  if (count <= 4) return { size: small ? 56 : 50, columns: 2 }
  return count <= 6 ? { size: 44, columns: 3 } : { size: 36, columns: 4 }
}

/** Half of the widest figure at scale 1, with its rim. */
const HALF = 30
const SMALLEST = 0.8

export function piecesOf(board: CityBoard, view: OthersView, small: boolean): Map<number, Piece[]> {
  const found = new Map<number, Piece[]>()
  const all = standing(view)
  for (const space of board.spaces) {
    const here = all.filter((piece) => piece.space === space.space)
    const { size, columns } = roomOf(here.length, space.district, small)
    const { at: middle, reach } = standingPlace(board, space, all)
    const places = spread(here.length, size, size * columns)
    const lift = space.district ? (here.length > 3 || small ? 16 : 6) : 0
    found.set(space.space, here.map((piece, at) => ({
      ...piece,
      at: { x: middle.x + (places[at]?.x ?? 0), y: middle.y + lift + (places[at]?.y ?? 0) },
      scale: here.length > 1 ? size / FIGURE : Math.min(size / FIGURE, Math.max(SMALLEST, reach / HALF / piece.base.grow)),
    })))
  }
  return found
}

/** Where figures stand, and how far one alone may reach so that it hides no name: at a corner of two banks nearer to the
 * crossing while nobody stands on the other bank. */
function standingPlace(board: CityBoard, space: CitySpace, all: Standing[]): { at: Point; reach: number } {
  if (space.district) return { at: centreOf(board, space), reach: BLOCK }
  const beside = board.spaces.filter((other) => other !== space && other.x === space.x && other.y === space.y)
  const isAlone = !all.some((piece) => beside.some((other) => other.space === piece.space))
  const at = centreOf(board, space)
  const crossing = { x: space.x * UNIT, y: space.y * UNIT }
  const nearer = isAlone ? { x: (at.x + 2 * crossing.x) / 3, y: (at.y + 2 * crossing.y) / 3 } : at
  return { at: nearer, reach: STREET + 4 - Math.max(Math.abs(nearer.x - crossing.x), Math.abs(nearer.y - crossing.y)) }
}

export function tokensOf(board: CityBoard, view: OthersView, space: number, small: boolean): TokenLying[] {
  const printed = board.spaces[space]
  const seen = view.spaces[space]
  if (!printed || !seen) return []
  const kinds: Omit<TokenLying, 'at'>[] = []
  for (const [kind, count] of Object.entries(printed.permanent)) if (count) kinds.push({ kind, count, printed: true })
  if (printed.altars) kinds.push({ kind: 'altar', count: printed.altars, printed: true })
  for (const [kind, count] of Object.entries(seen.tokens)) kinds.push({ kind, count, printed: false })
  const hidden = Array.isArray(seen.face_down) ? seen.face_down.length : seen.face_down
  if (hidden) kinds.push({ kind: 'face-down', count: hidden, printed: false })
  if (view.orbital.includes(space)) kinds.push({ kind: 'orbital-strike', count: 1, printed: false })
  if (view.sins.hate === space) kinds.push({ kind: 'hate', count: 1, printed: false })
  if (seen.marked) kinds.push({ kind: 'mark', count: 1, printed: false })
  const gap = small ? 48 : 38
  return kinds.map((token, at) => ({ ...token, at: printed.district ? inRow(centreOf(board, printed), at, kinds.length, gap, small) : onArm(board, printed, at, gap) }))
}

/** In a District: in a row under the name. */
function inRow(middle: Point, at: number, count: number, gap: number, small: boolean): Point {
  return { x: middle.x + (at - (count - 1) / 2) * gap, y: middle.y - BLOCK + (small ? 66 : 52) }
}

/** In a Street: on its arms in turn, from the crossing outwards, so that whoever stands on the crossing hides none. */
function onArm(board: CityBoard, space: CitySpace, at: number, gap: number): Point {
  const arms = armsOf(board, space)
  const [dx, dy] = arms[at % arms.length] ?? [0, 0]
  const along = STREET + gap * (0.85 + Math.floor(at / arms.length / 2))
  const across = (Math.floor(at / arms.length) % 2 ? 1 : -1) * gap * 0.54
  return { x: space.x * UNIT + dx * along - dy * across, y: space.y * UNIT + dy * along + dx * across }
}
