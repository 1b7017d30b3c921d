/** All pictures of this game: drawings by kind and id, and which signs stand on which card and before which option. */
import type { Emblems } from '../compose'
import emblems from './emblems.json'
import signs from './signs.json'

export const DRAWINGS = import.meta.glob<string>('./*/*.svg', { eager: true, query: '?raw', import: 'default' })
export const EMBLEMS = emblems as unknown as Emblems
export const SIGNS: Record<string, string> = signs
