/** One table over its socket: keeps the last state, sends again what was not answered, comes back after a cut. */
import type {
  ClientMessage, Done, ErrorInfo, HintReply, LogLine, OddsReply, PageReply, People, Reason, Refused, State, GlossaryReply, ServerMessage, Welcome,
} from './types'
import type { ChatMessage } from './types'
import { language } from '../i18n/texts.svelte'
import { withEarlier, withPiece, type Log } from './log'

type Unsent = ClientMessage extends infer One ? (One extends { key: string } ? Omit<One, 'key'> : never) : never
type Look = ClientMessage extends infer One ? (One extends { request: number } ? Omit<One, 'request'> : never) : never
type Looked = Reason | PageReply | GlossaryReply | HintReply | OddsReply
type Waiting = { resolve: (told: Looked) => void; reject: (error: ErrorInfo) => void }

const PROTOCOL = 1
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 8000

export class Table {
  welcome = $state.raw<Welcome | null>(null)
  state = $state.raw<State | null>(null)
  log = $state.raw<Log>({ first: 0, lines: [] })
  fresh = $state.raw<LogLine[]>([])
  chat = $state.raw<ChatMessage[]>([])
  watching = $state(0)
  connected = $state(false)
  /** How many questions were answered here. */
  answers = $state(0)
  /** How often in a row it was tried in vain to reach the server. */
  tries = $state(0)
  ended = $state.raw<ErrorInfo | null>(null)
  refused = $state.raw<ErrorInfo | null>(null)
  pending = $state(0)
  private socket: WebSocket | null = null
  private open = new Map<string, ClientMessage>()
  private looks = new Map<number, Waiting>()
  private request = 0
  private pause = FIRST_PAUSE
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(private readonly id: string, private readonly token: string | undefined) {
    this.connect()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    this.socket?.close()
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`)
    this.socket = socket
    socket.onopen = () => this.greet()
    socket.onmessage = (message: MessageEvent<string>) => this.hear(JSON.parse(message.data) as ServerMessage)
    socket.onclose = () => this.lost(socket)
  }

  private greet(): void {
    this.send({
      type: 'hello',
      protocol: PROTOCOL,
      token: this.token ?? null,
      language: language(),
      sequence: this.state?.sequence ?? null,
      hash: this.state?.hash ?? null,
    })
    for (const message of this.open.values()) this.send(message)
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return
    this.connected = false
    if (this.closed || this.ended) return
    this.tries += 1
    this.timer = setTimeout(() => !this.closed && this.connect(), this.pause)
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2)
  }

  /** Tries to come back at once. */
  again(): void {
    if (this.connected || this.closed || this.ended || this.socket?.readyState === WebSocket.CONNECTING) return
    clearTimeout(this.timer)
    this.pause = FIRST_PAUSE
    this.connect()
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private hear(told: ServerMessage): void {
    switch (told.type) {
      case 'welcome': return this.greeted(told)
      case 'state': return this.apply(told)
      case 'people': return this.people(told)
      case 'chat': return this.listen(told.chat)
      case 'done': return this.done(told)
      case 'refused': return this.refuse(told)
      case 'ping': return this.pinged(told.sequence, told.hash)
      case 'bye': this.ended = final(told.error.key) ? told.error : null; return
      case 'lines': this.log = withEarlier(this.log, told.log); return
      default: this.looks.get(told.request)?.resolve(told); this.looks.delete(told.request)
    }
  }

  private greeted(told: Welcome): void {
    this.welcome = told
    this.chat = told.chat
    this.connected = true
    this.tries = 0
    this.pause = FIRST_PAUSE
  }

  private apply(told: State): void {
    if (this.state && told.sequence < this.state.sequence) return
    const end = this.log.first + this.log.lines.length
    this.fresh = this.state ? told.log.lines.slice(Math.max(0, end - told.log.first)) : []
    this.log = withPiece(this.log, told.log)
    this.state = told
  }

  /** Something said; a message that comes twice is heard once. */
  private listen(said: ChatMessage): void {
    if (!this.chat.some((one) => one.number === said.number)) this.chat = [...this.chat, said]
  }

  private people(told: People): void {
    this.watching = told.watching
    if (this.state) this.state = { ...this.state, seats: told.seats }
  }

  private pinged(sequence: number, hash: string): void {
    this.send({ type: 'pong' })
    if (this.state && (sequence > this.state.sequence || (sequence === this.state.sequence && hash !== this.state.hash))) {
      this.send({ type: 'fresh' })
    }
  }

  private done(told: Done): void {
    this.open.delete(told.key)
    this.pending = this.open.size
    this.refused = null
  }

  private refuse(told: Refused): void {
    if (told.request !== null && told.request !== undefined) {
      this.looks.get(told.request)?.reject(told.error)
      this.looks.delete(told.request)
      return
    }
    this.open.delete(told.key)
    this.pending = this.open.size
    this.refused = told.error
  }

  /** Sends something that changes the table, once, however often the connection breaks. */
  act(message: Unsent): void {
    const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`
    const asked = { ...message, key } as ClientMessage
    this.open.set(key, asked)
    this.pending = this.open.size
    this.refused = null
    this.send(asked)
  }

  look(message: Look): Promise<Looked> {
    this.request += 1
    const request = this.request
    this.send({ ...message, request } as ClientMessage)
    return new Promise((resolve, reject) => this.looks.set(request, { resolve, reject }))
  }

  answer(option: string): void {
    const question = this.state?.question
    if (!question || this.pending) return
    this.answers += 1
    this.act({ type: 'answer', sequence: question.sequence, option })
  }

  earlier(): void {
    this.request += 1
    const { first } = this.log
    if (first > 0) this.send({ type: 'lines', request: this.request, first: Math.max(0, first - 100), last: first })
  }

  speak(): void {
    this.send({ type: 'language', language: language() })
  }
}

/** Whether coming back would lead to the same end. */
function final(key: string): boolean {
  return /expired|closed|no-such|other-|full|bad-|no-json|no-text/.test(key)
}
