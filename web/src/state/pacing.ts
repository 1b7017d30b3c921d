/** Things that come faster than one can follow, shown one after the other, each for its time. */

/** Runs something later; what it gives back stops that. */
export type Later = (milliseconds: number, run: () => void) => () => void

export const later: Later = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

export class Pacing<Item> {
  waiting: Item[] = []
  private cancel: (() => void) | null = null
  private held = false

  /** `span` is for how many milliseconds something is shown before the next: 0 for none, Infinity until somebody goes on. */
  constructor(private readonly show: (item: Item) => void, private readonly span: (item: Item, waiting: number) => number, private readonly wait: Later = later) {}

  push(item: Item): void {
    this.waiting.push(item)
    if (!this.cancel && !this.held) this.next()
  }

  /** The next thing, at once. */
  next(): void {
    this.cancel?.()
    this.cancel = null
    this.held = false
    const item = this.waiting.shift()
    if (item === undefined) return
    this.show(item)
    const span = this.span(item, this.waiting.length)
    if (span === Infinity) this.held = true
    else if (span > 0) this.cancel = this.wait(span, () => this.next())
    else this.next()
  }

  /** Shows nothing more. */
  stop(): void {
    this.cancel?.()
    this.waiting = []
  }

  /** Everything that waits, at once. */
  flush(): void {
    this.cancel?.()
    this.cancel = null
    this.held = false
    for (const item of this.waiting.splice(0)) this.show(item)
  }
}
