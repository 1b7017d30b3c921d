/** The study of a finished game, asked for again until the server has worked it out. */
import { t } from '../i18n/texts.svelte'
import { study } from '../protocol/rest'
import type { Study } from '../protocol/types'

const AGAIN = 1500

export class AskedStudy {
  found = $state.raw<Study | null>(null)
  fault = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(private readonly table: string, private readonly token: string | undefined) {
    void this.ask()
  }

  private async ask(): Promise<void> {
    try {
      const reply = await study(this.table, this.token)
      if (this.closed) return
      this.found = reply
      if (reply.status === 'running') this.timer = setTimeout(() => void this.ask(), AGAIN)
    } catch (error) {
      this.fault = (error as Error).message || t('page-no-sense')
    }
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
  }
}
