/** Sounds are figures; they are scheduled on whatever has the parts of Web Audio, and never before or more often than they should. */
import { expect, test } from 'vitest'
import { AGAIN, Bell, Pauses, WAITED } from '../src/sound/moments'
import { lengthOf, RECIPES, type Ambience, type Recipe } from '../src/sound/recipes'
import { readSettings, within } from '../src/sound/settings'
import { Speaker } from '../src/sound/speaker'
import { AMBIENCE as city } from '../src/sound/the_others/ambience'
import { AMBIENCE as town } from '../src/sound/they_live/ambience'

interface Told {
  what: string
  values: number[]
}

/** A stand-in for an AudioContext that writes down what is asked of it. */
class Desk {
  told: Told[] = []
  made: string[] = []
  currentTime = 10
  sampleRate = 1000
  destination = {}
  private param(name: string) {
    const tell = (what: string) => (...values: number[]) => void this.told.push({ what: `${name}.${what}`, values })
    return { setValueAtTime: tell('set'), exponentialRampToValueAtTime: tell('ramp'), setTargetAtTime: tell('target') }
  }
  private node(kind: string) {
    this.made.push(kind)
    const tell = (what: string) => (...values: number[]) => void this.told.push({ what: `${kind}.${what}`, values })
    return { type: '', gain: this.param('gain'), frequency: this.param('frequency'), connect: () => undefined, start: tell('start'), stop: tell('stop') }
  }
  createGain = () => this.node('gain')
  createOscillator = () => this.node('oscillator')
  createBufferSource = () => this.node('noise')
  createBiquadFilter = () => this.node('filter')
  createBuffer = (_: number, length: number) => {
    const data = new Float32Array(length)
    return { getChannelData: () => data }
  }
  of = (what: string) => this.told.filter((one) => one.what === what).map((one) => one.values)
}
function speaking(): [Desk, Speaker] {
  const desk = new Desk()
  return [desk, new Speaker(desk as unknown as AudioContext)]
}

const all: [string, Recipe][] = Object.entries(RECIPES)

test.each(all)('%s is short, and no louder than it can be', (_, recipe) => {
  expect(lengthOf(recipe)).toBeGreaterThan(0)
  expect(lengthOf(recipe)).toBeLessThan(3)
  for (const part of [...(recipe.tones ?? []), ...(recipe.bursts ?? [])]) {
    expect(part.gain).toBeGreaterThan(0)
    expect(part.gain).toBeLessThanOrEqual(0.7)
    expect(Math.min(part.from, part.to ?? part.from)).toBeGreaterThan(0)
  }
})

test.each(all)('%s ends by itself', (_, recipe) => {
  const [desk, speaker] = speaking()
  speaker.play(recipe)
  const sources = desk.made.filter((kind) => kind === 'oscillator' || kind === 'noise').length
  expect(sources).toBe((recipe.tones?.length ?? 0) + (recipe.bursts?.length ?? 0))
  const ends = [...desk.of('oscillator.stop'), ...desk.of('noise.stop')].flat()
  expect(ends).toHaveLength(sources)
  expect(Math.max(...ends)).toBeCloseTo(10.01 + lengthOf(recipe))
})

test('no ramp begins or ends at nothing, which Web Audio refuses', () => {
  const [desk, speaker] = speaking()
  for (const [, recipe] of all) speaker.play(recipe)
  for (const [value] of [...desk.of('gain.ramp'), ...desk.of('frequency.ramp')]) expect(value).toBeGreaterThan(0)
})

test('the volume is squared, as the ear hears it', () => {
  const [desk, speaker] = speaking()
  speaker.loudness(0.5)
  expect(desk.of('gain.target')[0]?.[0]).toBe(0.25)
})

test.each<[string, Ambience]>([['city', city], ['town', town]])('the ambience of the %s is quiet', (_, ambience) => {
  expect(ambience.drones.reduce((sum, drone) => sum + drone.gain, ambience.wind.gain)).toBeLessThan(0.2)
})

test('an ambience goes when another comes, and stays away when there is none', () => {
  const [desk, speaker] = speaking()
  speaker.surround(city)
  const sources = city.drones.length + 2
  expect([...desk.of('oscillator.start'), ...desk.of('noise.start')]).toHaveLength(sources)
  expect(desk.of('oscillator.stop')).toHaveLength(0)
  speaker.surround(null)
  expect([...desk.of('oscillator.stop'), ...desk.of('noise.stop')]).toHaveLength(sources)
  speaker.surround(null)
  expect([...desk.of('oscillator.stop'), ...desk.of('noise.stop')]).toHaveLength(sources)
})

test('what was chosen is remembered, and nonsense is not', () => {
  expect(readSettings('{"volume":0.2,"muted":true}', false)).toEqual({ volume: 0.2, muted: true })
  expect(readSettings('{"volume":7}', false)).toEqual({ volume: 1, muted: false })
  expect(readSettings('nonsense', false)).toEqual({ volume: 0.6, muted: false })
  expect(within(Number.NaN)).toBe(0.6)
})

test('whoever wants stillness begins without sound, unless it was switched on', () => {
  expect(readSettings(null, true).muted).toBe(true)
  expect(readSettings('{"volume":0.5,"muted":false}', true).muted).toBe(false)
})

test('a sound is not heard twice in a breath', () => {
  const pauses = new Pauses()
  expect(pauses.may('hit', 0)).toBe(true)
  expect(pauses.may('hit', AGAIN - 1)).toBe(false)
  expect(pauses.may('step', AGAIN - 1)).toBe(true)
  expect(pauses.may('hit', AGAIN)).toBe(true)
})

test('the bell rings for who has waited, and only once', () => {
  const bell = new Bell()
  expect(bell.rings(true, 0)).toBe(false)
  expect(bell.rings(false, 100)).toBe(false)
  expect(bell.rings(true, 100 + WAITED - 1)).toBe(false)
  expect(bell.rings(false, 5000)).toBe(false)
  expect(bell.rings(false, 5500)).toBe(false)
  expect(bell.rings(true, 5000 + WAITED)).toBe(true)
  expect(bell.rings(true, 9000)).toBe(false)
})
