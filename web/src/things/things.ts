/** Texts about things by their keys: a sentence of what each does, and which of them there are. */
import { filling } from '../i18n/filling.svelte'
import { keysOf, maybe } from '../i18n/texts.svelte'

/** The parts of a text that say what a thing does, the first that there is. */
const SAYING = ['text', 'ability', 'effect', 'power', 'bio']

export function sentenceOf(key: string): string {
  for (const part of SAYING) {
    const said = maybe(`${key}.${part}`, filling())
    if (said) return said
  }
  return ''
}

/** Everything of a kind that can be told in a sentence. */
export function thingsOf(game: string, kind: string): string[] {
  return keysOf(`${game}-${kind}-`).filter((key) => maybe(key) && sentenceOf(key))
}
