/** A city at night: a low fifth that beats slowly, and wind between the houses. */
import type { Ambience } from '../recipes'

export const AMBIENCE: Ambience = {
  drones: [
    { hertz: 55, wave: 'sine', gain: 0.03 },
    { hertz: 55.3, wave: 'sine', gain: 0.03 },
    { hertz: 82.4, wave: 'triangle', gain: 0.02 },
  ],
  wind: { hertz: 380, gain: 0.025, every: 11 },
}
