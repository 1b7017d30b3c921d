/** What the page draws of a game at a table: found by folder, so that no other module names a game. */
import type { Component } from 'svelte'
import type { Arguments } from '../i18n/texts.svelte'
import type { Plan } from '../board/ways'
import type { Table } from '../protocol/socket.svelte'
import type { TargetInfo } from '../protocol/types'

type View = Record<string, unknown>

/** Somebody with a portrait: its kind and id among the pictures, what they are called, a colour of their own. */
export interface Face {
  kind: string
  id: string
  name: string
  ground?: string
}

export interface BoardProps {
  board: View
  view: View
  lit: Map<string, string[]>
  ways: Map<string, number[]>
  /** The spaces of which was just told. */
  told: number[]
  plan?: Plan
  lens: boolean
  onplace: (place: string, at: number) => void
}
export interface PanelsProps {
  board: View
  view: View
  lit: Map<string, string[]>
  lens: boolean
  onplace: (place: string, at: number) => void
  onpage: (name: string, asked: string) => void
}
export interface TalkProps {
  table: Table
  view: View
  board: View
}

/** All of it may be missing: such a game is played by its options, its log and its pages of text. */
export interface TableUi {
  board?: Component<BoardProps>
  panels?: Component<PanelsProps>
  /** What can be said without being asked. */
  talk?: Component<TalkProps>
  /** Whether there are lenses to put on. */
  lens?: boolean
  /** Whether a line of the log, by its key, tells what somebody has seen through the lenses. */
  seen?: (key: string) => boolean
  /** Whether a line of the log tells the reader's own secret. */
  own?: (key: string) => boolean
  /** The portraits of a thing that a line tells of; nobody for a space. */
  faces?: (view: View, target: TargetInfo) => Face[]
  /** The keys of what is at a place: a figure, or all that lies in a space. */
  things?: (view: View, board: View, place: string) => string[]
  /** The kinds of things that the legend tells, by the words of their keys. */
  legend?: string[]
  /** What the next sitting of a campaign begins with, told from its options. */
  coming?: (options: Record<string, unknown>) => string[]
  /** What somebody secretly is, for their eyes alone. */
  secret?: (view: View) => string
  /** What stands in the gaps of texts about cards and terms, the same for a whole game. */
  filling?: (view: View) => Arguments
  /** What stands beside the Round, such as the hour. */
  clock?: (view: View) => string
}

const found = import.meta.glob<{ TABLE: TableUi }>('./*/table.ts', { eager: true })

export function tableUiOf(game: string): TableUi {
  return found[`./${game.replaceAll('-', '_')}/table.ts`]?.TABLE ?? {}
}
