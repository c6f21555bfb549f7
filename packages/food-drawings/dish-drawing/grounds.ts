import type { DishFood } from '../dish/dish.ts'
import { dark, light } from '../cut-paper/colour.ts'
import { cut, path } from '../cut-paper/paper.ts'
import { type Point, times, whole } from '../cut-paper/points.ts'
import { after, blob, circle, group, line } from './food-paper.ts'
import { pieceOf } from './pieces/piece-of.ts'
import { countOf, type Serving } from './serving.ts'
import { grains, shine } from './strokes.ts'
import { fillOvenDish } from './vessels/oven-dish.ts'

/** What other food lies in or on: soups, sauces, mash, rice, noodles. */

/** Fills the vessel with something liquid. */
export function pool(t: Serving, colour: string, r = 72): string {
  if (t.vessel === 'gratin')
    return fillOvenDish(t.isOval, dark(colour, 0.1)) + fillOvenDish(t.isOval, colour, 0.95)
  return (
    circle(0, 0, r + 3, dark(colour, 0.1)) + circle(0, 1.5, r, colour) + shine(colour, Math.round(r * 0.88))
  )
}

/** Fills the vessel with something dry. */
export function ground(t: Serving, colour: string, edge: string, r = 74): string {
  if (t.vessel === 'gratin') return fillOvenDish(t.isOval, edge) + fillOvenDish(t.isOval, colour, 0.95)
  return circle(0, 0, r + 2, edge) + circle(0, 1, r - 1, colour)
}

/** A sauce under or over something, without an edge of its own. */
export const puddle = (
  t: Serving,
  colour: string,
  rx: number,
  ry: number,
  at: Point = [0, 0],
  wobble = 0.12,
) => path(blob(t.rnd, rx, ry, 9, wobble, at[0], at[1]), colour)

/** Noodles, laid round by a fork. */
export function nestOf(t: Serving, colour: string, radius = 62, loops = 11): string {
  const count = countOf(t, loops, 6)
  const ellipses = times(count, (k) => {
    const rx = radius - k * (radius / 15) * (11 / count)
    return `<ellipse rx="${whole(rx)}" ry="${whole(rx * (0.55 + t.rnd() * 0.4))}" transform="rotate(${whole(t.rnd() * 180)})"/>`
  })
  const pale = ellipses.filter((_, k) => k % 3 === 0).join('')
  const others = ellipses.filter((_, k) => k % 3 !== 0).join('')
  return (
    circle(0, 0, radius + 3, dark(colour, 0.14)) +
    `<g fill="none" stroke-width="5" stroke="${colour}">${others}<g stroke="${light(colour, 0.4)}">${pale}</g></g>`
  )
}

/** Rice or the like, loose. */
export const mound = (t: Serving, colour: string, [x, y]: Point, r: number) =>
  cut(blob(t.rnd, r, r * 0.86, 10, 0.07, x, y), colour) +
  grains(t.rnd, dark(colour, 0.09), countOf(t, r * 0.5), r * 0.84, x, y) +
  grains(t.rnd, light(colour, 0.5), countOf(t, r * 0.3), r * 0.8, x, y)

/** Mash, as a spoon leaves it. */
export function mashOf(t: Serving, colour: string, [x, y]: Point, r: number): string {
  const [near, far] = [whole(r * 0.62), whole(-r * 0.62)]
  const furrows =
    `M${far}${after(whole(r * 0.1))}Q${whole(-r * 0.2)}${after(far)}${after(whole(r * 0.55))}${after(whole(-r * 0.3))}` +
    `M${whole(-r * 0.4)}${after(whole(r * 0.42))}Q0${after(whole(-r * 0.2))}${after(near)}${after(whole(r * 0.08))}`
  return group(x, y, 0, cut(blob(t.rnd, r, r * 0.82, 9, 0.13), colour) + line(furrows, dark(colour, 0.1), 3))
}

/** The bases of a dish as a bed for the rest; nothing where there is none. */
export const bed = (t: Serving, at: Point = [-2, 4], r = 58) =>
  t.bases
    .map((food, k) =>
      bedOf(t, food, k === 0 ? at : [at[0] + r * 0.5, at[1] + r * 0.3], k === 0 ? r : r * 0.6),
    )
    .join('')

function bedOf(t: Serving, food: DishFood, at: Point, r: number): string {
  const { colour } = food.look
  switch (pieceOf(food)) {
    case 'noodles':
      return group(at[0], at[1], 0, nestOf(t, colour, r - 3, 9))
    case 'grains':
      return mound(t, colour, at, r)
    case 'drizzle':
      return puddle(t, colour, r, r * 0.86, at)
    default:
      return mashOf(t, colour, at, r)
  }
}
