/** Puts a picture together: a drawing of its own, or the face of a card's type with the card's signs on it. */

/** The place of a sign on a face: its middle, and how large it is. */
type Field = [number, number, number]

export interface Emblems {
  /** Things that look like others, both as `kind/id`; under `kind/*` the rule for all others of a kind, with `*` for the id. */
  same: Record<string, string>
  /** Where the signs stand on a type's face, if not in its middle. */
  field: Record<string, Field>
  /** By type and card one sign, or a large one and a small one; `*` is the sign of the type. */
  emblems: Record<string, Record<string, string>>
}

export interface Pictures {
  drawings: Record<string, string>
  emblems: Emblems
  /** The signs of what can be done, by its verb. */
  signs: Record<string, string>
  glyphs: Record<string, string>
}

/** What a key of the texts names: `game-kind-id`. */
export interface Named {
  game: string
  kind: string
  id: string
}

const MIDDLE: Field = [48, 48, 44]
const GLYPH = 24

/** The first of the games that a key begins with, the kind of thing, and the thing. */
export function namedBy(key: string, games: string[]): Named | null {
  const game = games.find((one) => key.startsWith(`${one}-`))
  if (!game) return null
  const [kind = '', ...id] = key.slice(game.length + 1).split('-')
  return { game, kind, id: id.join('-') }
}

/** What lies within the outermost element of a drawing. */
function within(drawing: string): string {
  return drawing.slice(drawing.indexOf('>') + 1, drawing.lastIndexOf('</svg>')).trim()
}

/** `kind/id` of a name whose kind may have several words, the longest kind that is known first. */
function splits(name: string): [string, string][] {
  const words = name.split('-')
  return words.map((_, at): [string, string] => [words.slice(0, at).join('-'), words.slice(at).join('-')]).slice(1).reverse()
}

/** Whose drawing a thing is shown by: its own, or that of another. */
export function drawingOf({ same }: Emblems, kind: string, id: string): string {
  return same[`${kind}/${id}`] ?? same[`${kind}/*`]?.replace('*', id) ?? `${kind}/${id}`
}

function portrait(all: Pictures, name: string): string {
  for (const [kind, id] of splits(name)) {
    const found = all.drawings[`./${drawingOf(all.emblems, kind, id)}.svg`]
    if (found) return within(found)
  }
  return ''
}

/** Type and signs of a card: by its id under the kind it is named with, else under any type; else the sign of the kind. */
export function emblemOf(all: Pictures, name: string): { type: string; signs: string[] } | null {
  const { emblems } = all.emblems
  for (const [kind, id] of splits(name)) {
    if (!(kind in emblems)) continue
    const type = [kind, ...Object.keys(emblems)].find((one) => id in (emblems[one] ?? {})) ?? kind
    const signs = emblems[type]?.[id] ?? emblems[type]?.['*']
    if (signs) return { type, signs: signs.split(' ') }
  }
  return null
}

function sign(path: string, x: number, y: number, size: number, kind: string): string {
  const scale = size / GLYPH
  return `<path class="${kind}" fill-rule="evenodd" transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})" d="${path}"/>`
}

function signs(all: Pictures, names: string[], [x, y, size]: Field): string {
  const [large, small] = names.map((name) => all.glyphs[name] ?? '')
  if (!small) return sign(large ?? '', x, y, size, 'sign')
  const [corner, tenth] = [size * 0.34, size * 0.1]
  return sign(large ?? '', x - tenth, y - tenth, size * 0.95, 'sign') + sign(small, x + corner, y + corner, size * 0.58, 'sign second')
}

/** The markup of a picture in a square of 96, or nothing where there is none. */
export function drawnOf(all: Pictures, kind: string, id: string): string {
  const name = `${kind}-${id}`
  const own = portrait(all, name)
  if (own) return own
  const emblem = emblemOf(all, name)
  const face = emblem && all.drawings[`./type/${emblem.type}.svg`]
  if (!emblem || !face) return ''
  return within(face) + signs(all, emblem.signs, all.emblems.field[emblem.type] ?? MIDDLE)
}
