/** Points, boxes and rows of things, as every board needs them. */
export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

/** Places for so many things beside and below each other, around a middle. */
export function spread(count: number, size: number, width: number): Point[] {
  const row = Math.max(1, Math.floor(width / size))
  const rows = Math.ceil(count / row)
  return Array.from({ length: count }, (_, at) => {
    const line = Math.floor(at / row)
    const inRow = line === rows - 1 ? count - line * row : row
    return { x: ((at % row) - (inRow - 1) / 2) * size, y: (line - (rows - 1) / 2) * size }
  })
}
