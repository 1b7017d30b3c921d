/** The sound of the page: nothing before the first click, quiet on wish, the same volume on the next visit. */
import { calm } from '../state/motion.svelte'
import { Pauses } from './moments'
import { RECIPES, type Ambience, type SoundName } from './recipes'
import { keepSettings, storedSettings, within } from './settings'
import { Speaker } from './speaker'

const around = import.meta.glob<{ AMBIENCE: Ambience }>('./*/ambience.ts', { eager: true })
const pauses = new Pauses()
let settings = $state(storedSettings(calm()))
let clicked = false
let speaker: Speaker | null = null
let playedAround = ''

/** The speaker, made when it is first needed after a click; none where the browser has no Web Audio. */
function awake(): Speaker | null {
  if (speaker || !clicked || settings.muted || typeof AudioContext !== 'function') return speaker
  speaker = new Speaker(new AudioContext())
  speaker.loudness(settings.volume)
  surround()
  return speaker
}

/** Whoever wants stillness, or looks elsewhere, has no ambience. */
function surround(): void {
  const wanted = settings.muted || calm() || document.hidden ? null : around[`./${playedAround.replaceAll('-', '_')}/ambience.ts`]
  speaker?.surround(wanted?.AMBIENCE ?? null)
}

function changed(): void {
  keepSettings(settings)
  if (!awake()) return
  speaker?.loudness(settings.muted ? 0 : settings.volume)
  surround()
}

if (typeof window !== 'undefined') {
  const wake = () => {
    clicked = true
    awake()
    for (const kind of ['pointerdown', 'keydown']) window.removeEventListener(kind, wake)
  }
  for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, wake)
  document.addEventListener('visibilitychange', surround)
}

/** Plays a sound, if anything is to be heard at all. */
export function play(name: SoundName): void {
  if (settings.muted || !pauses.may(name, Date.now())) return
  awake()?.play(RECIPES[name])
}

/** The ambience of a game, from now on; of none without a game. */
export function ambience(game: string): void {
  if (game === playedAround) return
  playedAround = game
  surround()
}

export const volume = () => settings.volume
export const muted = () => settings.muted
export function setVolume(wanted: number): void {
  settings = { volume: within(wanted), muted: wanted <= 0 }
  changed()
}
export function setMuted(wanted: boolean): void {
  settings = { volume: settings.volume || 0.6, muted: wanted }
  changed()
}
