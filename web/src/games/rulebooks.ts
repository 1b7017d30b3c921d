/** What stands before the numbered rules of a game: found by folder, so that no other module names a game. */

export interface Chapter {
  /** Pictures of the game by kind and id; `icon` is a sign. */
  pictures: string[]
  /** How the ids of its rules begin. */
  rules: string[]
}

const found = import.meta.glob<Chapter[]>('./*/rulebook.json', { eager: true, import: 'default' })

/** The chapters of a game; none for a game that has no more than its rules. */
export function chaptersOf(game: string): Chapter[] {
  return found[`./${game.replaceAll('-', '_')}/rulebook.json`] ?? []
}
