/** Which places of the table an option is about, read off its notation (docs/notation.md): spaces, figures, cards. */

export interface Places {
  space?: number
  figure?: string
  card?: string
}

const SPACE_LAST = ['move', 'to', 'shoot', 'nest', 'altar', 'place', 'token', 'step', 'ride']
const MONSTER = ['monster', 'kill', 'hit', 'summon', 'mark', 'seeker-grenades', 'holy-water', 'demolitions', 'mind-control']
const HERO = ['first', 'hero', 'perilous-research']
const CARD = ['play', 'take', 'keep', 'turn-down', 'destroy', 'equip', 'unequip', 'discard', 'deposit', 'deploy', 'use', 'sabotage', 'spend', 'scrap']
const SEAT = ['leader', 'nominate', 'trade', 'confront', 'for']
const HEROES = ['leah', 'morgana', 'thorley', 'rocco', 'brad', 'rose', 'karl']

export function placesOf(option: string, game: string): Places {
  const [verb = '', ...rest] = option.split(' ')
  const last = rest.at(-1) ?? ''
  const number = /^-?\d+$/.test(last) ? Number(last) : NaN
  if (SPACE_LAST.includes(verb) && number >= 0) return { space: number }
  return game === 'the-others' ? ofTheOthers(verb, last, number) : ofTheyLive(verb, rest, last, number)
}

function ofTheOthers(verb: string, last: string, number: number): Places {
  if (MONSTER.includes(verb) && number >= 0) return { figure: `monster-${number}` }
  if (HERO.includes(verb) && number >= 0) return { figure: `hero-${HEROES[number]}` }
  return CARD.includes(verb) && Number.isNaN(number) && last ? { card: last } : {}
}

function ofTheyLive(verb: string, rest: string[], last: string, number: number): Places {
  if (SEAT.includes(verb) && number >= 0) return { figure: `seat-${number}` }
  if (verb === 'tile' && number >= 0) return { figure: `tile-${number}` }
  const offered = (verb === 'offer' || verb === 'give') && rest[0] === 'card'
  return (offered || CARD.includes(verb)) && last ? { card: last } : {}
}

/** The options of a question by the place they are about: `space-3`, `hero-rose`, `card-brutality`. */
export function byPlace(options: readonly string[], game: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const option of options) {
    const { space, figure, card } = placesOf(option, game)
    const place = space !== undefined ? `space-${space}` : figure ?? (card ? `card-${card}` : '')
    if (place) found.set(place, [...(found.get(place) ?? []), option])
  }
  return found
}

/** What somebody seems to mean who points at something that is not open, in the manner of what is open elsewhere. */
export function meantAt(place: string, at: number, options: readonly string[], game: string): string {
  const [family = '', ...rest] = place.split('-')
  const name = rest.join('-')
  if (family === 'space') return spoken(options, Number(name), (one) => placesOf(one, game).space !== undefined, game === 'the-others' ? 'move' : 'step')
  if (family === 'card') return spoken(options, name, (one) => placesOf(one, game).card !== undefined, game === 'the-others' ? 'play' : 'use')
  const alike = (one: string) => placesOf(one, game).figure?.startsWith(`${family}-`) ?? false
  if (options.some(alike)) return spoken(options, family === 'hero' ? HEROES.indexOf(name) : name, alike, '')
  return meantAt(`space-${at}`, at, options, game)
}

function spoken(options: readonly string[], last: string | number, alike: (option: string) => boolean, otherwise: string): string {
  const like = options.find(alike)
  return `${like ? like.split(' ').slice(0, -1).join(' ') : otherwise} ${last}`
}
