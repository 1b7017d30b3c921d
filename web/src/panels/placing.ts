/** Where a tip stands: beside what it is about, on the screen, and not over what is to be read or pressed. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 14
const EDGE = 6

const within = (at: number, size: number, all: number) => Math.max(EDGE, Math.min(at, all - size - EDGE))

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height
}

/** The corner of a tip of this size for a point: the first place that covers neither the point nor what is to be kept free. */
export function placed(point: { x: number; y: number }, size: { width: number; height: number }, screen: { width: number; height: number }, free: Box | null): { left: number; top: number } {
  const about = { left: point.x - 2, top: point.y - 2, width: 4, height: 4 }
  const [right, left] = [point.x + GAP, point.x - GAP - size.width]
  const [below, above] = [point.y + GAP, point.y - GAP - size.height]
  const beside: [number, number][] = [[right, below], [left, below], [right, above], [left, above]]
  const clear: [number, number][] = free ? [[free.left - GAP - size.width, point.y - size.height / 2], [point.x - size.width / 2, free.top - GAP - size.height], [free.left - GAP - size.width, below], [free.left - GAP - size.width, above]] : []
  const tried = [...beside, ...clear].map(([x, y]) => ({ left: within(x, size.width, screen.width), top: within(y, size.height, screen.height) }))
  const good = tried.filter((at) => !free || !overlaps({ ...at, ...size }, free))
  return good.find((at) => !overlaps({ ...at, ...size }, about)) ?? good[0] ?? tried[0] ?? { left: EDGE, top: EDGE }
}
