/** Which lines of the log are moments worth a pause, how long one looks at them, and what is heard. */
import type { LogLine } from '../protocol/types'
import type { SoundName } from '../sound/recipes'
import type { Wishes } from '../state/wishes.svelte'

/** Moments that are shown large, with what is heard. What the server calls otherwise is heard at most. */
const LARGE: Record<string, SoundName> = {
  death: 'hit', successor: 'card', fallen: 'alarm', past: 'card', goal: 'victory', rising: 'alarm', threat: 'card', lens: 'card', unmasking: 'alarm', news: 'card',
  assault: 'alarm', stage: 'card', 'stage-won': 'victory', 'stage-lost': 'alarm',
}
const HEARD: Record<string, SoundName> = { ...LARGE, harm: 'hit', kill: 'hit', alarm: 'alarm' }

/** Milliseconds for which a moment is shown, a line is read, dice roll. */
export const MOMENT = 2400
const EVENT = 850
const LINE = 260
const DICE = 1000
const MOST = 2600
const MANY = 20

export function momentsOf(lines: readonly LogLine[]): LogLine[] {
  return lines.filter((line) => (line.picture?.moment ?? '') in LARGE)
}

/** How much longer than usual things are shown; nothing is held where everything shall be there at once. */
export function slowness(pace: Wishes['pace']): number {
  return { step: 1, slow: 2, normal: 1, instant: 0 }[pace]
}

/** For how many milliseconds what these lines tell is shown before the next thing happens. */
export function spanOf(lines: readonly LogLine[], pace: Wishes['pace'], waiting = 0): number {
  if (!lines.length || pace === 'instant') return 0
  if (pace === 'step') return Infinity
  const dice = lines.some((line) => line.picture?.rolls.length) ? DICE : 0
  const read = Math.min(MOST, EVENT + LINE * (lines.length - 1)) + dice
  const all = (read + MOMENT * momentsOf(lines).length) * slowness(pace)
  return waiting > MANY ? all / 3 : all
}

/** What is heard of these lines, each sound once. */
export function soundsOf(lines: readonly LogLine[]): SoundName[] {
  const heard = lines.flatMap(({ picture }): SoundName[] => [
    ...(picture?.move ? (['step'] as const) : []),
    ...(picture?.card ? (['card'] as const) : []),
    ...(picture && picture.moment in HEARD ? [HEARD[picture.moment] ?? 'card'] : []),
  ])
  return [...new Set(heard)]
}
