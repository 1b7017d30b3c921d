/** What others do is shown one event at a time, and moments are told by what the server says of lines. */
import { expect, test } from 'vitest'
import { momentsOf, soundsOf, spanOf } from '../src/moments/moments'
import type { LinePicture, LogLine } from '../src/protocol/types'
import { Pacing } from '../src/state/pacing'
import { readWishes, USUAL } from '../src/state/wishes.svelte'

const line = (moment: string, more: Partial<LinePicture> = {}): LogLine => ({ key: 'k', values: [], text: 'told', decision: 0, heading: false, alone: [], picture: { about: [], moment, move: null, card: null, rolls: [], joined: false, total: null, follows: false, ...more } })

/** A clock that goes on when it is told to. */
function clock() {
  let run: (() => void) | null = null
  const waits: number[] = []
  return {
    waits,
    later: (milliseconds: number, then: () => void) => {
      waits.push(milliseconds)
      run = then
      return () => (run = null)
    },
    tick: () => {
      const then = run
      run = null
      then?.()
    },
  }
}

test('the first thing is shown at once, the others each after the time of the one before', () => {
  const [shown, time] = [[] as number[], clock()]
  const pacing = new Pacing<number>((item) => shown.push(item), (item) => item * 10, time.later)
  for (const item of [1, 2, 3]) pacing.push(item)
  expect(shown).toEqual([1])
  time.tick()
  expect(shown).toEqual([1, 2])
  time.tick()
  expect(shown).toEqual([1, 2, 3])
  expect(time.waits).toEqual([10, 20, 30])
})

test('what takes no time holds up nothing, and whoever wants to see everything sees it at once', () => {
  const [shown, time] = [[] as number[], clock()]
  const pacing = new Pacing<number>((item) => shown.push(item), (item) => (item === 2 ? 50 : 0), time.later)
  for (const item of [1, 2, 3, 4]) pacing.push(item)
  expect(shown).toEqual([1, 2])
  pacing.flush()
  expect(shown).toEqual([1, 2, 3, 4])
  pacing.push(5)
  expect(shown.at(-1)).toBe(5)
})

test('step by step nothing comes before somebody goes on', () => {
  const [shown, time] = [[] as number[], clock()]
  const pacing = new Pacing<number>((item) => shown.push(item), () => Infinity, time.later)
  for (const item of [1, 2, 3]) pacing.push(item)
  time.tick()
  expect(shown).toEqual([1])
  pacing.next()
  expect(shown).toEqual([1, 2])
})

test('dice, moments and many lines take longer, a long queue shortens everything', () => {
  const plain = spanOf([line('')], 'normal')
  expect(spanOf([], 'normal')).toBe(0)
  expect(spanOf([line('')], 'instant')).toBe(0)
  expect(spanOf([line('')], 'step')).toBe(Infinity)
  expect(spanOf([line('')], 'slow')).toBe(2 * plain)
  expect(spanOf([line('death')], 'normal')).toBeGreaterThan(plain)
  expect(spanOf([line('', { rolls: [{ faces: ['hit'], side: '' }] })], 'normal')).toBeGreaterThan(plain)
  expect(spanOf([line('')], 'normal', 40)).toBeLessThan(plain)
})

test('a death is shown large, a wound is only heard, and each sound once', () => {
  expect(momentsOf([line('harm'), line('death'), line('')]).map((one) => one.picture?.moment)).toEqual(['death'])
  const move = { figure: { kind: 'hero', id: 'x' }, spaces: [1, 2] }
  expect(soundsOf([line('', { move }), line('', { move }), line('harm'), line('unheard-of')])).toEqual(['step', 'hit'])
})

test('stored wishes are read, and nonsense is the usual', () => {
  expect(readWishes(null)).toEqual(USUAL)
  expect(readWishes('{"pace":"slow","theme":"pink","letters":1}')).toEqual({ ...USUAL, pace: 'slow' })
  expect(readWishes('nonsense')).toEqual(USUAL)
})
