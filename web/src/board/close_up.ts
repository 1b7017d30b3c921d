/** Where a drawing begins: whole where it can be read so, else near what matters most, without showing what lies beyond it. */
import type { Box, Point } from './geometry'

/** Screen points for one of the drawing below which its letters cannot be read. */
const READABLE = 0.29
const NEAREST = 2.2

export interface CloseUp {
  zoom: number
  shift: Point
}

export function closeUp(box: Box, width: number, height: number, focus: Point | undefined): CloseUp {
  const whole = Math.min(width / box.width, height / box.height)
  if (!focus || whole >= READABLE) return { zoom: 1, shift: { x: 0, y: 0 } }
  const zoom = Math.min(NEAREST, READABLE / whole)
  return { zoom, shift: { x: along(box.x, box.width, width / whole, zoom, focus.x), y: along(box.y, box.height, height / whole, zoom, focus.y) } }
}

/** The shift along one side that brings a point to the middle of what is seen, but no edge of the drawing into it. */
function along(from: number, length: number, seen: number, zoom: number, point: number): number {
  const middle = from + length / 2
  if (length * zoom <= seen) return middle - middle * zoom
  const [first, last] = [middle - seen / 2 - from * zoom, middle + seen / 2 - (from + length) * zoom]
  return Math.min(first, Math.max(last, middle - point * zoom))
}
