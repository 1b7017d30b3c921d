/** Many options of one group are told once and then by their labels. */
import { roomOf } from '../../i18n/room'
import type { OptionInfo } from '../../protocol/types'

export interface Choice {
  option: OptionInfo
  /** What the option is called within its group. */
  label: string
  number: number
}

export interface Group {
  /** What all of them have in common; nothing for options that stand on their own. */
  words: string
  choices: Choice[]
}

const MANY = 5

/** The options in their order, but for one that stands apart; those of a large group stand together where the first of them stood. */
export function grouped(options: readonly OptionInfo[], apart?: OptionInfo): Group[] {
  const families = new Map<string, Choice[]>()
  options.forEach((option, at) => {
    if (option === apart) return
    const family = option.group || `alone-${at}`
    families.set(family, [...(families.get(family) ?? []), { option, label: option.text, number: at + 1 }])
  })
  const groups: Group[] = []
  for (const [family, choices] of families) {
    const last = groups.at(-1)
    if (choices.length >= MANY) groups.push({ words: family, choices: choices.map((one) => ({ ...one, label: one.option.label })) })
    else if (last && !last.words) last.choices.push(...choices)
    else groups.push({ words: '', choices: [...choices] })
  }
  return groups
}

const LONG = 40

/** An option under a label: a long text in two parts, what it is and the particulars. */
export function inTwo(option: OptionInfo, label: string = option.text): [string, string] {
  return label === option.text && roomOf(label) > LONG ? [option.title, option.note] : [label, '']
}

/** The particulars of an option without the mark that joins them to its title. */
export function noteOf(option: OptionInfo): string {
  return option.note.replace(/^\s*[:.,;：。、；]\s*/, '').trim()
}
