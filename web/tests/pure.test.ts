/** What the page works out by itself, without a browser. */
import { expect, test } from 'vitest'
import { byPlace, placeOf, pointedAt, targetAt } from '../src/board/places'
import { spread } from '../src/board/geometry'
import { crosswalks, metroLines, narrows, outlineOf, rivers, type CityBoard, type CitySpace } from '../src/board/the_others/city'
import { spacesTold, waysOf } from '../src/board/ways'
import { lastThrow } from '../src/panels/cards/dice'
import { fits, lastDrawn, widthOf } from '../src/panels/cards/drawn'
import { grouped, inTwo } from '../src/panels/question/groups'
import { figuresIn } from '../src/pages/new_table/usual'
import { placed } from '../src/panels/placing'
import { withEarlier, withPiece } from '../src/protocol/log'
import type { LinePicture, LogLine, OptionInfo } from '../src/protocol/types'
import { picks } from '../src/state/numbers'
import { routeOf } from '../src/state/route.svelte'
import { openByWords } from '../src/state/words'

const picture = (shows: Partial<LinePicture>): LinePicture => ({ about: [], moment: '', move: null, card: null, rolls: [], joined: false, total: null, follows: false, ...shows })
const line = (key: string, shows: Partial<LinePicture> | null = null, text = key): LogLine => ({ key, values: [], text, decision: 0, heading: false, alone: [], picture: shows && picture(shows) })
const told = (option: string, text: string, more: Partial<OptionInfo> = {}): OptionInfo => ({ option, verb: option.split(' ')[0] ?? '', targets: [], text, title: text, note: '', group: '', label: '', price: '', leaves: false, ...more })

test('an option is at every place it points at, and several may be at one', () => {
  const options = [
    told('place fire 3', '', { targets: [{ kind: 'token', id: 'fire' }, { kind: 'space', id: 3 }] }),
    told('place nest 3', '', { targets: [{ kind: 'token', id: 'nest' }, { kind: 'space', id: 3 }] }),
    told('pass', ''),
  ]
  expect(byPlace(options)).toEqual(new Map([['token-fire', ['place fire 3']], ['space-3', ['place fire 3', 'place nest 3']], ['token-nest', ['place nest 3']]]))
})

test('who points at a figure points at the space it stands in too', () => {
  expect(pointedAt('monster-7', 3)).toEqual([{ kind: 'monster', id: 7 }, { kind: 'space', id: 3 }])
  expect(pointedAt('space-3', 3)).toEqual([{ kind: 'space', id: 3 }])
  expect(pointedAt('card-cursed-fate', -1)).toEqual([{ kind: 'card', id: 'cursed-fate' }])
  expect(placeOf(targetAt('hero-rose'))).toBe('hero-rose')
})

test('many options of one group are told once and then by their labels', () => {
  const many = [3, 4, 5, 6, 7].map((at) => told(`place fire ${at}`, `Place FIRE in Street ${at} (between here and there)`, { group: 'Place FIRE in', label: `Street ${at}` }))
  const groups = grouped([told('pass', 'Pass'), ...many, told('end', 'End')])
  expect(groups.map((group) => group.words)).toEqual(['', 'Place FIRE in', ''])
  expect(groups[1]?.choices.map((one) => [one.number, one.label])).toEqual([[2, 'Street 3'], [3, 'Street 4'], [4, 'Street 5'], [5, 'Street 6'], [6, 'Street 7']])
  expect(grouped(many.slice(0, 3))[0]?.words).toBe('')
  expect(grouped(many.slice(0, 3))[0]?.choices[0]?.label).toBe('Place FIRE in Street 3 (between here and there)')
})

const FILLER = 'to, the, i, can, not, why'

test('words find the open options that they are in, in any script', () => {
  expect(openByWords('中央駅', [told('move 3', '中央駅へ移動'), told('end', '終える')], 'なぜ').map((one) => one.option)).toEqual(['move 3'])
  expect(openByWords('a l’eglise', [told('move 4', 'Aller à l’église')], 'a, l').map((one) => one.option)).toEqual(['move 4'])
  expect(openByWords('lyric palace', [told('move 3', 'Move to Lyric Palace'), told('end', 'End')], FILLER).map((one) => one.option)).toEqual(['move 3'])
})

test('the cards that were drawn last lie there, the newest first', () => {
  const card = (title: string) => ({ deck: 'news', kind: 'news', id: title.toLowerCase(), title, text: 'They dine.' })
  const lines = [line('a', { card: card('ONE') }), line('b', { card: card('TWO') }), line('c'), line('d', { card: card('THREE') }), line('e', { card: card('FOUR') })]
  expect(lastDrawn(lines).map((one) => one.title)).toEqual(['FOUR', 'THREE', 'TWO'])
})

