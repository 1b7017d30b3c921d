/** Differences between two states, as a JSON Patch (RFC 6902) of which the server uses add, remove and replace. */
import type { Patch, State, StateChange } from './types'

/** The state that a patch leads to; what the patch does not touch is shared with the state before, which stays as it was. */
export function afterPatch(state: State, patch: Patch): State {
  const { sequence, hash, number, log } = patch
  const changed = patch.changes.reduce<unknown>((value, change) => within(value, names(change.path), change), state)
  return { ...(changed as State), sequence, hash, number, log }
}

function names(path: string): string[] {
  return path.split('/').slice(1).map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function within(value: unknown, path: string[], change: StateChange): unknown {
  const [name, ...rest] = path
  if (name === undefined) return change.value
  if (Array.isArray(value)) return value.map((one, place) => (place === Number(name) ? within(one, rest, change) : one))
  const { [name]: held, ...others } = value as Record<string, unknown>
  if (!rest.length && change.value === undefined) return others // a field without a new value is taken away
  return { ...(value as object), [name]: within(held, rest, change) }
}
