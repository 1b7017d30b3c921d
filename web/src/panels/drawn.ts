/** The cards that have just been drawn or played, as faces. */
import { roomOf } from '../i18n/room'
import type { CardInfo, LogLine } from '../protocol/types'

const RECENT = 14
const MOST = 3
/** Letters that a card has room for on the shelf; what is longer is read where the card is enlarged. */
const ROOM = 75

/** The last cards among the latest lines, the newest first. */
export function lastDrawn(lines: readonly LogLine[]): CardInfo[] {
  return lines.slice(-RECENT).flatMap((line) => line.picture?.card ?? []).slice(-MOST).reverse()
}

/** Whether all that a card says fits on the shelf: a card is never cut off. */
export function fits(card: CardInfo): boolean {
  return roomOf(card.text) <= ROOM
}
