/** Many options of one kind, each about its own place, are told once and then by place alone. */
import { placesOf } from '../board/places'
import type { OptionInfo } from '../protocol/types'

export interface Choice {
  option: OptionInfo
  /** What the option is called within its group. */
  label: string
  number: number
}

export interface Group {
  /** The words that all of them begin with; nothing for options that stand on their own. */
  words: string
  choices: Choice[]
}

const MANY = 5

/** The options in their order; those of a large family stand together where the first of them stood. */
export function grouped(options: readonly OptionInfo[], game: string): Group[] {
  const families = new Map<string, Choice[]>()
  options.forEach((option, at) => {
    const family = familyOf(option.option, game) || `alone-${at}`
    families.set(family, [...(families.get(family) ?? []), { option, label: option.text, number: at + 1 }])
  })
  const groups: Group[] = []
  for (const choices of families.values()) {
    const last = groups.at(-1)
    const family = choices.length >= MANY ? named(choices) : null
    if (family?.words) groups.push(family)
    else if (last && !last.words) last.choices.push(...choices)
    else groups.push({ words: '', choices: [...choices] })
  }
  return groups
}

function familyOf(option: string, game: string): string {
  const { space, figure } = placesOf(option, game)
  return space === undefined && figure === undefined ? '' : option.split(' ').slice(0, -1).join(' ')
}

function named(choices: Choice[]): Group {
  const texts = choices.map((one) => one.label)
  const words = commonStart(texts)
  const rest = texts.map((text) => text.slice(words.length).trim())
  const short = rest.map((text) => text.replace(/\s*[(,:].*$/, ''))
  const labels = new Set(short).size === short.length ? short : rest
  return { words: words.trim(), choices: choices.map((one, at) => ({ ...one, label: labels[at] || one.label })) }
}

const LONG = 40
const LEAST = 4

/** A long option in two parts: what it is, and the particulars behind the first bracket, colon or full stop. */
export function inTwo(text: string): [string, string] {
  const at = text.slice(LEAST).search(/ \(|: |\. |、|：|。/) + LEAST
  if (text.length <= LONG || at < LEAST) return [text, '']
  const cut = text[at] === ' ' ? at : at + 1
  return [text.slice(0, cut), text.slice(cut)]
}

/** As many whole words as all texts begin with. */
export function commonStart(texts: readonly string[]): string {
  const [first = [], ...others] = texts.map((text) => text.split(' '))
  let count = 0
  while (count < first.length - 1 && others.every((words) => words.length > count + 1 && words[count] === first[count])) count += 1
  return first.slice(0, count).map((word) => `${word} `).join('')
}
