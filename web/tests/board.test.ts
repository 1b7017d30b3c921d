/** What stands on the boards can be told from what it stands on and hides no name; a small drawing begins where it matters. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { closeUp } from '../src/board/close_up'
import { FOES, HERO_COLOURS, INK, NPC_COLOUR, PEOPLE_COLOURS } from '../src/board/shapes'
import { BLOCK, metroLines, numberAt, ROOF_INKS, STREET, STREET_INK, stopAt, UNIT, type CityBoard, type CitySpace } from '../src/board/the_others/city'
import { covered, FIGURE, overlap, plateOf, spotsOf } from '../src/board/they_live/spots'
import { AREA_INKS, TOWN_BOX, type TownBoard, type TownSpace } from '../src/board/they_live/town'

const ENOUGH = 4.5

function lightness(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [lightness(one), lightness(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('the frame of every figure stands out from its outline and from every ground', () => {
  const grounds = [INK, STREET_INK, ...ROOF_INKS.flat(), ...AREA_INKS]
  const frames = [...HERO_COLOURS, ...PEOPLE_COLOURS, NPC_COLOUR, ...Object.values(FOES)]
  const weak = frames.flatMap((frame) => grounds.filter((ground) => contrast(frame, ground) < ENOUGH).map((ground) => `${frame} on ${ground}: ${contrast(frame, ground).toFixed(2)}`))
  expect(weak).toEqual([])
})

const BOX = { x: 0, y: 0, width: 1000, height: 1000 }

test('a drawing that can be read is shown whole', () => {
  expect(closeUp(BOX, 600, 700, { x: 10, y: 10 })).toEqual({ zoom: 1, shift: { x: 0, y: 0 } })
  expect(closeUp(BOX, 200, 200, undefined).zoom).toBe(1)
})

test('a drawing too small to read begins near what matters, and no edge comes into sight', () => {
  const { zoom, shift } = closeUp(BOX, 200, 200, { x: 500, y: 0 })
  expect(zoom).toBeCloseTo(1.45)
  expect(500 * zoom + shift.x).toBeCloseTo(500)
  expect(shift.y).toBeCloseTo(0)
  const corner = closeUp(BOX, 200, 200, { x: 1000, y: 1000 })
  expect(1000 * corner.zoom + corner.shift.x).toBeCloseTo(1000)
})

/** What may be hidden of a name: a corner without letters. */
const CORNER = 250

/** A town of the content, as far as it is drawn. */
function townOf(file: string): TownBoard {
  const text = readFileSync(new URL(`../../src/othersight/games/they_live/content/${file}`, import.meta.url), 'utf-8')
  const found = text.split('[[space]]').slice(1).map((entry) => {
    const told = (name: string) => new RegExp(`^${name} = "?([\\w-]+)`, 'm').exec(entry)?.[1] ?? ''
    return { space: Number(told('number')), id: told('id'), area: told('area'), kind: told('kind') as TownSpace['kind'], threads: [], x: Number(told('x')), y: Number(told('y')) }
  })
  return { spaces: found, billboards: [], cable_54: 0, freeway: [] }
}

test.each(['board.toml', 'harbour.toml'])('a figure hides no name of %s and is not cut at its edge', (file) => {
  const board = townOf(file)
  expect(board.spaces.length).toBe(24)
  const plates = board.spaces.map((space) => plateOf(board, space))
  for (const small of [false, true]) {
    const wrong = spotsOf(board, small).flatMap(({ people, tiles }, at) =>
      [covered(people, FIGURE.people, 1), covered(tiles, FIGURE.tiles, 1)].flatMap((box, kind) => {
        const space = `${kind ? 'tiles' : 'people'} of ${board.spaces[at]?.id}`
        const names = plates.flatMap((plate, other) => (other !== at && overlap(box, plate) > CORNER ? [`${space} over ${board.spaces[other]?.id} by ${Math.round(overlap(box, plate))}`] : []))
        const cut = box.width * box.height - overlap(box, TOWN_BOX)
        return cut > 1 ? [...names, `${space} cut by ${Math.round(cut)}`] : names
      }),
    )
    expect(wrong, `small: ${small}`).toEqual([])
  }
})

/** Two Districts that touch at one corner, with the Streets of that corner: one on each bank. */
function twoBanks(): CityBoard {
  const made = (space: number, x: number, y: number, more: Partial<CitySpace>): CitySpace => ({ space, name: '', district: false, tile: '', x, y, adjacent: [], metro_colours: [], icons: [], altars: 0, permanent: {}, ...more })
  const here = { district: true, metro_colours: ['red', 'blue'] }
  return { start: 1, spaces: [made(0, 1, 1, { ...here, adjacent: [1] }), made(1, 2, 2, { adjacent: [0] }), made(2, 2, 2, { adjacent: [3] }), made(3, 3, 3, { ...here, adjacent: [2] })] }
}

test('at a corner of two banks each Street has its number and its Metro stop on its own bank, outside the Districts', () => {
  const board = twoBanks()
  for (const place of [numberAt, stopAt]) {
    const [first, second] = [1, 2].map((at) => place(board, board.spaces[at] as CitySpace))
    expect((first?.x ?? 0) + (first?.y ?? 0)).toBeLessThan(4 * UNIT)
    expect((second?.x ?? 0) + (second?.y ?? 0)).toBeGreaterThan(4 * UNIT)
    for (const point of [first, second]) expect(Math.min(Math.abs((point?.x ?? 0) - 2 * UNIT), Math.abs((point?.y ?? 0) - 2 * UNIT))).toBeLessThan(STREET)
  }
})

test('two Metro lines between the same Spaces are two lines, and a stop in a District lies within it', () => {
  const board = twoBanks()
  expect(new Set(metroLines(board).map((line) => line.colour))).toEqual(new Set(['red', 'blue']))
  const district = board.spaces[0] as CitySpace
  expect(Math.abs(stopAt(board, district).x - district.x * UNIT)).toBeLessThan(BLOCK)
})
