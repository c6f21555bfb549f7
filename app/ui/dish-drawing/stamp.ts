import type { Point } from '../cut-paper/points.ts'
import { laterPair, pair } from './food-paper.ts'

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

// Most of a drawing is made here, so this makes no lists, looks its numbers up in pairs, and joins short texts first.
function stampOnce(place: Point, shape: Outline, size: number): string {
  const x = place[0]
  const y = place[1]
  const turn = place[2] ?? 0
  const cos = Math.cos(turn) * size
  const sin = Math.sin(turn) * size
  let fromX = 0
  let fromY = 0
  let d = ''
  for (const { letter, points } of shape) {
    let written = letter
    // Where a part begins is said from 0 0, and the rest from where the last step ended.
    if (letter === 'M') fromX = fromY = 0
    let atX = 0
    let atY = 0
    for (let k = 0; k < points.length; k += 2) {
      const px = points[k] ?? 0
      const py = points[k + 1] ?? 0
      atX = Math.round(x + px * cos - py * sin)
      atY = Math.round(y + px * sin + py * cos)
      written += k > 0 ? laterPair(atX - fromX, atY - fromY) : pair(atX - fromX, atY - fromY)
    }
    d += written
    fromX = atX
    fromY = atY
  }
  return d
}
