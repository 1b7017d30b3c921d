/** Where on the table an option is: the server says what it points at, and what is drawn has a place by the same name. */
import type { ClientTarget, ClientWhyAt, OptionInfo, TargetInfo } from '../protocol/types'

/** The place of a thing: `space-3`, `hero-rose`, `card-41`. */
export function placeOf(target: TargetInfo): string {
  return `${target.kind}-${target.id}`
}

/** The thing at a place. */
export function targetAt(place: string): ClientTarget {
  const [kind = '', ...rest] = place.split('-')
  const id = rest.join('-')
  return { kind, id: id && Number.isInteger(Number(id)) ? Number(id) : id }
}

/** What somebody points at: the thing at a place, and the space it stands in. */
export function pointedAt(place: string, space: number): ClientWhyAt['targets'] {
  const target = targetAt(place)
  return space >= 0 && place !== `space-${space}` ? [target, { kind: 'space', id: space }] : [target]
}

/** The options of a question by the places they point at. */
export function byPlace(options: readonly OptionInfo[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const option of options) {
    for (const place of new Set(option.targets.map(placeOf))) found.set(place, [...(found.get(place) ?? []), option.option])
  }
  return found
}
