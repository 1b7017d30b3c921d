/** They Live at a table. */
import type { Component } from 'svelte'
import TownBoard from '../../board/they_live/TownBoard.svelte'
import { personBase } from '../../board/shapes'
import type { TownBoard as TownBoardData } from '../../board/they_live/town'
import { maybe, t } from '../../i18n/texts.svelte'
import LivePanels from './panels/LivePanels.svelte'
import Talk from './panels/Talk.svelte'
import type { CardSeen, LiveView, PersonSeen } from '../../board/they_live/view'
import type { TargetInfo } from '../../protocol/types'
import type { BoardProps, Face, PanelsProps, TableUi, TalkProps } from '../tables'

function face(person: PersonSeen): Face {
  const { picture, colour } = personBase(person.seat, person.character)
  return { ...picture, name: t(`they-live-character-${person.character}`), ...(person.seat >= 0 ? { ground: colour } : {}) }
}

function faces(view: LiveView, { kind, id }: TargetInfo): Face[] {
  if (kind === 'person') return view.people.filter((person) => person.person === id).map(face)
  if (kind === 'seat') return view.people.filter((person) => person.person === view.playing[Number(id)]).map(face)
  return kind === 'tile' ? view.tiles.filter((tile) => tile.tile === id).map((tile) => ({ kind: 'front', id: tile.front, name: t(`they-live-front-${tile.front}`) })) : []
}

/** What the seat is, while nobody else knows. */
function secret(view: LiveView): string {
  const mine = view.people.find((person) => person.person === view.playing[view.seat])
  return mine?.identity && !mine.revealed ? t(`page-identity-${mine.identity}`) : ''
}

/** The cards of somebody that are seen. */
const cardsOf = (person: PersonSeen): CardSeen[] => [person.weapon, person.off_hand, person.ally, ...(Array.isArray(person.bag) ? person.bag : [])].filter((card) => card !== null)

/** The keys of what is at a place. */
function things(view: LiveView, board: TownBoardData, place: string): string[] {
  const [kind = '', id = ''] = place.split('-')
  const person = kind === 'seat' ? view.people.find((one) => one.person === view.playing[Number(id)]) : undefined
  if (person) return [`they-live-character-${person.character}`]
  const held = kind === 'card' ? view.people.flatMap(cardsOf).find((card) => card.card === Number(id)) : undefined
  if (held) return [`they-live-card-${held.face}`]
  const tile = kind === 'tile' ? view.tiles.find((one) => one.tile === Number(id)) : undefined
  if (tile) return [`they-live-front-${tile.front}`, `they-live-kind-${tile.kind}`]
  const space = kind === 'space' || kind === 'billboard' ? board.spaces[Number(id) - 1] : undefined
  if (!space) return []
  const here = view.places[space.space - 1]
  const billboard = here?.billboard ? [`they-live-artwork-${here.billboard.artwork}`, 'they-live-term-billboard', 'they-live-term-deposit'] : []
  const dropped = (here?.dropped ?? []).map((card) => `they-live-card-${card.face}`)
  return [`they-live-space-${space.id}`, ...billboard, ...(here?.scrap ? ['they-live-token-scrap'] : []), ...new Set(dropped)].filter((key) => maybe(key))
}

export const TABLE: TableUi = {
  things: (view, board, place) => things(view as unknown as LiveView, board as unknown as TownBoardData, place),
  legend: ['token', 'face', 'icon', 'skill', 'kind', 'character', 'action', 'phase', 'artwork', 'message', 'severity', 'area', 'space', 'term'],
  board: TownBoard as unknown as Component<BoardProps>,
  panels: LivePanels as unknown as Component<PanelsProps>,
  talk: Talk as unknown as Component<TalkProps>,
  lens: true,
  seen: (key) => key.startsWith('lenses-'),
  own: (key) => key.startsWith('lenses-identity-own'),
  faces: (view, target) => faces(view as unknown as LiveView, target),
  secret: (view) => secret(view as unknown as LiveView),
  clock: (view) => t('they-live-hour', { hour: `${String(Number(view['clock']) % 24).padStart(2, '0')}:00` }),
}
