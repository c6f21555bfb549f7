import { type Point, xy } from '../plate-drawing/points.ts'

type Command = { letter: string; points: Point[] }

/** A small shape around 0 0, about 10 to each side. */
export type Outline = readonly Command[]

/** Reads a shape written as an SVG path of absolute M, L, Q and Z. */
export function outline(path: string): Outline {
  return [...path.matchAll(/([MLQZ])([^MLQZ]*)/g)].map(([, letter = '', written = '']) => {
    const numbers = (written.match(/-?[\d.]+/g) ?? []).map(Number)
    const points = numbers.flatMap((x, k): Point[] => (k % 2 ? [] : [[x, numbers[k + 1] ?? 0]]))
    return { letter, points }
  })
}

/** One path with the shape at every place, turned as the place says, in short relative steps. */
export function stamp(places: readonly Point[], shape: Outline, size = 1): string {
  return places.map((place) => stampOnce(place, shape, size)).join('')
}

function stampOnce([x, y, turn = 0]: Point, shape: Outline, size: number): string {
  const cos = Math.cos(turn) * size
  const sin = Math.sin(turn) * size
  let at: Point = [0, 0]
  let d = ''
  for (const { letter, points } of shape) {
    const moved = points.map(([px, py]): Point => [
      Math.round(x + px * cos - py * sin),
      Math.round(y + px * sin + py * cos),
    ])
    const isFirst = letter === 'M'
    const steps = isFirst ? moved : moved.map(([px, py]): Point => [px - at[0], py - at[1]])
    d += (isFirst ? letter : letter.toLowerCase()) + steps.map(xy).join(' ')
    at = moved.at(-1) ?? at
  }
  return d
}
