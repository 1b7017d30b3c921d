/** What the page works out by itself, without a browser. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { byPlace, meantAt, placesOf } from '../src/board/places'
import { crosswalks, metroLines, narrows, outlineOf, rivers, spread, type CityBoard, type CitySpace } from '../src/board/the_others/city'
import { layoutOf } from '../src/board/they_live/town'
import { waysOf } from '../src/board/ways'
import { lastThrow } from '../src/panels/dice'
import { lastDrawn } from '../src/panels/drawn'
import { grouped, inTwo } from '../src/panels/groups'
import { withEarlier, withPiece } from '../src/protocol/log'
import type { LogLine, OptionInfo } from '../src/protocol/types'
import { picks } from '../src/state/numbers'
import { routeOf } from '../src/state/route.svelte'
import { notationOf, openByWords } from '../src/state/words'

const line = (key: string, values: unknown[] = [], text = key): LogLine => ({ key, values, text, decision: 0, heading: false, alone: [] })

test('an option names the place it is about', () => {
  expect(placesOf('move 12', 'the-others')).toEqual({ space: 12 })
  expect(placesOf('place fire 3', 'the-others')).toEqual({ space: 3 })
  expect(placesOf('hit 7', 'the-others')).toEqual({ figure: 'monster-7' })
  expect(placesOf('first 5', 'the-others')).toEqual({ figure: 'hero-rose' })
  expect(placesOf('play cursed-fate', 'the-others')).toEqual({ card: 'cursed-fate' })
  expect(placesOf('corruption no', 'the-others')).toEqual({})
  expect(placesOf('step 14', 'they-live')).toEqual({ space: 14 })
  expect(placesOf('leader 2', 'they-live')).toEqual({ figure: 'seat-2' })
  expect(placesOf('offer card 41', 'they-live')).toEqual({ card: '41' })
  expect(placesOf('offer scrap 2', 'they-live')).toEqual({})
})

test('several options may be about one place', () => {
  expect(byPlace(['place fire 3', 'place nest 3', 'pass'], 'the-others')).toEqual(new Map([['space-3', ['place fire 3', 'place nest 3']]]))
})

test('whoever points at a closed space means what is open elsewhere', () => {
  expect(meantAt('space-9', 9, ['end', 'shoot 4'], 'the-others')).toBe('shoot 9')
  expect(meantAt('space-9', 9, [], 'they-live')).toBe('step 9')
})

test('whoever points at a figure or a card means it in the manner of what is open, else its space', () => {
  expect(meantAt('monster-7', 3, ['pass', 'hit 2'], 'the-others')).toBe('hit 7')
  expect(meantAt('hero-rose', 3, ['first 1'], 'the-others')).toBe('first 5')
  expect(meantAt('monster-7', 3, ['move 4'], 'the-others')).toBe('move 3')
  expect(meantAt('card-cursed-fate', -1, ['pass'], 'the-others')).toBe('play cursed-fate')
  expect(meantAt('card-41', -1, ['equip 12'], 'they-live')).toBe('equip 41')
})

const told = (option: string, text: string): OptionInfo => ({ option, text })

test('many options about places are told once and then by place alone', () => {
  const many = [3, 4, 5, 6, 7].map((at) => told(`place fire ${at}`, `Place FIRE in Street ${at} (between here and there)`))
  const groups = grouped([told('pass', 'Pass'), ...many, told('end', 'End')], 'the-others')
  expect(groups.map((group) => group.words)).toEqual(['', 'Place FIRE in Street', ''])
  expect(groups[1]?.choices.map((one) => [one.number, one.label])).toEqual([[2, '3'], [3, '4'], [4, '5'], [5, '6'], [6, '7']])
  expect(grouped(many.slice(0, 3), 'the-others')[0]?.words).toBe('')
  const leaders = ['Ann', 'Bob', 'Cy', 'Di', 'Ed'].map((name, at) => told(`leader ${at}`, `${name} leads`))
  expect(grouped(leaders, 'they-live')[0]?.choices[0]?.label).toBe('Ann leads')
})

test('words find the option that is meant, in its notation', () => {
  const synonyms = (verb: string) => (verb === 'move' ? 'go, walk' : '')
  expect(notationOf('Why can I not go to Lyric Palace?', ['move', 'city-action'], synonyms)).toBe('move lyric palace')
  expect(notationOf('city action', ['move', 'city-action'], synonyms)).toBe('city-action')
  expect(notationOf('dance', ['move'], synonyms)).toBe('dance')
  expect(openByWords('lyric palace', [told('move 3', 'Move to Lyric Palace'), told('end', 'End')]).map((one) => one.option)).toEqual(['move 3'])
})

test('a card that was drawn has its title before its text', () => {
  const lines = [line('location-card', [], 'VALET PARKING: Forty cars, one boy.'), line('news', [], 'BLACK TIE BENEFIT. They dine. Everybody pays.'), line('moves')]
  expect(lastDrawn(lines)).toEqual([
    { deck: 'news', title: 'BLACK TIE BENEFIT', text: 'They dine. Everybody pays.' },
    { deck: 'location', title: 'VALET PARKING', text: 'Forty cars, one boy.' },
  ])
})

test('a figure walks through every space of its way', () => {
  const told = [line('hero-moves', [5, 21, 14]), line('hero-moves', [5, 14, 11]), line('monster-moves', [7, 9, 11])]
  expect(waysOf('the-others', told)).toEqual(new Map([['hero-rose', [21, 14, 11]], ['monster-7', [9, 11]]]))
  expect(waysOf('they-live', [line('moves', [4, 20]), line('moves', [4, 21])]).get('person-4')).toEqual([20, 21])
  expect(waysOf('they-live', [line('enemy-moves', [8, 11, 12, 0])]).get('tile-8')).toEqual([11, 12])
})

test('a piece of the log replaces what it overlaps and drops what lies beyond', () => {
  const held = { first: 10, lines: [line('a'), line('b'), line('c')] }
  expect(withPiece(held, { first: 11, total: 12, lines: [line('x')] }).lines.map((one) => one.key)).toEqual(['a', 'x'])
  expect(withPiece(held, { first: 20, total: 21, lines: [line('x')] })).toEqual({ first: 20, lines: [line('x')] })
  expect(withEarlier(held, { first: 8, total: 13, lines: [line('y'), line('z')] }).first).toBe(8)
})

test('digits wait for a second one only where there can be one', () => {
  expect(picks('1', 9)).toBe('sure')
  expect(picks('1', 12)).toBe('maybe')
  expect(picks('2', 12)).toBe('sure')
  expect(picks('0', 12)).toBe('none')
})

test('what follows the # says where one is', () => {
  expect(routeOf('#/replay/abc/12')).toEqual({ page: 'replay', id: 'abc', step: 12 })
  expect(routeOf('#/nowhere')).toEqual({ page: 'start', id: '', step: -1 })
})

test('the dice of a Fight are shown together with what came of them', () => {
  const told = [line('fight-roll', [1, [0, 4]]), line('sins-roll', [1, [5, 8]]), line('fight-results', [1, 1, 0, 0], 'one Hit')]
  const thrown = lastThrow('the-others', told, 0)
  expect(thrown.rolls.map((roll) => roll.faces)).toEqual([['hit', 'faith'], ['sin-hit', 'blank']])
  expect(thrown.after).toEqual(['one Hit'])
})

test('a roll is added up face by face, with all that came to the dice', () => {
  const told = [line('fight-roll', [1, [0, 4]]), line('sins-roll', [1, [5, 8]]), line('hero-results', [1, ['dice', 'hit', 1, 'faith', 'def', 1, 'corruption', 'hit', 2]]), line('fight-results', [1, 3, 0, 0], 'three Hits')]
  const thrown = lastThrow('the-others', told, 0)
  expect(thrown.rolls.map((roll) => roll.sums)).toEqual([[{ face: 'hit', count: 3 }, { face: 'def', count: 1 }], []])
  expect(thrown.after).toEqual(['three Hits'])
})

test('a long option is told in two parts, a short one in one', () => {
  expect(inTwo('Move east to Street 22 (south end): Fire. The price: a check')).toEqual(['Move east to Street 22', ' (south end): Fire. The price: a check'])
  expect(inTwo('Cover slot 2 (1 die)')).toEqual(['Cover slot 2 (1 die)', ''])
  expect(inTwo('Thorley goes first and everybody else goes after him')[1]).toBe('')
})

test('every space of They Live has its place in the picture', () => {
  const file = fileURLToPath(new URL('../../src/othersight/games/they_live/content/board.toml', import.meta.url))
  const layout = layoutOf(readFileSync(file, 'utf-8'))
  const places = [...layout.values()]
  expect([...layout.keys()]).toEqual(Array.from({ length: 24 }, (_, at) => at + 1))
  expect(places.every((place) => Number.isFinite(place.x) && Number.isFinite(place.y))).toBe(true)
  const near = places.some((a, i) => places.some((b, j) => i < j && Math.hypot(a.x - b.x, a.y - b.y) < 110))
  expect(near).toBe(false)
})

const space = (number: number, x: number, y: number, adjacent: number[], tile = ''): CitySpace => ({
  space: number, name: '', district: tile !== '', tile, x, y, adjacent, metro_colours: [], icons: [], altars: 0, permanent: {},
})
/** Two tiles that touch at a corner, with their banks; spaces 3 and 5 lie on the same corner. */
const BANKS: CityBoard = {
  start: 0,
  spaces: [
    space(0, 0, 0, [1, 2, 4]), space(1, 2, 0, [0, 3, 4]), space(2, 0, 2, [0, 3, 4]), space(3, 2, 2, [1, 2, 4]), space(4, 1, 1, [0, 1, 2, 3], 'a'),
    space(5, 2, 2, [6, 7, 9]), space(6, 4, 2, [5, 8, 9]), space(7, 2, 4, [5, 8, 9]), space(8, 4, 4, [6, 7, 9]), space(9, 3, 3, [5, 6, 7, 8], 'b'),
  ],
}

