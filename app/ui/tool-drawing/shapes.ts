import { circle, line } from '../cut-paper/paper.ts'
import { at, decimal, type Point, times, whole, xy } from '../cut-paper/points.ts'

/** A circle that is drawn as a line. */
export const hoop = (x: number, y: number, r: number, stroke: string, width: number, extra = '') =>
  circle(x, y, r, 'none', ` stroke="${stroke}" stroke-width="${decimal(width)}"${extra}`)

/** `count` points on a circle around x, y; `from` in radians. */
export const around = (count: number, r: number, x = 0, y = 0, from = 0): Point[] =>
  times(count, (k) => {
    const angle = from + (k / count) * Math.PI * 2
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
  })

/** Points of a lattice from x, y; every second row is shifted by half a step, unless it is not to be. */
export function lattice(x: number, y: number, w: number, h: number, step: number, isShifted = true): Point[] {
  const points: Point[] = []
  for (let row = 0; row * step <= h; row++) {
    const start = isShifted && row % 2 === 1 ? step / 2 : 0
    for (let column = start; column <= w; column += step) points.push([x + column, y + row * step])
  }
  return points
}

/** The same small stroke at every point. */
export const strokes = (points: readonly Point[], stroke: (k: number) => string) =>
  each(points, (point, k) => `M${xy(point)}${stroke(k)}`)

/** Lines from x, y to every point, or from `inner` of the way. */
export const rays = (points: readonly Point[], x = 0, y = 0, inner = 0) =>
  each(points, ([px, py]) => `M${at(x + (px - x) * inner, y + (py - y) * inner)}L${at(px, py)}`)

/** A wire mesh inside a circle; bars in one direction only, unless they cross. */
export function mesh(x: number, y: number, r: number, step: number, isCrossed = true): string {
  let d = ''
  for (let k = -Math.floor(r / step) * step + step / 2; k < r; k += step) {
    const reach = Math.sqrt(r * r - k * k)
    d += `M${at(x + k, y - reach)}v${whole(2 * reach)}`
    if (isCrossed) d += `M${at(x - reach, y + k)}h${whole(2 * reach)}`
  }
  return d
}

/** What a spoon leaves in something thick. */
export function spiral(x: number, y: number, size: number, turns: number): string {
  const point = (k: number): Point => {
    const [r, angle] = [(5 + k * 3.2) * size, k * 0.85]
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
  }
  let d = `M${xy(point(0))}`
  for (let k = 1; k < turns; k++) {
    const [a, b] = [point(k), point(k + 1)]
    d += `Q${xy(a)} ${at((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)}`
  }
  return d
}

/** The light on a round thing, which comes from the upper left. */
export const gleam = (x: number, y: number, r: number, colour: string, width = 4) =>
  line(
    `M${at(x - r * 0.95, y - r * 0.36)}A${whole(r)} ${whole(r)} 0 0 1 ${at(x - r * 0.36, y - r * 0.95)}`,
    colour,
    width,
  )

/** What is drawn for each of some things, one after the other. */
export function each<Item>(items: readonly Item[], draw: (item: Item, k: number) => string): string {
  let drawn = ''
  let k = 0
  for (const item of items) drawn += draw(item, k++)
  return drawn
}
