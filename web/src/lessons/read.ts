/** Which tables' briefings were read in this browser; one that keeps nothing shows them again. */
const STORED = 'othersight.briefed'
const MOST = 60

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    return Array.isArray(found) ? found.map(String) : []
  } catch {
    return []
  }
}

export function isRead(table: string): boolean {
  return stored().includes(table)
}

export function markRead(table: string): void {
  if (isRead(table)) return
  try {
    localStorage.setItem(STORED, JSON.stringify([...stored(), table].slice(-MOST)))
  } catch {
    // nothing is kept, so it is shown again
  }
}
