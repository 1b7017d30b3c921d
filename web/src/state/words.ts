/** Words that somebody writes, and the options that they may mean. */
import { isWide } from '../i18n/room'

/** Words in small letters, without accents and marks. */
export function plain(words: string): string[] {
  const bare = words.toLowerCase().normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '').normalize('NFC')
  return bare.split(/[^\p{L}\p{N}/_-]+/u).filter(Boolean)
}

/** The words that say something: without those that a language lists as filler, such as `to, the`. */
function telling(words: string, filler: string): string[] {
  const empty = plain(filler)
  return plain(words).filter((word) => !empty.includes(word))
}

/** The options whose words hold everything that was written; in a script without spaces a word may stand anywhere. */
export function openByWords<Option extends { option: string; text: string }>(words: string, options: readonly Option[], filler: string): Option[] {
  const said = telling(words, filler)
  if (!said.length) return []
  const holds = (text: string, word: string) => plain(text).includes(word) || ([...word].some(isWide) && text.includes(word))
  return options.filter((one) => one.option === words.trim() || said.every((word) => holds(one.text, word)))
}
