/** Patches of the server, applied as the page applies them. */
import { expect, test } from 'vitest'
import { afterPatch } from '../src/protocol/patch'
import type { Patch, State } from '../src/protocol/types'

const held = { type: 'state', number: 4, sequence: 7, hash: 'old', view: { spaces: [{ n: 1 }, { n: 2 }], gone: 1, 'a/b~': 0 }, seats: [], question: null, log: { first: 0, total: 0, lines: [] } } as unknown as State
const patch = (changes: unknown[]): Patch => ({ type: 'patch', number: 5, base: 4, sequence: 8, hash: 'new', changes, log: { first: 3, total: 3, lines: [] } }) as unknown as Patch

test('a patch changes what it names, shares the rest, and leaves the state before as it was', () => {
  const before = structuredClone(held)
  const after = afterPatch(held, patch([
    { op: 'replace', path: '/view/spaces/1/n', value: 3 },
    { op: 'remove', path: '/view/gone' },
    { op: 'add', path: '/view/new', value: [1] },
    { op: 'replace', path: '/view/a~1b~0', value: null },
    { op: 'replace', path: '/question', value: { kind: 'turn' } },
  ]))
  expect(after.view).toEqual({ spaces: [{ n: 1 }, { n: 3 }], new: [1], 'a/b~': null })
  expect(after.question).toEqual({ kind: 'turn' })
  expect(held).toEqual(before)
  expect((after.view as { spaces: unknown[] }).spaces[0]).toBe((held.view as { spaces: unknown[] }).spaces[0])
  expect(after.seats).toBe(held.seats)
})

test('sequence, hash, number and log are those of the patch', () => {
  const after = afterPatch(held, patch([]))
  expect([after.sequence, after.hash, after.number, after.log.first]).toEqual([8, 'new', 5, 3])
  expect(after.type).toBe('state')
})
