/** The lines of the log as the page holds them; they come in pieces. */
import type { LogLine, LogPart } from './types'

export interface Log {
  first: number
  lines: LogLine[]
}

/** What is held below the piece stays, the rest is replaced; with a gap between, only the piece is kept. */
export function withPiece(log: Log, piece: LogPart): Log {
  const end = log.first + log.lines.length
  if (!log.lines.length || piece.first > end || piece.first < log.first) return { first: piece.first, lines: [...piece.lines] }
  return { first: log.first, lines: [...log.lines.slice(0, piece.first - log.first), ...piece.lines] }
}

/** Earlier lines, put in front of those that are held. */
export function withEarlier(log: Log, piece: LogPart): Log {
  const missing = piece.lines.slice(0, Math.max(0, log.first - piece.first))
  return piece.first + missing.length === log.first ? { first: piece.first, lines: [...missing, ...log.lines] } : log
}
