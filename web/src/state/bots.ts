/** The machine players by name. */
import { maybe } from '../i18n/texts.svelte'

const USUAL = 'regular'

/** Who sits down where nobody in particular is wanted. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes(USUAL) ? USUAL : (bots.at(-1) ?? USUAL)
}

export function botName(bot: string): string {
  return maybe(`page-bot-${bot}`) || bot
}
