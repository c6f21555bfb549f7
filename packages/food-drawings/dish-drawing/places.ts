import { FULL_TURN, type Point, polar, times } from '../cut-paper/points.ts'
import type { Random } from '../cut-paper/random.ts'

const GOLDEN_ANGLE = 2.39996

/** Places say where pieces lie, each with its turn in radians. What lies on a dish has 0 0 in its middle. */

/** Roughly even inside a circle: a sunflower a little off true. */
export function scatter(rnd: Random, count: number, radius: number, x = 0, y = 0): Point[] {
  const start = rnd() * FULL_TURN
  return times(count, (k) => {
    const r = radius * Math.sqrt((k + 0.5) / count)
    const angle = start + k * GOLDEN_ANGLE + (rnd() - 0.5) * 0.5
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r, rnd() * FULL_TURN]
  })
}

/** In a circle, each piece along its rim. */
export function ring(rnd: Random, count: number, radius: number, from = rnd() * FULL_TURN): Point[] {
  return times(count, (k) => {
    const angle = from + (k / count) * FULL_TURN
    const [x, y] = polar(radius * (0.96 + rnd() * 0.08), angle)
    return [x, y, angle + FULL_TURN / 4]
  })
}

/** In a line from one point to another. */
export function row(rnd: Random, count: number, [x0, y0]: Point, [x1, y1]: Point): Point[] {
  return times(count, (k) => {
    const part = count > 1 ? k / (count - 1) : 0.5
    return [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part + (rnd() - 0.5) * 3, (rnd() - 0.5) * 0.5]
  })
}

/** In columns and rows around x y. */
export function grid(columns: number, rows: number, step: number, x = 0, y = 0): Point[] {
  return times(columns * rows, (k) => [
    x + ((k % columns) - (columns - 1) / 2) * step,
    y + (Math.floor(k / columns) - (rows - 1) / 2) * step,
    0,
  ])
}

/** In a slice of a circle between two angles. */
export function sector(rnd: Random, count: number, radius: number, from: number, to: number): Point[] {
  return times(count, (k) => {
    const reach = radius * (0.42 + 0.5 * Math.sqrt((((k * 7) % count) + 0.5) / count))
    const [x, y] = polar(reach, from + (to - from) * (0.18 + 0.64 * ((k + 0.5) / count)))
    return [x, y, rnd() * FULL_TURN]
  })
}

/** The same places, none of them turned: light falls from one side on all of them. */
export const upright = (places: readonly Point[]): Point[] => places.map(([x, y]) => [x, y, 0])

/** Every nth of them. */
export const everyOther = (places: readonly Point[], n = 2) => places.filter((_, k) => k % n === 0)
