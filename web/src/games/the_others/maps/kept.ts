/** The drawing of the last visit, in this browser only. */
import { drawingOf, type Drawing } from './drawing'

const STORED = 'othersight.map'

export function keep(drawing: Drawing): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(drawing))
  } catch {
    // a browser that keeps nothing begins anew
  }
}

export function kept(): Drawing | null {
  try {
    const found = JSON.parse(localStorage.getItem(STORED) ?? 'null') as Record<string, unknown> | null
    return found && typeof found === 'object' ? drawingOf(found) : null
  } catch {
    return null
  }
}
