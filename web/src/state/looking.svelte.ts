/** What is looked at beside the table: a card at full size, a rule, a page of lines, an answer to "why not". */
import type { CardInfo } from '../protocol/types'

export interface Looking {
  kind: 'thing' | 'rule' | 'lines' | 'card'
  key: string
  title?: string
  lines?: string[]
  /** A card as a line of the log tells of it, and its game. */
  card?: CardInfo
  game?: string
}

let at = $state.raw<Looking | null>(null)

export const looking = () => at
export function show(what: Looking): void {
  at = what
}
export function stopLooking(): void {
  at = null
}
/** A card, Hero, token or term at full size, by the key of its text. */
export const showThing = (key: string) => show({ kind: 'thing', key })
export const showRule = (id: string) => show({ kind: 'rule', key: id })
