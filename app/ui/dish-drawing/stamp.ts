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

// Most of a drawing is made here, so this makes no lists, and looks its numbers up.
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
    d += letter
    let atX = 0
    let atY = 0
    for (let k = 0; k < points.length; k += 2) {
      const px = points[k] ?? 0
      const py = points[k + 1] ?? 0
      atX = Math.round(x + px * cos - py * sin)
      atY = Math.round(y + px * sin + py * cos)
      d += k > 0 ? next(atX - fromX) + next(atY - fromY) : written(atX - fromX) + next(atY - fromY)
    }
    fromX = atX
    fromY = atY
  }
  return d
}

const MOST_WRITTEN = 200
const WRITTEN = Array.from({ length: MOST_WRITTEN * 2 + 1 }, (_, k) => String(k - MOST_WRITTEN))
const NEXT = WRITTEN.map((number) => (number.startsWith('-') ? number : ` ${number}`))

const written = (value: number) => WRITTEN[value + MOST_WRITTEN] ?? String(value)
/** After another number: a minus parts them as well as a space. */
const next = (value: number) => NEXT[value + MOST_WRITTEN] ?? (value < 0 ? String(value) : ` ${value}`)
