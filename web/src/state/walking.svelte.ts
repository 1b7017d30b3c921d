/** A whole way that somebody has chosen: it is answered step by step, until something else is asked. */
import type { Table } from '../protocol/socket.svelte'
import type { WayInfo } from '../protocol/types'

export class Walking {
  /** The answers that are left of the way. */
  private rest: string[] = []

  constructor(private readonly table: () => Table) {}

  begin(way: WayInfo): void {
    const [first, ...rest] = way.options
    if (!first) return
    this.rest = rest
    this.table().answer(first)
  }

  /** The next step, if it is open now; whatever else is asked ends the way. */
  goOn(): void {
    const table = this.table()
    const question = table.state?.question
    const [next] = this.rest
    if (!next || !question || table.pending) return
    if (!question.options.some((one) => one.option === next)) this.rest = []
    else {
      this.rest = this.rest.slice(1)
      table.answer(next)
    }
  }
}
