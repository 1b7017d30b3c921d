/** Pictures are put together by id, and a card without signs of its own has those of its type. */
import { expect, test } from 'vitest'
import { drawnOf, emblemOf, namedBy, type Pictures } from '../src/pictures/compose'

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">\n${inner}\n</svg>\n`
const all: Pictures = {
  signs: {},
  drawings: { './guest/ann.svg': svg('<path class="a"/>'), './type/tool.svg': svg('<rect class="h"/>'), './type/night-tool.svg': svg('<rect class="k"/>'), './type/card.svg': svg('<rect class="b"/>') },
  emblems: {
    same: { 'owner/bob': 'guest/ann', 'sister/*': 'guest/*', 'sister/eve': 'guest/nobody' },
    field: { tool: [40, 30, 24] },
    emblems: { tool: { '*': 'gear', lamp: 'flame gear' }, 'night-tool': { '*': 'moon' }, card: { '*': 'paper' } },
  },
  glyphs: { gear: 'M1 1', flame: 'M2 2', moon: 'M3 3', paper: 'M4 4' },
}

test('a key of the texts names a game, a kind and an id', () => {
  expect(namedBy('ghost-house-guest-ann-lee', ['ghost', 'ghost-house'].reverse())).toEqual({ game: 'ghost-house', kind: 'guest', id: 'ann-lee' })
  expect(namedBy('page-guest', ['ghost-house'])).toBeNull()
})

test('a drawing is shown without its outermost element', () => {
  expect(drawnOf(all, 'guest', 'ann')).toBe('<path class="a"/>')
  expect(drawnOf(all, 'owner', 'bob')).toBe('<path class="a"/>')
  expect(drawnOf(all, 'guest', 'nobody')).toBe('')
})

test('a rule says by whose drawing all of a kind are shown, and an entry of its own comes first', () => {
  expect(drawnOf(all, 'sister', 'ann')).toBe('<path class="a"/>')
  expect(drawnOf(all, 'sister', 'eve')).toBe('')
})

test('a card has the face of its type and its own signs', () => {
  expect(emblemOf(all, 'tool-lamp')).toEqual({ type: 'tool', signs: ['flame', 'gear'] })
  const drawn = drawnOf(all, 'tool', 'lamp')
  expect(drawn).toMatch(/^<rect class="h"\/>/)
  expect(drawn.indexOf('M2 2')).toBeLessThan(drawn.indexOf('M1 1'))
  expect(drawn.match(/class="sign/g)).toHaveLength(2)
})

test('a card that is named as any card is found by its id', () => {
  expect(emblemOf(all, 'card-lamp')).toEqual({ type: 'tool', signs: ['flame', 'gear'] })
})

test('a card that lies where cards of another type lie keeps its own face', () => {
  expect(emblemOf(all, 'night-tool-lamp')).toEqual({ type: 'tool', signs: ['flame', 'gear'] })
})

test('a card without signs has that of its type, and one without a type that of any card', () => {
  expect(emblemOf(all, 'tool-new')).toEqual({ type: 'tool', signs: ['gear'] })
  expect(emblemOf(all, 'night-tool-new')).toEqual({ type: 'night-tool', signs: ['moon'] })
  expect(emblemOf(all, 'card-new')).toEqual({ type: 'card', signs: ['paper'] })
  expect(drawnOf(all, 'night-tool', 'new')).toContain('<rect class="k"/>')
})

test('a sign stands in the middle of its field', () => {
  expect(drawnOf(all, 'tool', 'new')).toContain('translate(28 18) scale(1)')
})
