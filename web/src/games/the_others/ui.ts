/** The Others before a table is there. */
import { t } from '../../i18n/texts.svelte'
import type { GameUi } from '../registry'
import Cover from './Cover.svelte'

export const UI: GameUi = {
  cover: Cover,
  seatName: (seat) => (seat === 0 ? t('the-others-sins-player') : t('the-others-hero-player', { number: seat })),
}
