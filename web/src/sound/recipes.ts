/** The sounds of the page as figures: tones that glide and bursts of filtered noise, each with its moment in seconds. */
export interface Tone {
  at: number
  length: number
  /** Hertz at its beginning, and at its end where it glides. */
  from: number
  to?: number
  wave: OscillatorType
  /** How loud, of 1. */
  gain: number
}
export interface Burst {
  at: number
  length: number
  /** The middle of what is let through, in hertz, at its beginning and at its end. */
  from: number
  to: number
  kind: BiquadFilterType
  gain: number
}
export interface Recipe {
  tones?: Tone[]
  bursts?: Burst[]
}
/** What sounds all the time, very quietly: held tones, and noise that swells and falls. */
export interface Ambience {
  drones: { hertz: number; wave: OscillatorType; gain: number }[]
  wind: { hertz: number; gain: number; /** Seconds from swell to swell. */ every: number }
}

const tone = (at: number, length: number, from: number, gain: number, wave: OscillatorType = 'triangle', to = from): Tone => ({ at, length, from, to, wave, gain })
const burst = (at: number, length: number, from: number, to: number, gain: number, kind: BiquadFilterType = 'bandpass'): Burst => ({ at, length, from, to, kind, gain })

/** Dice knock on wood at moments that grow apart, each a little duller. */
const knocks = [0, 0.05, 0.12, 0.2, 0.3, 0.42].map((at, which) => burst(at, 0.05, 2600 - which * 250, 900, 0.5 - which * 0.05))

export const RECIPES = {
  dice: { bursts: knocks, tones: [tone(0.42, 0.06, 190, 0.2, 'sine', 120)] },
  card: { bursts: [burst(0, 0.16, 1200, 5200, 0.3, 'highpass'), burst(0.15, 0.04, 900, 500, 0.35)] },
  step: { bursts: [burst(0, 0.06, 420, 200, 0.5, 'lowpass')], tones: [tone(0, 0.07, 120, 0.25, 'sine', 70)] },
  hit: { bursts: [burst(0, 0.12, 1800, 200, 0.7)], tones: [tone(0, 0.22, 160, 0.5, 'sine', 45)] },
  alarm: { tones: [tone(0, 0.22, 620, 0.25, 'sawtooth', 760), tone(0.26, 0.22, 620, 0.25, 'sawtooth', 760), tone(0.52, 0.3, 620, 0.25, 'sawtooth', 480)] },
  turn: { tones: [tone(0, 0.5, 659.3, 0.28), tone(0.13, 0.7, 880, 0.28)] },
  victory: { tones: [tone(0, 0.3, 392, 0.25), tone(0.18, 0.3, 493.9, 0.25), tone(0.36, 0.3, 587.3, 0.25), tone(0.54, 1.2, 784, 0.3), tone(0.54, 1.2, 587.3, 0.2)] },
  defeat: { tones: [tone(0, 0.5, 294, 0.28), tone(0.4, 0.5, 277.2, 0.28), tone(0.8, 1.6, 196, 0.3, 'triangle', 185), tone(0.8, 1.6, 98, 0.3, 'sine', 92)] },
} satisfies Record<string, Recipe>

export type SoundName = keyof typeof RECIPES

/** When the last part of a sound has died away, in seconds. */
export function lengthOf(recipe: Recipe): number {
  return Math.max(0, ...[...(recipe.tones ?? []), ...(recipe.bursts ?? [])].map((part) => part.at + part.length))
}
