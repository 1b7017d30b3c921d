/** The name under which this browser is signed in, if it is; the seats that it gets belong to the name. */
import * as rest from '../protocol/rest'
import type { AccountInfo } from '../protocol/types'
import { held, hold, whenHeld } from './tokens'

const STORED = 'othersight.signed-in'
const UNAUTHORIZED = 401
let known = $state.raw<AccountInfo | null>(null)

/** Who is signed in here. */
export function account(): AccountInfo | null {
  return known
}

function isSignedIn(): boolean {
  try {
    return localStorage.getItem(STORED) !== null
  } catch {
    return false
  }
}

export function setAccount(info: AccountInfo | null): void {
  known = info
  try {
    if (info) localStorage.setItem(STORED, '1')
    else localStorage.removeItem(STORED)
  } catch {
    // a browser that keeps nothing asks no more
  }
}

/** Asks who is signed in, if somebody was. */
export async function lookForAccount(): Promise<void> {
  if (!isSignedIn()) return
  try {
    known = await rest.account()
  } catch (error) {
    if ((error as rest.Refusal).status === UNAUTHORIZED) setAccount(null)
  }
}

/** Gives all seats of this browser to the name. */
export async function attachAll(): Promise<void> {
  setAccount(await rest.attach(held().map((one) => one.token)))
}

/** Opens a table of the name in this browser. */
export async function openMine(table: string): Promise<void> {
  const made = await rest.openSeat(table)
  hold({ table: made.table, token: made.token, seat: made.seat })
}

/** From now on, seats that this browser gets belong to the name. */
export function followAccount(): void {
  void lookForAccount()
  whenHeld((one) => {
    if (known && !known.seats.some((seat) => seat.table === one.table && seat.seat === one.seat)) rest.attach([one.token]).then(setAccount, () => undefined)
  })
}
