/** When a sound is in place: not twice in a breath, and a bell only for who has been waiting. */

/** Milliseconds within which a sound is not played again. */
export const AGAIN = 120
/** Milliseconds after which somebody without a question has been waiting. */
export const WAITED = 1500

export class Pauses {
  private readonly last = new Map<string, number>()

  /** Whether a sound may be played now; if so it is taken as played. */
  may(name: string, now: number): boolean {
    const before = this.last.get(name)
    if (before !== undefined && now - before < AGAIN) return false
    this.last.set(name, now)
    return true
  }
}

/** Rings when a question comes to a seat that had none for a while; the first question of a visit is seen anyway. */
export class Bell {
  private since: number | null = null

  rings(asked: boolean, now: number): boolean {
    const waited = this.since !== null && now - this.since >= WAITED
    this.since = asked ? null : (this.since ?? now)
    return asked && waited
  }
}
