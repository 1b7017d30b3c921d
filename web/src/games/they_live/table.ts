/** They Live at a table. */
import type { Component } from 'svelte'
import TownBoard from '../../board/they_live/TownBoard.svelte'
import { t } from '../../i18n/texts.svelte'
import LivePanels from '../../panels/they_live/LivePanels.svelte'
import Talk from '../../panels/they_live/Talk.svelte'
import type { BoardProps, PanelsProps, TableUi, TalkProps } from '../tables'

export const TABLE: TableUi = {
  board: TownBoard as unknown as Component<BoardProps>,
  panels: LivePanels as unknown as Component<PanelsProps>,
  talk: Talk as unknown as Component<TalkProps>,
  lens: true,
  clock: (view) => t('they-live-hour', { hour: `${String(Number(view['clock']) % 24).padStart(2, '0')}:00` }),
}
