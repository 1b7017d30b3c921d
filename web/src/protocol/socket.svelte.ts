/** One table over its socket: keeps the last state, sends again what was not answered, comes back after a cut. */
import type {
  ClientMessage, Done, ErrorInfo, HintReply, LogLine, OddsReply, WaysReply, PageReply, Patch, People, Reason, Refused, State, GlossaryReply, ServerMessage, Welcome,
} from './types'
import type { ChatMessage } from './types'
import { language } from '../i18n/texts.svelte'
import { spanOf } from '../moments/moments'
import { calm } from '../state/motion.svelte'
import { Pacing } from '../state/pacing'
import { wishes } from '../state/wishes.svelte'
import { withEarlier, withPiece, type Log } from './log'
import { noteCommitment, partFor } from './fair'
import { afterPatch } from './patch'

type Unsent = ClientMessage extends infer One ? (One extends { key: string } ? Omit<One, 'key'> : never) : never
type Look = ClientMessage extends infer One ? (One extends { request: number } ? Omit<One, 'request'> : never) : never
type Looked = Reason | PageReply | GlossaryReply | HintReply | OddsReply | WaysReply
type Waiting = { resolve: (told: Looked) => void; reject: (error: ErrorInfo) => void }

const PROTOCOL = 1
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 8000
/** So many events can be gone back to. */
const KEPT = 60

/** What one has seen at once: the table, with the lines that told how it came to that. */
export interface Frame {
  state: State
  fresh: LogLine[]
  log: Log
}

/** What others do is not held up for who wants no motion, has everything at once, or looks elsewhere. */
function paceNow(): ReturnType<typeof wishes>['pace'] {
  const { pace } = wishes()
  if (document.hidden) return 'instant'
  return calm() && pace !== 'step' ? 'instant' : pace
}

export class Table {
  welcome = $state.raw<Welcome | null>(null)
  state = $state.raw<State | null>(null)
  log = $state.raw<Log>({ first: 0, lines: [] })
  fresh = $state.raw<LogLine[]>([])
  chat = $state.raw<ChatMessage[]>([])
  /** What was seen, the last of it now. */
  frames = $state.raw<Frame[]>([])
  /** Which of it is looked at again; nothing while one sees what is now. */
  past = $state<number | null>(null)
  /** How much has happened that is not shown yet. */
  behind = $state(0)
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
  /** The number of the state that is held, if it came by this connection; patches are meant for one of that number. */
  private number = 0
  private pause = FIRST_PAUSE
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  /** The last state that was received, shown or not. */
  private latest: State | null = null
  private readonly pacing = new Pacing<State>(
    (told) => this.present(told),
    (told, waiting) => (told.question ? 0 : spanOf(this.fresh, paceNow(), waiting)),
  )

  constructor(private readonly id: string, private readonly token: string | undefined) {
    this.connect()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    this.pacing.stop()
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
    void noteCommitment(this.id, this.token)
    this.number = 0
    this.send({
      type: 'hello',
      protocol: PROTOCOL,
      token: this.token ?? null,
      language: language(),
      nick: wishes().name,
      part: this.token ? partFor(this.id) : null,
      sequence: this.latest?.sequence ?? null,
      hash: this.latest?.hash ?? null,
      patches: true,
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
      case 'patch': return this.patch(told)
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

  /** Applies a patch to the state it is meant for; if that is not the one held, asks for everything. */
  private patch(told: Patch): void {
    if (!this.latest || told.base !== this.number) this.send({ type: 'fresh' })
    else this.apply(afterPatch(this.latest, told))
  }

  /** A state has come: it is shown when its turn comes, at once if something is taken back or I am asked already. */
  private apply(told: State): void {
    this.number = 0
    if (this.latest && told.sequence < this.latest.sequence) return
    this.number = told.number
    const back = !this.latest || told.decisions < this.latest.decisions
    this.latest = told
    if (back || this.state?.question) this.pacing.flush()
    if (back) this.frames = []
    this.pacing.push(told)
    this.behind = this.pacing.waiting.length
  }

  private present(told: State): void {
    const end = this.log.first + this.log.lines.length
    this.fresh = this.state ? told.log.lines.slice(Math.max(0, end - told.log.first)) : []
    this.log = withPiece(this.log, told.log)
    this.state = told
    this.behind = this.pacing.waiting.length
    if (!this.fresh.length) return
    this.frames = [...this.frames, { state: told, fresh: this.fresh, log: this.log }]
    if (this.frames.length <= KEPT) return
    this.frames = this.frames.slice(-KEPT)
    if (this.past !== null) this.past = Math.max(0, this.past - 1)
  }

  /** What is looked at: something of the past, or what is now. */
  get frame(): Frame | null {
    return (this.past === null ? this.frames.at(-1) : this.frames[this.past]) ?? null
  }
  get canGoBack(): boolean {
    return (this.past ?? this.frames.length - 1) > 0
  }
  back(): void {
    if (this.canGoBack) this.past = (this.past ?? this.frames.length - 1) - 1
  }
  /** Forward to what was seen next, or to what happens next. */
  on(): void {
    if (this.past === null) this.pacing.next()
    else this.past = this.past + 1 < this.frames.length - 1 ? this.past + 1 : null
  }
  now(): void {
    this.past = null
  }
  /** Everything that has happened, at once. */
  catchUp(): void {
    this.past = null
    this.pacing.flush()
    this.behind = 0
  }

  /** Something said; a message that comes twice is heard once. */
  private listen(said: ChatMessage): void {
    if (!this.chat.some((one) => one.number === said.number)) this.chat = [...this.chat, said]
  }

  private people(told: People): void {
    this.watching = told.watching
    if (this.latest) this.latest = { ...this.latest, seats: told.seats }
    if (this.state) this.state = { ...this.state, seats: told.seats }
    this.pacing.waiting = this.pacing.waiting.map((one) => ({ ...one, seats: told.seats }))
  }

  private pinged(sequence: number, hash: string): void {
    this.send({ type: 'pong' })
    if (this.latest && (sequence > this.latest.sequence || (sequence === this.latest.sequence && hash !== this.latest.hash))) {
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
    this.catchUp()
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
