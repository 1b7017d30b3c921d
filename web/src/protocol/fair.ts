/** The chance of a table: what the server has committed to, and what this browser adds to it without asking anybody. */
import { ask } from './rest'
import type { Committed, DiceCheck, DiceFrequencies, TableDice } from './types'

/** What this browser has noted of a table before its game began. */
export interface Noted {
  table: string
  commitment: string
  part: string
}

const STORED = 'othersight.dice'
const MOST = 100
const BYTES = 16
const LABEL = 'othersight seed 1'

export function notedOf(table: string): Noted | undefined {
  return all().findLast((one) => one.table === table)
}

function all(): Noted[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    return Array.isArray(found) ? (found as Noted[]).filter((one) => typeof one?.table === 'string') : []
  } catch {
    return []
  }
}

export function note(one: Noted): void {
  try {
    localStorage.setItem(STORED, JSON.stringify([...all().filter((other) => other.table !== one.table), one].slice(-MOST)))
  } catch {
    // without storage nothing can be compared later
  }
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
export const newPart = (): string => hex(crypto.getRandomValues(new Uint8Array(BYTES)))

/** Make a table with a commitment that comes before anything of one's own; without one if the server has none. */
export async function fairly<Made extends { table: string }>(make: (more: { commitment?: string; part?: string }) => Promise<Made>): Promise<Made> {
  const committed = await ask<Committed>('/commitments', { method: 'POST' }).catch(() => null)
  if (!committed) return make({})
  const part = newPart()
  const made = await make({ commitment: committed.commitment, part })
  note({ table: made.table, commitment: committed.commitment, part })
  return made
}

/** What my seat adds at a table: always the same, so that it can be looked for afterwards. */
export function partFor(table: string): string {
  const known = notedOf(table)
  if (known?.part) return known.part
  const part = newPart()
  note({ table, commitment: known?.commitment ?? '', part })
  return part
}

/** Note what the server has committed to at a table, the first time only. */
export async function noteCommitment(table: string, token?: string): Promise<void> {
  const known = notedOf(table)
  if (known?.commitment) return
  const told = await diceOf(table, token).catch(() => null)
  if (told && !told.secret) note({ table, commitment: told.commitment, part: known?.part ?? '' })
}

export const diceOf = (table: string, token?: string) => ask<TableDice>(`/tables/${table}/dice`, token ? { token } : {})
export const checkDice = (table: string, token?: string) => ask<DiceCheck>(`/tables/${table}/dice/check`, token ? { token } : {})
export const allDice = () => ask<DiceFrequencies>('/dice')

/** SHA-256 of a text, by the browser itself; null where it cannot (pages that are not secure). */
export async function sha256(text: string): Promise<string | null> {
  if (typeof crypto === 'undefined' || !crypto.subtle) return null
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

/** What the seed of a game is hashed from. */
export function seedText(dice: TableDice): string {
  return [LABEL, dice.secret, ...dice.parts.map((one) => `${one.seat}:${one.part}`)].join('\n')
}

export type Verdict = 'yes' | 'no' | 'unknown'
const verdict = (found: string | null, wanted: string): Verdict => (found === null || !wanted ? 'unknown' : found === wanted ? 'yes' : 'no')

/** What the browser can say by itself about the chance of a finished game. */
export async function verdicts(dice: TableDice, noted?: Noted): Promise<{ commitment: Verdict; same: Verdict; part: Verdict; seed: Verdict }> {
  const seed = dice.parts.length ? await sha256(seedText(dice)) : dice.secret
  return {
    commitment: verdict(await sha256(dice.secret), dice.commitment),
    same: noted?.commitment ? verdict(dice.commitment, noted.commitment) : 'unknown',
    part: noted?.part ? (dice.parts.some((one) => one.part === noted.part) ? 'yes' : 'no') : 'unknown',
    seed: verdict(seed, dice.seed),
  }
}
