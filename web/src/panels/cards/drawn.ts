/** The cards that have just been drawn or played, as faces. */
import { roomOf } from '../../i18n/room'
import type { CardInfo, LogLine } from '../../protocol/types'

const RECENT = 14
const MOST = 3
/** Letters that a card of the usual width has room for on the shelf, and how much wider one may be. */
const ROOM = 75
const WIDEST = 2
const WIDTH = 230

/** The last cards among the latest lines, the newest first. */
export function lastDrawn(lines: readonly LogLine[]): CardInfo[] {
  return lines.slice(-RECENT).flatMap((line) => line.picture?.card ?? []).slice(-MOST).reverse()
}

/** Whether all that a card says fits on the shelf: a card is never cut off, and what is longer is read where it is enlarged. */
export function fits(card: CardInfo): boolean {
  return roomOf(card.text) <= ROOM * WIDEST
}

/** How wide a card lies on the shelf, in pixels: as wide as its words need. */
export function widthOf(card: CardInfo): number {
  return fits(card) ? Math.round(WIDTH * Math.max(1, roomOf(card.text) / ROOM)) : WIDTH
}
