/** Requests around the tables: what the server offers, new tables, links, replays, the rulebook. */
import type {
  AccountInfo, Branch, CampaignInfo, GameList, Glossary, Join, LookAtMap, MapPalette, MapSeen, MapTrial, NewNotice, NewTable, NoticeList, OpenScenario, PlayNow, RematchInfo, Replay, ReplayPosition, RuleInfo, RuleList, SeatChange, SeatLink, SignIn,
  StartLesson, StartPuzzle, StepHint, Study, TableCreated, TableInfo, TableList, TurnList,
} from './types'
import { language, t } from '../i18n/texts.svelte'

export class Refusal extends Error {
  constructor(public readonly key: string, text: string, public readonly status: number) {
    super(text)
  }
}

const NOTHING_TO_SAY = 204

/** Nobody answers: said in the reader's language, wherever a refusal is shown by its words. */
const unreachable = () => new Refusal('page-no-server', t('page-no-server'), 0)

export async function ask<Reply>(path: string, options: { body?: unknown; token?: string; method?: string } = {}): Promise<Reply> {
  const headers: Record<string, string> = { 'Accept-Language': language() }
  if (options.body !== undefined) headers['Content-Type'] = 'application/json'
  if (options.token) headers['Authorization'] = `Bearer ${options.token}`
  const request: RequestInit = { method: options.method ?? (options.body === undefined ? 'GET' : 'POST'), headers }
  if (options.body !== undefined) request.body = JSON.stringify(options.body)
  const reply = await fetch(`/api${path}`, request).catch(() => null)
  if (!reply) throw unreachable()
  const told: unknown = await reply.json().catch(() => null)
  if (reply.ok && (told || reply.status === NOTHING_TO_SAY)) return told as Reply
  const error = (told as { error?: { key: string; text: string } } | null)?.error
  throw new Refusal(error?.key ?? 'page-no-sense', error?.text ?? '', reply.status)
}

export const games = () => ask<GameList>('/games')
export const playNow = (body: PlayNow) => ask<TableCreated>('/play-now', { body })
export const startLesson = (body: StartLesson) => ask<TableCreated>('/lessons', { body })
export const startPuzzle = (body: StartPuzzle) => ask<TableCreated>('/puzzles', { body })
export const newTable = (body: NewTable) => ask<TableCreated>('/tables', { body })
export const listed = () => ask<TableList>('/tables')
export const mine = (tokens: string[]) => ask<TableList>('/tables/mine', { body: { tokens } })
export const turns = (tokens: string[]) => ask<TurnList>('/turns', { body: { tokens } })
export const account = () => ask<AccountInfo>('/account')
export const signUp = (body: SignIn) => ask<AccountInfo>('/account', { body })
export const signIn = (body: SignIn) => ask<AccountInfo>('/account/session', { body })
export const signOut = () => ask<null>('/account/session', { method: 'DELETE' })
export const changePassword = (old: string, next: string) => ask<null>('/account/password', { body: { old, new: next } })
export const deleteAccount = (password: string) => ask<null>('/account/delete', { body: { password } })
export const attach = (tokens: string[]) => ask<AccountInfo>('/account/seats', { body: { tokens } })
export const detach = (table: string) => ask<AccountInfo>('/account/seats/detach', { body: { table } })
export const openSeat = (table: string) => ask<TableCreated>('/account/seats/open', { body: { table } })
export const notices = (id: string, token: string) => ask<NoticeList>(`/tables/${id}/notices`, { token })
export const addNotice = (id: string, body: NewNotice, token: string) => ask<NoticeList>(`/tables/${id}/notices`, { body, token })
export const removeNotice = (id: string, notice: string, token: string) => ask<NoticeList>(`/tables/${id}/notices/${notice}`, { method: 'DELETE', token })
export const linked = (token: string) => ask<TableInfo>('/link', { body: { token } })
export const table = (id: string, token?: string) => ask<TableInfo>(`/tables/${id}`, token ? { token } : {})
export const join = (id: string, body: Join) => ask<TableCreated>(`/tables/${id}/join`, { body })
export const changeSeat = (id: string, seat: number, body: SeatChange, token: string) =>
  ask<TableCreated & { links: SeatLink[] }>(`/tables/${id}/seats/${seat}`, { body, token })
export const closeTable = (id: string, token: string) => ask<null>(`/tables/${id}`, { method: 'DELETE', token })
export const replay = (id: string, eyes: number | null, token?: string) =>
  ask<Replay>(`/tables/${id}/replay${eyes === null ? '' : `?eyes=${eyes}`}`, token ? { token } : {})
export const position = (id: string, step: number, eyes: number, token?: string) =>
  ask<ReplayPosition>(`/tables/${id}/replay/${step}?eyes=${eyes}`, token ? { token } : {})
export const campaign = (id: string, token?: string) => ask<CampaignInfo>(`/tables/${id}/campaign`, token ? { token } : {})
export const rematch = (id: string, token?: string) => ask<RematchInfo>(`/tables/${id}/rematch`, token ? { token } : {})
export const study = (id: string, token?: string) => ask<Study>(`/tables/${id}/study`, token ? { token } : {})
export const stepHint = (id: string, step: number, token?: string) => ask<StepHint>(`/tables/${id}/replay/${step}/hint`, token ? { token } : {})
/** The finished game as the text of a file. */
export async function saved(id: string, token?: string): Promise<string> {
  const reply = await fetch(`/api/tables/${id}/save`, token ? { headers: { Authorization: `Bearer ${token}` } } : {}).catch(() => null)
  if (!reply) throw unreachable()
  if (!reply.ok) throw new Refusal('page-no-sense', '', reply.status)
  return reply.text()
}
/** A moment of the table as the text of a scenario file. */
export async function momentOf(id: string, token: string): Promise<string> {
  const reply = await fetch(`/api/tables/${id}/moment`, { headers: { Authorization: `Bearer ${token}`, 'Accept-Language': language() } }).catch(() => null)
  if (!reply) throw unreachable()
  const told = await reply.text()
  if (!reply.ok) throw new Refusal('page-no-sense', (JSON.parse(told) as { error: { text: string } }).error.text, reply.status)
  return told
}
export const openScenario = (body: OpenScenario) => ask<TableCreated>('/scenarios', { body })
export const mapPalette = (game: string) => ask<MapPalette>(`/games/${game}/maps`)
export const lookAtMap = (game: string, body: LookAtMap) => ask<MapSeen>(`/games/${game}/maps/look`, { body })
export const tryMap = (game: string, text: string) => ask<MapTrial>(`/games/${game}/maps/trials`, { body: { text } })
export const mapTrial = (game: string, trial: string) => ask<MapTrial>(`/games/${game}/maps/trials/${trial}`)
export const branch = (id: string, body: Branch, token: string) => ask<TableCreated>(`/tables/${id}/branch`, { body, token })
export const thingsOf = (game: string) => ask<Glossary>(`/games/${game}/things`)
export const rules = (game: string, words: string) =>
  ask<RuleList>(`/rules?${new URLSearchParams({ game, words })}`)
export const rule = (id: string) => ask<RuleInfo>(`/rules/${encodeURIComponent(id)}`)