test('cells without a tile are river, and every pair of streets has a crosswalk', () => {
  expect(rivers(BANKS)).toHaveLength(2)
  expect(narrows(BANKS)).toHaveLength(1)
  expect(crosswalks(BANKS)).toHaveLength(8)
})

test('two banks at one corner are two shapes', () => {
  const [one, other] = [BANKS.spaces[3], BANKS.spaces[5]]
  expect(one && other && outlineOf(BANKS, one) !== outlineOf(BANKS, other)).toBe(true)
})

test('a Metro line joins all its stations, each to the nearest, and no others', () => {
  const colours: Record<number, string[]> = { 0: ['red'], 3: ['red', 'blue'], 6: ['red'], 8: ['blue'], 9: ['red'] }
  const spaces = BANKS.spaces.map((one) => ({ ...one, metro_colours: colours[one.space] ?? [] }))
  const lines = metroLines({ ...BANKS, spaces })
  expect(lines.map((one) => one.colour).sort()).toEqual(['blue', 'red', 'red', 'red'])
  const ends = (colour: string) => new Set(lines.filter((one) => one.colour === colour).flatMap((one) => [one.from, one.to]).map((at) => `${at.x},${at.y}`))
  expect([ends('red').size, ends('blue').size]).toEqual([4, 2])
  expect(metroLines(BANKS)).toEqual([])
})

test('figures stand in rows around the middle', () => {
  expect(spread(1, 50, 100)).toEqual([{ x: 0, y: 0 }])
  const three = spread(3, 50, 100)
  expect(new Set(three.map((place) => `${place.x},${place.y}`)).size).toBe(3)
  expect(three.reduce((sum, place) => sum + place.y, 0)).not.toBeNaN()
})
