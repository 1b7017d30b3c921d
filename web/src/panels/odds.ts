/** The odds of an option in a few words: what may happen in per cent, what is counted as expected. */
import { maybe } from '../i18n/texts.svelte'
import type { OptionOdds } from '../protocol/types'

const LEAST = 0.005

export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return '<1%'
  if (chance < 1 && chance > 0.99) return '>99%'
  return `${Math.round(100 * chance)}%`
}

/** A Monster by what it is called. */
function foe(game: string, kind: string): string {
  return maybe(`${game}-monster-${kind}`) || kind.replaceAll('-', ' ')
}

function named(game: string, key: string): string {
  const [first = '', ...rest] = key.split('-')
  return maybe(`page-odds-${key}`) || (first === 'killed' && maybe('page-odds-killed-one', { who: foe(game, rest.join('-')) })) || key
}

export function oddsInShort(odds: OptionOdds, game: string): string {
  const events = Object.entries(odds.events).filter(([, chance]) => chance >= LEAST)
  const counted = Object.entries(odds.expected).filter(([, mean]) => mean >= LEAST)
  return [
    ...events.map(([key, chance]) => `${named(game, key)} ${percent(chance)}`),
    ...counted.map(([key, mean]) => `${named(game, key)} ${mean.toFixed(1)}`),
  ].join(' · ')
}
