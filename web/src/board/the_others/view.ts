/** The view of The Others as the server sends it; only what the page draws is named here. */

export interface HeroSeen {
  hero: string
  player: number
  state: 'reserve' | 'in-play' | 'dead'
  space: number
  level: number
  covered: number[]
  turns: number
  extra_turns: number
  city_token: number
  upgrades: string[]
  face_down: string[]
  npcs: string[]
  innocents: number
  wolf: boolean
  dark_past: string
  cannot_heal: boolean
  no_skill: boolean
  no_ability: boolean
  doomed: boolean
}

export interface MonsterSeen {
  monster: number
  kind: string
  card: string
  /** Which member of the Hell Club it is, if one. */
  member: string
  pool: 'unplayed' | 'board' | 'dead' | 'gone'
  space: number
  marked: boolean
  hero: string
  fight: number
  defense: number
}

export interface SpaceSeen {
  space: number
  tokens: Record<string, number>
  face_down: string[] | number
  monsters: number[]
  heroes: string[]
  npcs: string[]
  city_token: boolean
  covered_icons: number[]
  marked: boolean
}

export interface OthersView {
  game: 'the-others'
  seat: number
  setting: { story: string; map: string; sin: string; acolyte: string; hero_players: number; n: number; edition: string; revision: number; figures: Record<string, number> }
  outcome: string
  decisions: number
  round: number
  places: string[]
  first: string
  current: string
  heroes: HeroSeen[]
  monsters: MonsterSeen[]
  spaces: SpaceSeen[]
  sins: {
    hand: string[] | number
    deck: number
    discard: string[]
    played: string
    reactions: number
    spent: number
    ability_used: boolean
    hate: number
    apocalypse: number
    revealed: string[]
    apocalypse_deck: number
  }
  story: { mission: string; progress: number; required: number; done: string[]; heroes_killed: number }
  supply: Record<string, number>
  inventory: string[]
  upgrade_deck: number
  orbital: number[]
  under_way: { what: string; hero?: string; [more: string]: unknown }[]
}

/** The key of what lies in a Space: a mark means something else in every Story, and HATE! is a card. */
export function keyOfToken(view: OthersView, kind: string): string {
  if (kind === 'mark') return `the-others-mark-${view.setting.story}`
  return kind === 'hate' ? 'the-others-card-hate' : `the-others-token-${kind}`
}

/** Which figure of its kind a Monster is, from 1; 0 where there is only one. */
export function figureNumber(view: OthersView, monster: MonsterSeen): number {
  if (monster.kind !== 'acolyte' && monster.kind !== 'abomination') return 0
  return view.monsters.filter((one) => one.kind === monster.kind && one.monster <= monster.monster).length
}

/** Whose portrait a kind of Monster has in this game: the Acolytes' own, a member of the Hell Club by its card, else the Sin's. */
export function portraitOf(view: OthersView, kind: string, card: string): { kind: string; id: string } {
  if (kind === 'acolyte') return { kind, id: view.setting.acolyte }
  if (card) return { kind: 'hellclub', id: card }
  return { kind: 'monster', id: kind === 'tainted' ? kind : `${view.setting.sin}-${kind}` }
}
