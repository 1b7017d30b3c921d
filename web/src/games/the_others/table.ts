/** The Others at a table. */
import type { Component } from 'svelte'
import { heroBase } from '../../board/shapes'
import CityBoard from '../../board/the_others/CityBoard.svelte'
import { heroName, monsterName, npcName } from '../../board/the_others/names'
import { portraitOf, type OthersView } from '../../board/the_others/view'
import { t } from '../../i18n/texts.svelte'
import OthersPanels from '../../panels/the_others/OthersPanels.svelte'
import type { TargetInfo } from '../../protocol/types'
import type { BoardProps, Face, PanelsProps, TableUi } from '../tables'

function hero(view: OthersView, id: string): Face {
  const { picture, colour } = heroBase(id, view.heroes.findIndex((one) => one.hero === id))
  return { ...picture, name: heroName(id), ground: colour }
}

function faces(view: OthersView, { kind, id }: TargetInfo): Face[] {
  if (kind === 'hero') return [hero(view, String(id))]
  if (kind === 'npc') return [{ kind, id: String(id), name: npcName(String(id)) }]
  const monster = kind === 'monster' ? view.monsters[Number(id)] : undefined
  if (monster) return [{ ...portraitOf(view, monster.kind, monster.card), name: monsterName(view, monster) }]
  if (kind !== 'seat') return []
  if (id === 0) return [{ kind: 'sin', id: view.setting.sin, name: t(`the-others-sin-${view.setting.sin}`) }]
  return view.heroes.filter((one) => one.player === id && one.state === 'in-play').map((one) => hero(view, one.hero))
}

export const TABLE: TableUi = {
  board: CityBoard as unknown as Component<BoardProps>,
  panels: OthersPanels as unknown as Component<PanelsProps>,
  faces: (view, target) => faces(view as unknown as OthersView, target),
}
