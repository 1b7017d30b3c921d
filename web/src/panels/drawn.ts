/** The cards that have just been drawn or played, as faces. */
import type { CardInfo, LogLine } from '../protocol/types'

const RECENT = 14
const MOST = 3

/** The last cards among the latest lines, the newest first. */
export function lastDrawn(lines: readonly LogLine[]): CardInfo[] {
  return lines.slice(-RECENT).flatMap((line) => line.picture?.card ?? []).slice(-MOST).reverse()
}
