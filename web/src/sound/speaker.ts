/** Plays recipes with Web Audio: no files, only oscillators, noise, filters and gains. */
import type { Ambience, Burst, Recipe, Tone } from './recipes'

/** Seconds in which a sound rises from nothing, so that it does not click. */
const RISE = 0.008
const NOTHING = 0.0001
/** Seconds in which the ambience comes and goes. */
const FADE = 2

export class Speaker {
  private readonly out: GainNode
  private readonly noise: AudioBuffer
  private around: { gain: GainNode; sources: AudioScheduledSourceNode[] } | null = null

  constructor(private readonly context: AudioContext) {
    this.out = context.createGain()
    this.out.connect(context.destination)
    this.noise = noiseOf(context)
  }

  /** The volume of everything, from 0 to 1; the ear hears the square as even steps. */
  loudness(volume: number): void {
    this.out.gain.setTargetAtTime(volume * volume, this.context.currentTime, 0.03)
  }

  play(recipe: Recipe): void {
    const now = this.context.currentTime + 0.01
    for (const tone of recipe.tones ?? []) this.tone(tone, now)
    for (const burst of recipe.bursts ?? []) this.burst(burst, now)
  }

  private tone(tone: Tone, now: number): void {
    const source = this.context.createOscillator()
    source.type = tone.wave
    source.frequency.setValueAtTime(tone.from, now + tone.at)
    source.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, now + tone.at + tone.length)
    this.sound(source, source, tone, now)
  }

  private burst(burst: Burst, now: number): void {
    const source = this.context.createBufferSource()
    source.buffer = this.noise
    const filter = this.context.createBiquadFilter()
    filter.type = burst.kind
    filter.frequency.setValueAtTime(burst.from, now + burst.at)
    filter.frequency.exponentialRampToValueAtTime(burst.to, now + burst.at + burst.length)
    source.connect(filter)
    this.sound(source, filter, burst, now)
  }

  /** Lets a source rise at its moment, die away and end. */
  private sound(source: AudioScheduledSourceNode, last: AudioNode, part: Tone | Burst, now: number): void {
    const [begin, end] = [now + part.at, now + part.at + part.length]
    const gain = this.context.createGain()
    gain.gain.setValueAtTime(NOTHING, begin)
    gain.gain.exponentialRampToValueAtTime(part.gain, begin + RISE)
    gain.gain.exponentialRampToValueAtTime(NOTHING, end)
    last.connect(gain)
    gain.connect(this.out)
    source.start(begin)
    source.stop(end)
  }

  /** Lets an ambience come, in place of the one there is; none lets that one go. */
  surround(ambience: Ambience | null): void {
    this.leave()
    if (!ambience) return
    const gain = this.context.createGain()
    gain.gain.setValueAtTime(NOTHING, this.context.currentTime)
    gain.gain.exponentialRampToValueAtTime(1, this.context.currentTime + FADE)
    gain.connect(this.out)
    const sources = [...ambience.drones.map((drone) => this.drone(drone, gain)), ...this.wind(ambience.wind, gain)]
    for (const source of sources) source.start()
    this.around = { gain, sources }
  }

  private leave(): void {
    if (!this.around) return
    const { gain, sources } = this.around
    gain.gain.setTargetAtTime(NOTHING, this.context.currentTime, FADE / 5)
    for (const source of sources) source.stop(this.context.currentTime + FADE)
    this.around = null
  }

  private drone(drone: Ambience['drones'][number], into: GainNode): AudioScheduledSourceNode {
    const source = this.context.createOscillator()
    source.type = drone.wave
    source.frequency.setValueAtTime(drone.hertz, this.context.currentTime)
    source.connect(this.level(drone.gain, into))
    return source
  }

  private wind(wind: Ambience['wind'], into: GainNode): AudioScheduledSourceNode[] {
    const source = this.context.createBufferSource()
    source.buffer = this.noise
    source.loop = true
    const filter = this.context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.setValueAtTime(wind.hertz, this.context.currentTime)
    const level = this.level(wind.gain, into)
    const swell = this.context.createOscillator()
    swell.frequency.setValueAtTime(1 / wind.every, this.context.currentTime)
    swell.connect(this.level(wind.gain * 0.7, level.gain))
    source.connect(filter)
    filter.connect(level)
    return [source, swell]
  }

  private level(value: number, into: AudioNode | AudioParam): GainNode {
    const gain = this.context.createGain()
    gain.gain.setValueAtTime(value, this.context.currentTime)
    if ('setValueAtTime' in into) gain.connect(into)
    else gain.connect(into)
    return gain
  }
}

/** Two seconds of noise, the same on every visit. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate)
  const data = buffer.getChannelData(0)
  let state = 54
  for (let at = 0; at < data.length; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    data[at] = state / 2 ** 31
  }
  return buffer
}
