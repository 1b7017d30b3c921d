import { tableUiOf } from '../../games/tables'

/** The tabs beside the question; on a narrow screen board and dashboards are tabs too. */
export type Tab = 'table' | 'panels' | 'log' | 'talk' | 'look' | 'chat' | 'seats' | 'rules'

export function tabsOf(game: string, narrow: boolean): Tab[] {
  const talk: Tab[] = tableUiOf(game).talk ? ['talk'] : []
  const first: Tab[] = narrow ? ['table', 'panels'] : []
  return [...first, 'log', ...talk, 'look', 'chat', 'seats', 'rules']
}
