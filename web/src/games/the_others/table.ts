/** The Others at a table. */
import type { Component } from 'svelte'
import CityBoard from '../../board/the_others/CityBoard.svelte'
import OthersPanels from '../../panels/the_others/OthersPanels.svelte'
import type { BoardProps, PanelsProps, TableUi } from '../tables'

export const TABLE: TableUi = {
  board: CityBoard as unknown as Component<BoardProps>,
  panels: OthersPanels as unknown as Component<PanelsProps>,
}
