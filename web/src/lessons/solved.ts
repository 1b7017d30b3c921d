/** Which puzzles were solved in this browser. */
const STORED = 'othersight.solved'

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    return Array.isArray(found) ? found.map(String) : []
  } catch {
    return []
  }
}

export function isSolved(game: string, puzzle: string): boolean {
  return stored().includes(`${game}/${puzzle}`)
}

export function markSolved(game: string, puzzle: string): void {
  if (isSolved(game, puzzle)) return
  try {
    localStorage.setItem(STORED, JSON.stringify([...stored(), `${game}/${puzzle}`]))
  } catch {
    // a browser that keeps nothing shows none as solved
  }
}
