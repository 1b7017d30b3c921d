/** The view of They Live as the server sends it; only what the page draws is named here. */

export interface CardSeen {
  card: number
  face: string
  icon: '' | 'resistance' | 'invader'
}

export interface PersonSeen {
  person: number
  seat: number
  spare: boolean
  character: string
  identity: '' | 'human' | 'invader'
  space: number
  skills: Record<string, number>
  health: number
  damage: number
  scrap: number
  wanted: number
  glasses: number
  weapon: CardSeen | null
  off_hand: CardSeen | null
  ally: CardSeen | null
  bag: CardSeen[] | number
  cards: number
  injuries: string[]
  story_left: number
  next_story: number
  passes: number
  completed: boolean
  engaged: boolean
  revealed: boolean
  dead: boolean
}

export interface TileSeen {
  tile: number
  front: string
  kind: 'invader' | 'human'
  boss: boolean
  icons: string[]
  space: number
  damage: number
  turned: boolean
  back?: { face: string; stealth: number; combat: number; health: number; influence: number }
}

export interface PlaceSeen {
  space: number
  scrap: number
  dropped: CardSeen[]
  stack: number[]
  billboard?: { artwork: string; message: string }
  deposit?: number
  remembered?: CardSeen[]
}

export interface LiveView {
  game: 'they-live'
  seat: number
  setting: { players: number; difficulty: string }
  overlays: { human: number; invader: number }
  outcome: string
  decisions: number
  asked: { kind: string }[]
  round: number
  clock: number
  leader: number
  triggered: boolean
  assault: boolean
  playing: number[]
  people: PersonSeen[]
  tiles: TileSeen[]
  places: PlaceSeen[]
  decks: { news: number; news_card: string; staying: string[]; resources: number; recruits: string[]; piles: number[]; injuries: number; assault: number }
  claims: (string | number)[][]
}

/** Whoever a seat plays and is alive. */
export function present(view: LiveView): PersonSeen[] {
  return view.playing.flatMap((at) => view.people.filter((person) => person.person === at && !person.dead))
}

/** The seat that leads; nobody before the first vote is counted. */
export function leaderOf(view: LiveView): number {
  return view.asked.some((question) => question.kind === 'first-leader') ? -1 : view.leader
}
