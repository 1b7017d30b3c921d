/** What an option of a new table is if nobody chooses. */
import type { SetupOption } from '../../protocol/types'

/** The usual value as text; nothing where it is more than one. */
export function usualOf(option: SetupOption | undefined): string {
  const told = option?.usual
  return typeof told === 'string' || typeof told === 'number' ? String(told) : ''
}

/** Figures as they are written, `path=number` with spaces between them; what is no number goes as it is, and is refused
 * in words. */
export function figuresIn(written: string): Record<string, number | string> {
  const pairs = written.split(/[\s,]+/).filter(Boolean)
  return Object.fromEntries(pairs.map((pair) => {
    const [path = '', value = ''] = pair.split('=')
    return [path, value && Number.isFinite(Number(value)) ? Number(value) : value]
  }))
}
