/** The secret links this browser holds: table and token of each seat. */
export interface Held {
  table: string
  token: string
  seat: number
  /** The table whose next Story this one is. */
  after?: string
}

const STORED = 'othersight.seats'
const MOST = 100

export function held(): Held[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    return Array.isArray(found) ? (found as Held[]).filter((one) => typeof one?.token === 'string') : []
  } catch {
    return []
  }
}

function store(all: Held[]): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(all.slice(-MOST)))
  } catch {
    // without storage the link itself still leads to the seat
  }
}

let tell: (one: Held) => void = () => undefined

/** Who is told of every seat that this browser gets. */
export function whenHeld(listener: (one: Held) => void): void {
  tell = listener
}

export function hold(one: Held): void {
  tell(one)
  store([...held().filter((other) => other.token !== one.token), one])
}

export function drop(tokens: readonly string[]): void {
  store(held().filter((one) => !tokens.includes(one.token)))
}

export function tokenOf(table: string): string | undefined {
  return held().findLast((one) => one.table === table)?.token
}
