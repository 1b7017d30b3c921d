/** What the things of The Others are called. */
import { maybe, t } from '../../i18n/texts.svelte'
import type { CityBoard } from './city'
import { figureNumber, type MonsterSeen, type OthersView } from './view'

export const heroName = (hero: string) => t(`the-others-called-${hero}`)
export const cardName = (card: string) => t(`the-others-card-${card}`)
export const tokenName = (token: string) => t(`the-others-token-${token}`)
export const monsterKind = (kind: string) => t(`the-others-monster-${kind}`)
export const npcName = (npc: string) => t(`the-others-npc-${npc}`)
export const iconName = (icon: string) => maybe(`the-others-city-action-${icon}`) || tokenName(icon)

export function spaceName(board: CityBoard, space: number): string {
  const found = board.spaces[space]
  if (!found) return String(space)
  if (!found.district) return t('the-others-street-short', { number: space })
  return maybe(`the-others-tile-${found.tile}`) || found.tile
}

export function monsterName(view: OthersView, monster: MonsterSeen): string {
  if (monster.member) return t(`the-others-hellclub-${monster.member}`)
  if (monster.kind === 'tainted' && monster.hero) return t('the-others-tainted-hero', { hero: heroName(monster.hero) })
  const number = figureNumber(view, monster)
  const kind = monsterKind(monster.kind)
  return number ? t('the-others-figure', { kind, number }) : kind
}
