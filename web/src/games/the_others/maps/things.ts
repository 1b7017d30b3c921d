/** What the things are called and look like that are put on a map, by their keys in its file. */
import { monsterKind, npcName, tokenName } from '../../../board/the_others/names'
import { t } from '../../../i18n/texts.svelte'

export function thingName(path: string): string {
  const [table = '', kind = ''] = path.split('.')
  if (table === 'start') return tokenName('starting-space')
  if (table === 'altars') return tokenName('altar')
  if (table === 'orbital') return tokenName('orbital-strike')
  if (table === 'out_of_orbit') return t('the-others-draw-out-of-orbit')
  if (table === 'metro') return t('the-others-page-metro', { colour: kind })
  if (table === 'monsters') return monsterKind(kind)
  return table === 'npcs' ? npcName(kind) : tokenName(kind)
}

/** The sign of a thing; a Metro stop has a square of its colour and figures have a portrait instead. */
export function signOf(path: string): string {
  const [table = '', kind = ''] = path.split('.')
  if (table === 'tokens') return kind
  return { start: 'start', altars: 'altar', orbital: 'orbital-strike', out_of_orbit: 'turn-over' }[table] ?? ''
}

/** The portrait of a figure; Monsters have those of the Sin and the Acolytes that the board is drawn with. */
export function portrait(path: string, sin: string, acolyte: string): { kind: string; id: string } | null {
  const [table = '', kind = ''] = path.split('.')
  if (table === 'npcs') return { kind: 'npc', id: kind }
  if (table !== 'monsters') return null
  return kind === 'acolyte' ? { kind, id: acolyte } : { kind: 'monster', id: `${sin}-${kind}` }
}
