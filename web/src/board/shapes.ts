/** The bases on which figures stand: a portrait in a frame whose shape tells the side, so that none is told by colour alone. */
import { isWide } from '../i18n/room'

export interface Base {
  shape: keyof typeof SHAPES
  /** What stands on the tag of a figure for those who want letters. */
  letters: string
  /** Which of several alike it is; 0 where there is only one. */
  number: number
  colour: string
  /** The portrait, by kind and id. */
  picture: { kind: string; id: string }
  /** How much larger than others it is drawn. */
  grow: number
}

/** Outlines around the middle, about 44 wide. */
export const SHAPES = {
  circle: 'M-23 0A23 23 0 1 1 23 0A23 23 0 1 1-23 0Z',
  hexagon: 'M0-26L23-13V13L0 26L-23 13V-13Z',
  square: 'M-16-21H16A5 5 0 0 1 21-16V16A5 5 0 0 1 16 21H-16A5 5 0 0 1-21 16V-16A5 5 0 0 1-16-21Z',
  crown: 'M-24 25L-27-16L-14-8L0-30L14-8L27-16L24 25Z',
} as const

/** The ink around every frame. */
export const INK = '#0c0a0d'
export const HERO_COLOURS = ['#f2c94c', '#ff8fa3', '#8fbdf2', '#f5a262', '#b3d46e', '#dcaaf0', '#d5dee2']
export const PEOPLE_COLOURS = ['#f5c95a', '#7fdbe0', '#ff9ab0', '#b4dd78', '#cdb6f8', '#ffab78']
export const NPC_COLOUR = '#efe6d0'
/** Whoever is against everybody, and those of them who are led by nobody here. */
export const FOES = { many: '#ff9484', member: '#f0a3e4', fallen: '#d3b0f5', agent: '#ff97a2', person: '#b9cbdb' } as const

const RANKS: Record<string, [keyof typeof SHAPES, string, string, number]> = {
  acolyte: ['hexagon', 'A', FOES.many, 1],
  abomination: ['hexagon', 'B', FOES.many, 1.14],
  controller: ['hexagon', 'C', FOES.many, 1.22],
  avatar: ['crown', 'AV', FOES.many, 1.3],
  'hell-club': ['hexagon', 'HC', FOES.member, 1.1],
  tainted: ['hexagon', 'T', FOES.fallen, 1.1],
}

type Portrait = Base['picture']

/** A Hero by name and by place in the team, which is that in the view. */
export function heroBase(hero: string, place: number, picture: Portrait = { kind: 'hero', id: hero }): Base {
  return { shape: 'circle', letters: hero.slice(0, 3).toUpperCase(), number: 0, colour: HERO_COLOURS[place] ?? NPC_COLOUR, picture, grow: 1.1 }
}

export function monsterBase(kind: string, number: number, picture: Portrait): Base {
  const [shape, letter, colour, grow] = RANKS[kind] ?? ['hexagon', '?', FOES.many, 1]
  return { shape, letters: number > 0 ? `${letter}${number}` : letter, number, colour, picture, grow }
}

export function npcBase(npc: string, name: string): Base {
  return { shape: 'square', letters: name.slice(0, 2).toUpperCase(), number: 0, colour: NPC_COLOUR, picture: { kind: 'npc', id: npc }, grow: 0.95 }
}

export function personBase(seat: number, character: string): Base {
  const colour = PEOPLE_COLOURS[seat % PEOPLE_COLOURS.length] ?? NPC_COLOUR
  return { shape: 'circle', letters: `P${seat + 1}`, number: 0, colour, picture: { kind: 'character', id: character }, grow: 1.1 }
}

/** An enemy by its front; through the lenses whoever is no person shines white. */
export function tileBase(front: string, name: string, foreign: boolean, boss: boolean, lens: boolean): Base {
  const colour = lens ? (foreign ? '#f4f4f4' : '#9a9a9a') : foreign ? FOES.agent : FOES.person
  return { shape: boss ? 'crown' : foreign ? 'hexagon' : 'square', letters: initials(name).slice(0, 2), number: 0, colour, picture: { kind: 'front', id: front }, grow: boss ? 1.25 : 1 }
}

/** The initials of somebody's name, for a base. */
export function initials(name: string): string {
  if (isWide(name.charAt(0))) return name.charAt(0)
  return name.split(/[\s-]+/).map((word) => word.charAt(0).toUpperCase()).join('').slice(0, 3)
}
