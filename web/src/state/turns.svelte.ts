/** The tables that wait for my decision, asked for now and then; the tab and the sign of the page say how many. */
import { turns } from '../protocol/rest'
import type { Turn } from '../protocol/types'
import { held } from './tokens'

const EVERY = 60_000
let found = $state.raw<Turn[]>([])
/** Bodies of requests hold at most so many tokens. */
const MOST = 100

/** All tables that wait for me. */
export function myTurns(): Turn[] {
  return found
}

/** Whether others wait too, or a clock runs. */
export const isPressing = (turn: Turn) => !turn.alone || turn.until !== null

/** How many of them are pressing. */
export function turnCount(): number {
  return found.filter(isPressing).length
}

/** Asks the server; what was known stays where it does not answer. */
export async function lookForTurns(): Promise<void> {
  try {
    found = (await turns(held().map((one) => one.token).slice(-MOST))).turns
  } catch {
    return
  }
  const badge = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void> }
  badge.setAppBadge?.(turnCount()).catch(() => undefined)
}

/** Looks now, every minute while the page is seen, and whenever somebody comes back to it. */
export function followTurns(): void {
  void lookForTurns()
  setInterval(() => {
    if (!document.hidden) void lookForTurns()
  }, EVERY)
  addEventListener('focus', () => void lookForTurns())
  addEventListener('hashchange', () => void lookForTurns())
}
