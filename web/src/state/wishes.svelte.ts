/** How somebody wants the page to look and to move, remembered from visit to visit. */
export const PACES = ['step', 'slow', 'normal', 'instant'] as const
export const THEMES = ['system', 'dark', 'light'] as const
export const SIZES = ['small', 'usual', 'large', 'largest'] as const

export interface Wishes {
  theme: (typeof THEMES)[number]
  size: (typeof SIZES)[number]
  /** Letters on the figures. */
  letters: boolean
  /** The ids of rules wherever one is named. */
  ids: boolean
  /** How fast what others do is shown. */
  pace: (typeof PACES)[number]
  /** A notification of the browser when something is asked while one looks elsewhere. */
  notify: boolean
  /** What one is called at tables. */
  name: string
}

/** Letters of a name at most. */
export const LONGEST = 24
const STORED = 'othersight.wishes'
export const USUAL: Wishes = { theme: 'dark', size: 'usual', letters: false, ids: false, pace: 'normal', notify: false, name: '' }
const PER_CENT: Record<Wishes['size'], string> = { small: '87.5%', usual: '100%', large: '118%', largest: '137%' }

const oneOf = <Value>(all: readonly Value[], wanted: unknown, usual: Value): Value => all.find((one) => one === wanted) ?? usual

/** What is stored, with the usual in place of nonsense. */
export function readWishes(stored: string | null): Wishes {
  try {
    const told = JSON.parse(stored ?? '{}') as Partial<Wishes>
    return {
      theme: oneOf(THEMES, told.theme, USUAL.theme),
      size: oneOf(SIZES, told.size, USUAL.size),
      letters: told.letters === true,
      ids: told.ids === true,
      pace: oneOf(PACES, told.pace, USUAL.pace),
      notify: told.notify === true,
      name: typeof told.name === 'string' ? told.name.slice(0, LONGEST) : '',
    }
  } catch {
    return USUAL
  }
}

function stored(): Wishes {
  try {
    return readWishes(localStorage.getItem(STORED))
  } catch {
    return USUAL
  }
}

let current = $state.raw<Wishes>(stored())

export const wishes = (): Wishes => current

export function wish(change: Partial<Wishes>): void {
  current = { ...current, ...change }
  follow()
  try {
    localStorage.setItem(STORED, JSON.stringify(current))
  } catch {
    // a browser that keeps nothing begins anew next time
  }
}

const light = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: light)') : null
light?.addEventListener('change', follow)

/** Gives the page its theme and the size of its text. */
export function follow(): void {
  if (typeof document === 'undefined') return
  const theme = current.theme === 'system' ? (light?.matches ? 'light' : 'dark') : current.theme
  document.documentElement.dataset['theme'] = theme
  document.documentElement.style.fontSize = PER_CENT[current.size]
}