test('a figure walks through every space of its way', () => {
  const step = (kind: string, id: string | number, spaces: number[]) => line('moves', { move: { figure: { kind, id }, spaces } })
  const told = [step('hero', 'rose', [21, 14]), step('hero', 'rose', [14, 11]), step('monster', 7, [9, 11]), line('end')]
  expect(waysOf(told)).toEqual(new Map([['hero-rose', [21, 14, 11]], ['monster-7', [9, 11]]]))
  expect(waysOf([step('person', 4, [20]), step('person', 4, [21])]).get('person-4')).toEqual([20, 21])
})

test('the spaces of which lines tell are those nobody went to', () => {
  const about = [{ kind: 'hero', id: 'rose' }, { kind: 'space', id: 4 }]
  expect(spacesTold([line('check', { about }), line('check', { about }), line('moves', { about, move: { figure: { kind: 'hero', id: 'rose' }, spaces: [3, 5] } })])).toEqual([4])
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
  for (const half of ['table', 'table/', 'seat', 'watch', 'replay', 'maps']) expect(routeOf(`#/${half}`).page).toBe('start')
  expect(routeOf('#/rules').page).toBe('rules')
})

const ROLLED = [
  line('fight-roll', { rolls: [{ faces: ['hit', 'faith'], side: '' }], joined: true }),
  line('sins-roll', { rolls: [{ faces: ['sin-hit', 'blank'], side: 'sin' }], joined: true }),
]

test('the dice of a Fight are shown together with what came of them', () => {
  const thrown = lastThrow([...ROLLED, line('fight-results', { follows: true }, 'one Hit')], 0)
  expect(thrown.rolls.map((roll) => [roll.side, roll.faces])).toEqual([['', ['hit', 'faith']], ['sin', ['sin-hit', 'blank']]])
  expect(thrown.after).toEqual(['one Hit'])
})

test('a roll is shown with what it adds up to, else the line that adds up is told', () => {
  const total = { of: ['fight-roll'], counts: [{ face: 'hit', count: 3 }, { face: 'def', count: 1 }] }
  const thrown = lastThrow([...ROLLED, line('hero-results', { total }), line('sin-results', { total: { of: ['sins-roll'], counts: [] } }, 'nothing'), line('fight-results', { follows: true }, 'three Hits')], 0)
  expect(thrown.rolls.map((roll) => roll.sums)).toEqual([total.counts, []])
  expect(thrown.after).toEqual(['nothing', 'three Hits'])
})

test('rolls that do not belong together are not shown together', () => {
  const alone = [line('stealth', { rolls: [{ faces: ['gum'], side: '' }] }), line('combat', { rolls: [{ faces: ['kick-a'], side: '' }] })]
  expect(lastThrow(alone, 0).rolls.map((roll) => roll.faces)).toEqual([['kick-a']])
})

test('a long option is told in two parts, a short one in one', () => {
  const step = told('move 22', 'Move east to Street 22 (south end): Fire. The price: a check', { title: 'Move east to Street 22', note: ' (south end): Fire. The price: a check' })
  expect(inTwo(step)).toEqual(['Move east to Street 22', ' (south end): Fire. The price: a check'])
  expect(inTwo(step, 'Street 22')).toEqual(['Street 22', ''])
  expect(inTwo(told('cover 2', 'Cover slot 2 (1 die)', { title: 'Cover slot 2', note: ' (1 die)' }))).toEqual(['Cover slot 2 (1 die)', ''])
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

test('a tip stands on the screen, beside its point and not over the question', () => {
  const [size, screen] = [{ width: 300, height: 200 }, { width: 1280, height: 720 }]
  const question = { left: 880, top: 90, width: 400, height: 430 }
  for (const point of [{ x: 10, y: 10 }, { x: 870, y: 300 }, { x: 1000, y: 300 }, { x: 700, y: 700 }]) {
    const { left, top } = placed(point, size, screen, question)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top + size.height).toBeLessThanOrEqual(screen.height)
    expect(left + size.width <= question.left || top >= question.top + question.height).toBe(true)
    expect(point.x > left && point.x < left + size.width && point.y > top && point.y < top + size.height).toBe(false)
  }
})

test('a card on the shelf is as wide as its words need, and one with too many words shows none of them', () => {
  const card = (text: string) => ({ deck: 'news', kind: 'news', id: 'one', title: 'One', text })
  expect([widthOf(card('short')), fits(card('short'))]).toEqual([230, true])
  expect([widthOf(card('a'.repeat(150))), fits(card('a'.repeat(150)))]).toEqual([460, true])
  expect([widthOf(card('a'.repeat(151))), fits(card('a'.repeat(151)))]).toEqual([230, false])
})

test('other figures are numbers, and what is none stays as it was written, so that it is refused', () => {
  expect(figuresIn('heroes.rose.skill=3  dice.hit=0.5')).toEqual({ 'heroes.rose.skill': 3, 'dice.hit': 0.5 })
  expect(figuresIn('heroes.rose.skill=99x nonsense')).toEqual({ 'heroes.rose.skill': '99x', nonsense: '' })
  expect(figuresIn(' ')).toEqual({})
})
