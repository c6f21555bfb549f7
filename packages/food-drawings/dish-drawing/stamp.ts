import { FULL_TURN, type Point } from '../cut-paper/points.ts'
import { laterPair, moveTo, pair } from './food-paper.ts'

type Command = { letter: string; points: number[] }

/** A small shape around 0 0, about 10 to each side. `cuts` holds it by size and by turn, once it was drawn so. */
export type Outline = { commands: readonly Command[]; cuts: Map<number, Cut[]> }

/** A shape of one size and turn: how far from its middle it begins, and the path from there on. */
type Cut = { x: number; y: number; path: string }

/** In so many directions a shape may lie, 4 degrees apart. So each is worked out once for all drawings: sizes are few. */
const DIRECTIONS = 90

/** Reads a shape written as an SVG path of absolute M, L, Q and Z. */
export function outline(path: string): Outline {
  const commands = [...path.matchAll(/([MLQZ])([^MLQZ]*)/g)].map(([, letter = '', written = '']) => ({
    letter: letter.toLowerCase(),
    points: (written.match(/-?[\d.]+/g) ?? []).map(Number),
  }))
  return { commands, cuts: new Map() }
}

/** One path with the shape at every place, turned as the place says, in short relative steps. */
export function stamp(places: readonly Point[], shape: Outline, size = 1): string {
  let cuts = shape.cuts.get(size)
  if (!cuts) shape.cuts.set(size, (cuts = []))
  let d = ''
  for (const place of places) {
    const direction = directionOf(place[2] ?? 0)
    const cut = (cuts[direction] ??= cutOut(shape, direction, size))
    d += moveTo(Math.round(place[0]) + cut.x, Math.round(place[1]) + cut.y) + cut.path
  }
  return d
}

function directionOf(turn: number): number {
  const direction = Math.round((turn / FULL_TURN) * DIRECTIONS) % DIRECTIONS
  return direction < 0 ? direction + DIRECTIONS : direction
}

function cutOut({ commands }: Outline, direction: number, size: number): Cut {
  const angle = (direction / DIRECTIONS) * Math.PI * 2
  const cos = Math.cos(angle) * size
  const sin = Math.sin(angle) * size
  let first: Point | undefined
  /** Where the last step ended, and where its part of the shape began. */
  let from: Point = [0, 0]
  let start = from
  let path = ''
  for (const { letter, points } of commands) {
    let end = letter === 'z' ? start : from
    let written = letter
    for (let k = 0; k < points.length; k += 2) {
      const [px, py] = [points[k] ?? 0, points[k + 1] ?? 0]
      end = [Math.round(px * cos - py * sin), Math.round(px * sin + py * cos)]
      written += (k > 0 ? laterPair : pair)(end[0] - from[0], end[1] - from[1])
    }
    from = end
    if (letter === 'm') start = end
    if (first) path += written
    else first = end
  }
  return { x: first?.[0] ?? 0, y: first?.[1] ?? 0, path }
}
