/** What an option of a new table is if nobody chooses. */
import type { SetUpTold } from '../protocol/types'

/** The usual value as text; nothing where the server does not say. */
export function usualOf(option: SetUpTold | undefined): string {
  const told: unknown = option && 'default' in option ? option.default : undefined
  return typeof told === 'string' || typeof told === 'number' ? String(told) : ''
}
