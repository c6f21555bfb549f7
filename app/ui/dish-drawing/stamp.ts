import type { Point } from '../cut-paper/points.ts'

type Command = { letter: string; points: number[] }

/** A small shape around 0 0, about 10 to each side. */
export type Outline = readonly Command[]

/** Reads a shape written as an SVG path of absolute M, L, Q and Z. */
export function outline(path: string): Outline {
  return [...path.matchAll(/([MLQZ])([^MLQZ]*)/g)].map(([, letter = '', written = '']) => ({
    letter: letter === 'M' ? letter : letter.toLowerCase(),
    points: (written.match(/-?[\d.]+/g) ?? []).map(Number),
  }))
}

/** One path with the shape at every place, turned as the place says, in short relative steps. */
export function stamp(places: readonly Point[], shape: Outline, size = 1): string {
  let d = ''
  for (const place of places) d += stampOnce(place, shape, size)
  return d
}

// Most of a drawing is made here, so this makes no lists.
function stampOnce([x, y, turn = 0]: Point, shape: Outline, size: number): string {
  const cos = Math.cos(turn) * size
  const sin = Math.sin(turn) * size
  let [fromX, fromY, atX, atY] = [0, 0, 0, 0]
  let d = ''
  for (const { letter, points } of shape) {
    d += letter
    for (let k = 0; k < points.length; k += 2) {
      const [px = 0, py = 0] = [points[k], points[k + 1]]
      atX = Math.round(x + px * cos - py * sin)
      atY = Math.round(y + px * sin + py * cos)
      const [dx, dy] = [atX - fromX, atY - fromY]
      d += (k > 0 && dx >= 0 ? ' ' : '') + dx + (dy < 0 ? '' : ' ') + dy
    }
    fromX = atX
    fromY = atY
  }
  return d
}
