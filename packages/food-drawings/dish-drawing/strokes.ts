import { INK, light, mix } from '../cut-paper/colour.ts'
import { cut, path, shadow } from '../cut-paper/paper.ts'
import { type Point, polar, whole } from '../cut-paper/points.ts'
import type { Random } from '../cut-paper/random.ts'
import { after, centre, dotted, line, xy } from './food-paper.ts'
import { DOT, GRAIN } from './outlines.ts'
import { scatter } from './places.ts'
import { type Outline, stamp } from './stamp.ts'

/** A line as thick as food, with its shadow. */
export const strand = (d: string, colour: string, width: number, drop = 2) =>
  line(d, INK, width, shadow(drop)) + line(d, colour, width)

/** Many equal round things with their shadows. */
export const beads = (places: readonly Point[], r: number, colour: string, drop = 1.8) =>
  strand(dotted(places), colour, r * 2, drop)

/** A shape lying at every place, with its shadows. */
export const lying = (
  places: readonly Point[],
  shape: Outline,
  size: number,
  colour: string,
  drop = 2,
): string => cut(stamp(places, shape, size), colour, drop)

/** A flat shape at every place. */
export const flat = (places: readonly Point[], shape: Outline, size: number, colour: string) =>
  path(stamp(places, shape, size), colour)

/** Thin lines at every place. */
export const marks = (
  places: readonly Point[],
  shape: Outline,
  size: number,
  colour: string,
  width: number,
) => line(stamp(places, shape, size), colour, width)

/** Short strokes, as of rice or crumbs, in a circle. */
export const grains = (
  rnd: Random,
  colour: string,
  count: number,
  radius: number,
  x = 0,
  y = 0,
  width = 4.2,
) => marks(scatter(rnd, count, radius, x, y), GRAIN, 1, colour, width)

/** Specks of seeds or vanilla in a circle. */
export const specks = (rnd: Random, colour: string, count: number, radius: number) =>
  marks(scatter(rnd, count, radius), DOT, 0.6, colour, 2)

/** A colour as the oven leaves it. */
export const brown = (colour: string, amount = 0.4) => mix(colour, '#B9742C', amount)

/** What glistens along the upper left of a round surface. */
export const shine = (colour: string, r: number) =>
  line(
    `M${whole(-r * 0.9)}${after(whole(-r * 0.4))}A${r}${after(r)} 0 0 1${after(whole(-r * 0.31))}${after(whole(-r * 0.93))}`,
    light(colour, 0.5),
    3.5,
    ' opacity=".7"',
  )

/** What a spoon leaves in something thick. */
export function swirl(rnd: Random, colour: string, x = 0, y = 0, size = 1, width = 5.5): string {
  const turn = rnd() * 6.28
  const at = (k: number): Point => {
    const [px, py] = polar((6 + k * 3.1) * size, turn + k * 0.85)
    return [px + x, py + y]
  }
  let d = 'M' + xy(at(0))
  for (let k = 1; k < 12; k++) {
    const [a, b] = [at(k), at(k + 1)]
    d += `Q${xy(a)}${after(xy([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]))}`
  }
  return line(d, colour, width * size)
}

/** A slice of a circle around x y between two angles, as a closed path. */
export function wedgePath(r: number, from: number, to: number, x = 0, y = 0): string {
  const [ax, ay] = polar(r, from)
  const [bx, by] = polar(r, to)
  const large = to - from > Math.PI ? 1 : 0
  const reach = whole(r)
  return `M${xy([x, y])}L${xy([x + ax, y + ay])}A${reach}${after(reach)} 0${after(large)} 1${after(xy([x + bx, y + by]))}Z`
}

/** Rings of `colour` on a liquid: drops of fat, or bubbles. */
export function bubbles(places: readonly Point[], colour: string): string {
  const rings = places.map(([x, y], k) => `<circle${centre(whole(x), whole(y))} r="${3 + (k % 3) * 1.5}"/>`)
  return `<g fill="none" stroke="${colour}" stroke-width="1.6">${rings.join('')}</g>`
}
