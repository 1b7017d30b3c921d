/** They Live before a table is there. */
import { t } from '../../i18n/texts.svelte'
import type { GameUi } from '../registry'
import Cover from './Cover.svelte'

export const UI: GameUi = {
  cover: Cover,
  seatName: (seat) => t('page-player', { number: seat + 1 }),
}
