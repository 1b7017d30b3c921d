/** How loud the page is, remembered from visit to visit. */
export interface Settings {
  /** From 0 to 1. */
  volume: number
  muted: boolean
}

const STORED = 'othersight.sound'
const USUAL = 0.6

/** What is stored, or the usual; whoever wants the page to keep still begins without sound. */
export function readSettings(stored: string | null, calm: boolean): Settings {
  try {
    const told = JSON.parse(stored ?? '') as Partial<Settings>
    return { volume: within(told.volume), muted: told.muted === true }
  } catch {
    return { volume: USUAL, muted: calm }
  }
}

/** A volume that can be played; the usual one in place of nonsense. */
export function within(volume: unknown): number {
  return typeof volume === 'number' && Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : USUAL
}

export function storedSettings(calm: boolean): Settings {
  try {
    return readSettings(localStorage.getItem(STORED), calm)
  } catch {
    return readSettings(null, calm)
  }
}

export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(settings))
  } catch {
    // a browser that keeps nothing begins anew next time
  }
}
