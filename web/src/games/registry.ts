/** What the page has of its own for a game before a table is there; the table's part is in `tables.ts`. */
import type { Component } from 'svelte'
import { maybe, t } from '../i18n/texts.svelte'

export interface GameUi {
  cover?: Component
  seatName?: (seat: number) => string
}

const found = import.meta.glob<{ UI: GameUi }>('./*/ui.ts', { eager: true })

/** Where maps of a game can be drawn: loaded when somebody draws. */
const editors = import.meta.glob<{ default: Component }>('./*/maps/MapEditor.svelte')

export function editorOf(game: string): (() => Promise<{ default: Component }>) | undefined {
  return editors[`./${game.replaceAll('-', '_')}/maps/MapEditor.svelte`]
}

export function uiOf(game: string): GameUi {
  return found[`./${game.replaceAll('-', '_')}/ui.ts`]?.UI ?? {}
}

/** A seat before its table is loaded; the texts of its game have to be there (`learn`). */
export function seatNamed(game: string, seat: number): string {
  return uiOf(game).seatName?.(seat) ?? t('page-player', { number: seat + 1 })
}

/** What distinguishes a game from others of its kind: its Story, its town; the texts of its game have to be there. */
export function storyOf(game: string, options: Record<string, unknown>): string {
  return ['story', 'town'].flatMap((name) => maybe(`${game}-${name}-${String(options[name] ?? '')}`) || []).join(' · ')
}
