/** What an option of a new table is if nobody chooses. */
import type { SetupOption } from '../../protocol/types'

/** The usual value as text; nothing where it is more than one. */
export function usualOf(option: SetupOption | undefined): string {
  const told = option?.usual
  return typeof told === 'string' || typeof told === 'number' ? String(told) : ''
}
