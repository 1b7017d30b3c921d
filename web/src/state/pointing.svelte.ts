/** What somebody points at or asks about at a table: the options there, the odds of them, or why there are none. */
import { byPlace, placeOf, pointedAt } from '../board/places'
import type { Plan } from '../board/ways'
import { listed } from '../i18n/format'
import { t } from '../i18n/texts.svelte'
import type { Table } from '../protocol/socket.svelte'
import type { ClientWhy, ClientWhyAt, OddsBar, WayInfo } from '../protocol/types'
import { noteOf } from '../panels/question/groups'
import { Walking } from './walking.svelte'
import { wishes } from './wishes.svelte'
import { openByWords } from './words'

export interface Why {
  text: string
  rule: string
}

const endOf = (way: WayInfo): number => way.spaces.at(-1) ?? -1

export class Pointing {
  narrowed = $state<string[]>([])
  reason = $state<Why | null>(null)
  odds = $state<Record<string, string>>({})
  /** The chances that are drawn beside an option. */
  bars = $state.raw<Record<string, OddsBar[]>>({})
  /** The ways of several steps that are open, and those among which one is to be chosen. */
  ways = $state.raw<WayInfo[]>([])
  choice = $state.raw<WayInfo[]>([])
  private looked = $state.raw<WayInfo | null>(null)
  readonly walking: Walking
  private known = new Map<string, Promise<Why>>()

  constructor(private readonly table: () => Table) {
    this.walking = new Walking(table)
  }

  private get options() {
    return this.table().state?.question?.options ?? []
  }
  /** Whose decision it is, where it is not mine; nothing after the end. */
  private get waitingFor(): string {
    const state = this.table().state
    if (state?.status !== 'playing' || !state.waiting.length) return ''
    return t('page-waiting-for', { who: listed(state.waiting.map((seat) => state.seats.find((one) => one.seat === seat)?.title ?? '')) })
  }
  get lit(): Map<string, string[]> {
    return byPlace(this.options)
  }

  /** Where a way leads, and the one that is being looked at. */
  get plan(): Plan {
    return { reach: new Set(this.ways.map(endOf)), way: this.looked?.spaces ?? [] }
  }
  private waysTo(space: number): WayInfo[] {
    return this.ways.filter((way) => endOf(way) === space)
  }
  /** Somebody looks at a place, or at nothing: the way there is drawn. */
  look(space: number): void {
    const found = this.lit.has(`space-${space}`) ? undefined : this.waysTo(space)[0]
    this.lookAt(found ?? null)
  }
  lookAt(way: WayInfo | null): void {
    this.looked = way
  }
  walk(way: WayInfo): void {
    this.choice = []
    this.lookAt(null)
    this.walking.begin(way)
  }

  /** Everything is new: what was asked before holds no longer. */
  forget(): void {
    this.narrowed = []
    this.reason = null
    this.choice = []
    this.looked = null
    this.known.clear()
  }

  /** Beside each option that leads to a roll, what may come of it; an answer to an older question is dropped. */
  async readOdds(): Promise<void> {
    this.odds = {}
    this.bars = {}
    const asked = this.table().state?.question?.sequence
    if (asked === undefined) return
    const told = await this.table().look({ type: 'odds' }).catch(() => null)
    if (told?.type === 'odds' && this.table().state?.question?.sequence === asked) {
      this.odds = Object.fromEntries(told.odds.map((one) => [one.option, one.text]))
      this.bars = Object.fromEntries(told.odds.map((one) => [one.option, one.bars]))
    }
  }

  /** The ways of several steps, where a place can be chosen at all. */
  async readWays(): Promise<void> {
    this.ways = []
    const asked = this.table().state?.question?.sequence
    if (asked === undefined || !this.options.some((one) => one.targets.some((target) => target.kind === 'space'))) return
    const told = await this.table().look({ type: 'ways' }).catch(() => null)
    if (told?.type === 'ways' && this.table().state?.question?.sequence === asked) this.ways = told.ways
  }

  /** The options for a thing in a space: those about both, else those about the thing, else those about the space. */
  private openAt(place: string, at: number): string[] | undefined {
    const [thing, space] = [this.lit.get(place), this.lit.get(`space-${at}`)]
    const both = thing?.filter((one) => space?.includes(one))
    return both?.length ? both : (thing ?? space)
  }

  /** A single option at a place is the answer, of several one is chosen, and elsewhere one learns why not. */
  pick(place: string, at: number): void {
    const space = `space-${at}`
    const open = this.openAt(place, at)
    const ways = this.lit.has(place) && place !== space ? [] : this.waysTo(at)
    if (ways.length && (open || ways.length > 1)) {
      this.narrowed = open ?? []
      this.choice = ways
    } else if (ways[0]) this.walk(ways[0])
    else if (open?.length === 1 && open[0]) this.table().answer(open[0])
    else if (open) {
      this.narrowed = open
      this.reason = null
    } else if (this.options.length) {
      this.narrowed = []
      void this.whyAt(place, at).then((why) => (this.reason = why))
    } else if (this.waitingFor) this.reason = { text: this.waitingFor, rule: '' }
  }

  /** What the tip says of a place. */
  async told(place: string, at: number): Promise<string[]> {
    const open = this.openAt(place, at)
    const ways = this.waysTo(at).map((way) => [way.text, way.odds].filter(Boolean).join(' · '))
    if (open) return [...this.options.filter((one) => open.includes(one.option)).map((one) => [one.text, this.odds[one.option]].filter(Boolean).join(' · ')), ...ways]
    if (ways.length) return ways
    if (!this.options.length) return this.waitingFor ? [this.waitingFor] : []
    const why = await this.whyAt(place, at)
    return [why.rule && wishes().ids ? `${why.text} (${why.rule})` : why.text]
  }

  /** What an option is about and its particulars, which have no room on its line; nothing where all is said there. */
  particulars(notation: string, thingsAt: (place: string) => string[]): { name: string; things: string[]; lines: string[] } | null {
    const option = this.options.find((one) => one.option === notation)
    if (!option) return null
    const things = [...new Set(option.targets.slice(0, 1).filter((one) => one.kind !== 'space').flatMap((one) => thingsAt(placeOf(one))))]
    const lines = [noteOf(option), this.odds[notation] ? t('page-odds', { odds: this.odds[notation] ?? '' }) : ''].filter(Boolean)
    return option.note || things.length || lines.length ? { name: option.title, things, lines } : null
  }

  /** What somebody writes into the field. */
  async ask(words: string): Promise<void> {
    const open = openByWords(words, this.options, t('page-filler-words'))
    if (open.length) {
      this.narrowed = open.map((one) => one.option)
      this.reason = { text: t('page-is-open'), rule: '' }
      return
    }
    this.narrowed = []
    this.reason = await this.askWhy({ type: 'why', option: words.trim() })
  }

  private whyAt(place: string, at: number): Promise<Why> {
    const asked = `${place} ${at}`
    const found = this.known.get(asked) ?? this.askWhy({ type: 'why-at', targets: pointedAt(place, at) })
    this.known.set(asked, found)
    return found
  }

  private async askWhy(question: Omit<ClientWhy, 'request'> | Omit<ClientWhyAt, 'request'>): Promise<Why> {
    try {
      const told = await this.table().look(question)
      const open = this.table().state?.lesson ? t('page-lesson-not-now') : t('page-is-open')
      return told.type === 'reason' ? { text: told.open ? open : told.text, rule: told.rule } : { text: '', rule: '' }
    } catch (error) {
      return { text: (error as Why).text, rule: (error as Why).rule ?? '' }
    }
  }
}
