/** The games that the server offers, and what they are called. */
import { maybe } from '../i18n/texts.svelte'
import { games } from '../protocol/rest'
import type { GameInfo } from '../protocol/types'
import { setAddress } from './route.svelte'

let known = $state.raw<GameInfo[]>([])

/** All games of the server, asked for once. */
export async function offered(): Promise<GameInfo[]> {
  if (!known.length) {
    const told = await games()
    known = told.games
    setAddress(told.address)
  }
  return known
}

/** What a game is called: in the page's own words, else as the server calls it. */
export function titleOf(game: string): string {
  return maybe(`page-game-${game}`) || (known.find((one) => one.game === game)?.title ?? game)
}
