/** The cards that have just been drawn or played, as faces: what the log says of them, title before text. */
import type { LogLine } from '../protocol/types'

export interface Drawn {
  /** Which deck the card belongs to; nothing where its title says enough. */
  deck: string
  title: string
  text: string
}

const DECKS: Record<string, string> = {
  'location-card': 'location', 'story-card': 'story', news: 'news', 'news-with-boss': 'news', 'assault-card': 'assault',
  'assault-failed': 'assault', injury: 'injury', 'card-used': 'card', 'card-drawn-by-you': 'card',
  'sin-card': 'sin', 'apocalypse-card': 'apocalypse', 'dark-past': 'dark-past', 'upgrade-taken': 'upgrade', mission: 'mission',
}
const RECENT = 14
const MOST = 3

/** The last cards among the latest lines, the newest first. */
export function lastDrawn(lines: readonly LogLine[]): Drawn[] {
  return lines.slice(-RECENT).filter((line) => DECKS[line.key]).slice(-MOST).reverse().map(faceOf)
}

export function faceOf(line: LogLine): Drawn {
  const deck = DECKS[line.key] ?? ''
  const ends = /news/.test(line.key) ? /\.\s/ : /:\s|\.\s/
  const at = line.text.search(ends)
  if (at < 0) return { deck, title: line.text, text: '' }
  return { deck, title: line.text.slice(0, at), text: line.text.slice(at + 1).trim() }
}
