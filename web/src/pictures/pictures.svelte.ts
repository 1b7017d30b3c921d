/** The pictures of the games, fetched once for each game when its first picture is wanted. */
import { drawnOf, namedBy, type Emblems, type Named, type Pictures } from './compose'

interface Loaded {
  DRAWINGS: Record<string, string>
  EMBLEMS: Emblems
  SIGNS: Record<string, string>
}

const sets = import.meta.glob<Loaded>('./*/set.ts')
const folderOf = (game: string) => `./${game.replaceAll('-', '_')}/set.ts`
const GAMES = Object.keys(sets).map((path) => path.split('/')[1]?.replaceAll('_', '-') ?? '')

let fetched = $state.raw<Record<string, Pictures>>({})
const asked = new Map<string, Promise<void>>()

async function fetchSet(game: string): Promise<void> {
  const load = sets[folderOf(game)]
  if (!load) return
  const [set, glyphs] = await Promise.all([load(), import('./glyphs.json')])
  fetched = { ...fetched, [game]: { drawings: set.DRAWINGS, emblems: set.EMBLEMS, signs: set.SIGNS, glyphs: glyphs.default } }
}

/** Fetches the pictures of a game; asking again costs nothing, and a game without pictures has none. */
export function fetchPictures(game: string): Promise<void> {
  const under = asked.get(game) ?? fetchSet(game).catch(() => void asked.delete(game))
  asked.set(game, under)
  return under
}

/** The markup of a picture in a square of 96; nothing while it is not there, or where there is none. */
export function picture(game: string, kind: string, id: string): string {
  const all = fetched[game]
  return all ? drawnOf(all, kind, id) : ''
}

/** The outline of the sign of a verb in a square of 24; nothing while it is not there, or where there is none. */
export function signOf(game: string, verb: string): string {
  const all = fetched[game]
  return all?.glyphs[all.signs[verb] ?? ''] ?? ''
}

/** Which picture belongs to a key of the texts; none for a game without pictures. */
export function pictured(key: string): Named | null {
  return namedBy(key, GAMES)
}
