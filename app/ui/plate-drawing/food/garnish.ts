import { light } from '../colour.ts'
import { circle, coin, cut, dots, dotShadows, group, line } from '../paper.ts'
import { FULL_TURN, middle, polar, type Point, scatter, whole, xy } from '../points.ts'
import type { Random } from '../random.ts'

/** What is strewn over a dish at the end. A crowded plate can do without it. */
export function drops(rnd: Random, colour: string, count: number, radius: number): string {
  const points = scatter(rnd, count, radius)
  const half = count >> 1
  return dots(points.slice(0, half), 1.7, colour) + dots(points.slice(half), 3, colour)
}

export function flecks(rnd: Random, colour: string, count: number, radius: number): string {
  const fleck = (point: Point) => `M${xy(point)}l${xy([rnd() * 4 - 2, rnd() * 4 - 2])}`
  return line(scatter(rnd, count, radius).map(fleck).join(''), colour, 2.2)
}

export function leaves(
  rnd: Random,
  colour: string,
  count: number,
  radius: number,
  x = 0,
  y = 0,
  size = 1,
): string {
  let outlines = ''
  let ribs = ''
  const start = rnd() * FULL_TURN
  for (let k = 0; k < count; k++) {
    const angle = start + (k / count) * FULL_TURN + (rnd() - 0.5) * 0.7
    const length = (22 + rnd() * 10) * size
    const width = (8 + rnd() * 4) * size
    const [sx, sy] = polar(radius * (0.25 + 0.75 * rnd()), angle)
    const stem: Point = [x + sx, y + sy]
    const turn = angle + (rnd() - 0.5) * 1.4
    const tip: Point = [stem[0] + Math.cos(turn) * length, stem[1] + Math.sin(turn) * length]
    const centre = middle(stem, tip)
    const [bx, by]: Point = [-Math.sin(turn) * width, Math.cos(turn) * width]
    const [dx, dy] = [Math.round(tip[0] - stem[0]), Math.round(tip[1] - stem[1])]
    outlines +=
      `M${xy(stem)}q${xy([centre[0] + bx - stem[0], centre[1] + by - stem[1]])} ${dx} ${dy}` +
      `q${xy([centre[0] - bx - tip[0], centre[1] - by - tip[1]])} ${-dx} ${-dy}`
    ribs += `M${xy(stem)}l${whole(dx * 0.72)} ${whole(dy * 0.72)}`
  }
  return cut(outlines, colour, 1.8) + line(ribs, light(colour, 0.45), 1.1)
}

/** Round slices in a ring, or in an arc when there are few. `rings` are the hearts of carrots and courgettes. */
export function slices(
  rnd: Random,
  colour: string,
  count: number,
  radius: number,
  size: number,
  rings = true,
): string {
  const start = rnd() * FULL_TURN
  const span = count > 6 ? FULL_TURN : 3.6
  const points = Array.from({ length: count }, (_, k) =>
    polar(radius * (0.9 + rnd() * 0.2), start + (k / count) * span),
  )
  const hearts = dots(points, size * 0.64, light(colour, 0.38)) + dots(points, size * 0.5, colour)
  return (
    dotShadows(points, size, 2) +
    dots(points, size, colour) +
    dots(everyThird(points), size * 0.96, light(colour, 0.14)) +
    (rings ? hearts : '')
  )
}

export function berries(
  rnd: Random,
  colour: string,
  count: number,
  radius: number,
  x = 0,
  y = 0,
  size = 8.5,
): string {
  const points = scatter(rnd, count, radius, x, y)
  const shines = points.map((p): Point => [p[0] - size * 0.3, p[1] - size * 0.35])
  return (
    dotShadows(points, size, 1.8) +
    dots(points, size, colour) +
    dots(everyThird(points), size, light(colour, 0.16)) +
    dots(shines, size * 0.22, light(colour, 0.6))
  )
}

export function peas(rnd: Random, colour: string, count: number, radius: number): string {
  const points = scatter(rnd, count, radius)
  return dotShadows(points, 5, 1.4) + dots(points, 5, colour)
}

export function citrus(rnd: Random, colour: string, x: number, y: number, r: number): string {
  let walls = ''
  for (let k = 0; k < 8; k++) walls += 'M0 0L' + xy(polar(r * 0.72, (k / 8) * 6.283))
  return group(
    x,
    y,
    rnd() * 45,
    coin(0, 0, r, colour) +
      circle(0, 0, r * 0.84, '#FBF1D0') +
      circle(0, 0, r * 0.74, light(colour, 0.25)) +
      line(walls, '#FBF1D0', 1.6),
  )
}

const everyThird = (points: readonly Point[]) => points.filter((_, k) => k % 3 === 0)
