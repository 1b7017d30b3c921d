/** A set that is never off: the hum of the mains, a thin whistle, and static. */
import type { Ambience } from '../recipes'

export const AMBIENCE: Ambience = {
  drones: [
    { hertz: 60, wave: 'sine', gain: 0.03 },
    { hertz: 120, wave: 'triangle', gain: 0.018 },
    { hertz: 1975, wave: 'sine', gain: 0.0015 },
  ],
  wind: { hertz: 3200, gain: 0.008, every: 7 },
}
