/** What lies and stands where: tokens at the edge of a space, figures in its middle. */
import { heroBase, monsterBase, type Base } from '../shapes'
import { BLOCK, centreOf, spread, STREET, type CityBoard, type Point } from './city'
import { heroName, monsterName, npcName } from './names'
import { figureNumber, type OthersView } from './view'

export interface Piece {
  id: string
  space: number
  base: Base
  name: string
  badge: string
  active: boolean
  at: Point
}

export interface TokenLying {
  kind: string
  count: number
  printed: boolean
  at: Point
}

type Standing = Omit<Piece, 'at'>

function standing(view: OthersView): Standing[] {
  const heroes = view.heroes
    .filter((hero) => hero.state === 'in-play' && hero.space >= 0)
    .map((hero) => ({
      id: `hero-${hero.hero}`,
      space: hero.space,
      base: heroBase(hero.hero),
      name: heroName(hero.hero),
      badge: '',
      active: view.current === hero.hero,
    }))
  const monsters = view.monsters
    .filter((monster) => monster.pool === 'board')
    .map((monster) => ({
      id: `monster-${monster.monster}`,
      space: monster.space,
      base: monsterBase(monster.kind, figureNumber(view, monster)),
      name: monsterName(view, monster),
      badge: monster.marked ? '!' : '',
      active: false,
    }))
  const npcs = view.spaces.flatMap((space) =>
    space.npcs.map((npc) => ({
      id: `npc-${npc}`,
      space: space.space,
      base: { shape: 'person', letters: npcName(npc).slice(0, 2).toUpperCase(), colour: '#d9d2c2' } as Base,
      name: npcName(npc),
      badge: '',
      active: false,
    })),
  )
  return [...heroes, ...npcs, ...monsters]
}

/** Room for one figure where so many stand. */
export function sizeOf(count: number, district: boolean): number {
  if (district) return count <= 3 ? 72 : count <= 6 ? 64 : count <= 9 ? 50 : 40
  return count <= 2 ? 66 : count <= 6 ? 52 : 40
}

export function piecesOf(board: CityBoard, view: OthersView): Map<number, Piece[]> {
  const found = new Map<number, Piece[]>()
  const all = standing(view)
  for (const space of board.spaces) {
    const here = all.filter((piece) => piece.space === space.space)
    const size = sizeOf(here.length, space.district)
    const middle = centreOf(board, space)
    const places = spread(here.length, size, space.district ? 2 * BLOCK - 10 : 3.5 * STREET)
    const lift = space.district ? 4 : 0
    found.set(space.space, here.map((piece, at) => ({
      ...piece,
      at: { x: middle.x + (places[at]?.x ?? 0), y: middle.y + lift + (places[at]?.y ?? 0) },
    })))
  }
  return found
}

export function tokensOf(board: CityBoard, view: OthersView, space: number): TokenLying[] {
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
  if (seen.marked) kinds.push({ kind: 'mark', count: 1, printed: false })
  const middle = centreOf(board, printed)
  return kinds.map((token, at) => ({ ...token, at: place(middle, at, kinds.length, printed.district) }))
}

/** In a District in a row under the name; in a Street around the crossing. */
function place(middle: Point, at: number, count: number, district: boolean): Point {
  if (district) return { x: middle.x + (at - (count - 1) / 2) * 38, y: middle.y - BLOCK + 52 }
  const corners = [[-1, -1], [1, -1], [-1, 1], [1, 1]]
  const [dx = 0, dy = 0] = corners[at % 4] ?? []
  return at < 4 ? { x: middle.x + dx * 56, y: middle.y + dy * 26 } : { x: middle.x + dx * 26, y: middle.y + dy * 62 }
}
