/** Whether the same table is open in another tab of this browser. Tabs tell each other that they are there. */
import { onDestroy } from 'svelte'

export interface Twins {
  readonly count: number
  /** The reader knows, and need not be told again. */
  hush(): void
}

export function twins(table: string): Twins {
  const me = Math.random().toString(36).slice(2)
  let others = $state<string[]>([])
  let quiet = $state(false)
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(`othersight.${table}`) : null
  const say = (what: 'here' | 'also' | 'gone') => channel?.postMessage({ what, me })
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<{ what: string; me: string }>) => {
      others = [...others.filter((one) => one !== data.me), ...(data.what === 'gone' ? [] : [data.me])]
      if (data.what === 'here') say('also')
    }
  }
  say('here')
  const leave = () => say('gone')
  addEventListener('pagehide', leave)
  onDestroy(() => {
    leave()
    removeEventListener('pagehide', leave)
    channel?.close()
  })
  return {
    get count() {
      return quiet ? 0 : others.length
    },
    hush() {
      quiet = true
    },
  }
}
