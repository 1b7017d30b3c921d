/** The bases on which figures stand: a shape, letters and a colour for each, so that none is told by colour alone. */

export interface Base {
  shape: keyof typeof SHAPES
  letters: string
  colour: string
}

/** Outlines around the middle, about 44 wide. */
export const SHAPES = {
  shield: 'M0-24L20-17V2C20 14 10 22 0 26C-10 22-20 14-20 2V-17Z',
  hood: 'M0-26C14-22 20-4 22 22H-22C-20-4-14-22 0-26Z',
  spikes: 'M0-27L6-16L18-20L15-8L27-2L15 5L18 18L6 14L0 26L-6 14L-18 18L-15 5L-27-2L-15-8L-18-20L-6-16Z',
  horns: 'M-24-26C-20-14-12-16 0-16C12-16 20-14 24-26C28-8 20 20 0 27C-20 20-28-8-24-26Z',
  crown: 'M-26 24L-30-20L-14-6L0-32L14-6L30-20L26 24Z',
  mask: 'M-20-22H20C26-4 16 24 0 26C-16 24-26-4-20-22Z',
  broken: 'M0 26L20 17V-2C20-14 10-22 4-26L-4-10L-8-23C-16-18-20-10-20-2V17Z',
  circle: 'M-22 0A22 22 0 1 1 22 0A22 22 0 1 1-22 0Z',
  hexagon: 'M0-24L21-12V12L0 24L-21 12V-12Z',
  square: 'M-20-20H20V20H-20Z',
  diamond: 'M0-26L24 0L0 26L-24 0Z',
  person: 'M0-26A9 9 0 0 1 7-10C18-6 20 8 20 24H-20C-20 8-18-6-7-10A9 9 0 0 1 0-26Z',
  badge: 'M0-26L8-18L20-20L20-6L27 2L18 10L18 22L6 20L0 28L-6 20L-18 22L-18 10L-27 2L-20-6L-20-20L-8-18Z',
} as const

const HERO_COLOURS = ['#e0b84c', '#d64f6d', '#6f9fd8', '#e0813c', '#8fb04f', '#c48ad6', '#a9b4b8']

/** A Hero by name and by place in the team, which is that in the view. */
export function heroBase(hero: string, place: number): Base {
  return { shape: 'shield', letters: hero.slice(0, 3).toUpperCase(), colour: HERO_COLOURS[place] ?? '#e9dcc0' }
}

const MONSTER_BASES: Record<string, [Base['shape'], string, string]> = {
  acolyte: ['hood', 'A', '#7d3b39'],
  abomination: ['spikes', 'B', '#93291f'],
  controller: ['horns', 'C', '#b3201b'],
  avatar: ['crown', 'AV', '#d51f1a'],
  'hell-club': ['mask', 'HC', '#6d2466'],
  tainted: ['broken', 'T', '#5b3a70'],
}

export function monsterBase(kind: string, number: number): Base {
  const [shape, letter, colour] = MONSTER_BASES[kind] ?? ['diamond', '?', '#7d3b39']
  return { shape, letters: number > 0 ? `${letter}${number}` : letter, colour }
}

export const PEOPLE_COLOURS = ['#f0c04a', '#5fc3c9', '#e8728f', '#9ccc5a', '#b99cf0', '#f08b4e']
const PEOPLE_SHAPES: Base['shape'][] = ['circle', 'hexagon', 'diamond', 'square', 'shield', 'badge']

export function personBase(seat: number): Base {
  return {
    shape: PEOPLE_SHAPES[seat % PEOPLE_SHAPES.length] ?? 'circle',
    letters: `P${seat + 1}`,
    colour: PEOPLE_COLOURS[seat % PEOPLE_COLOURS.length] ?? '#e9dcc0',
  }
}

/** The initials of somebody's name, for a base. */
export function initials(name: string): string {
  return name.split(/[\s-]+/).map((word) => word.charAt(0).toUpperCase()).join('').slice(0, 3)
}
