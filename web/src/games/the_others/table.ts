/** The Others at a table. */
import type { Component } from 'svelte'
import { heroBase } from '../../board/shapes'
import CityBoard from '../../board/the_others/CityBoard.svelte'
import { heroName, monsterName, npcName } from '../../board/the_others/names'
import { keyOfToken, portraitOf, type OthersView } from '../../board/the_others/view'
import { tokensOf } from '../../board/the_others/pieces'
import type { CityBoard as CityBoardData } from '../../board/the_others/city'
import { maybe, t } from '../../i18n/texts.svelte'
import { coming } from './coming'
import OthersPanels from './panels/OthersPanels.svelte'
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

/** The keys of what is at a place. */
function things(view: OthersView, board: CityBoardData, place: string): string[] {
  const [kind = '', ...rest] = place.split('-')
  const id = rest.join('-')
  if (kind === 'hero') return [`the-others-hero-${id}${view.heroes.some((one) => one.hero === id && one.wolf) ? '-wolf' : ''}`]
  if (kind === 'slot') return [`the-others-slot-${id}`, 'the-others-term-voluntary-corruption']
  if (kind === 'token' || kind === 'face') return [`the-others-${kind}-${id}`].filter((key) => maybe(key))
  if (kind === 'icon') return [`the-others-city-action-${id}`]
  if (kind === 'npc' || kind === 'card') return [`the-others-${kind}-${id}`]
  const monster = kind === 'monster' ? view.monsters[Number(id)] : undefined
  if (monster) return [monster.card ? `the-others-card-${monster.card}` : `the-others-monster-${monster.kind}`]
  const space = kind === 'space' ? board.spaces[Number(id)] : undefined
  if (!space) return []
  const lying = tokensOf(board, view, space.space, false).map((token) => keyOfToken(view, token.kind))
  const start = board.start === space.space ? ['the-others-token-starting-space'] : []
  const metro = space.metro_colours.length ? ['the-others-token-metro'] : []
  return [...new Set([...space.icons.map((icon) => `the-others-city-action-${icon}`), ...lying, ...start, ...metro])].filter((key) => maybe(key))
}

/** The Hero Number, for the texts of Missions, and the figures of the Sin's cards. */
const filling = ({ setting }: OthersView) => ({ n: setting.n, ...setting.figures })

export const TABLE: TableUi = {
  things: (view, board, place) => things(view as unknown as OthersView, board as unknown as CityBoardData, place),
  legend: ['token', 'city', 'face', 'monster', 'hellclub', 'npc', 'sin', 'acolyte', 'hero', 'class', 'term'],
  board: CityBoard as unknown as Component<BoardProps>,
  panels: OthersPanels as unknown as Component<PanelsProps>,
  faces: (view, target) => faces(view as unknown as OthersView, target),
  coming,
  filling: (view) => filling(view as unknown as OthersView),
}
