import type { DishFood } from '../../dish/dish.ts'
import { dark, INK, light, luma } from '../../cut-paper/colour.ts'
import { cut, path } from '../../cut-paper/paper.ts'
import type { Point } from '../../cut-paper/points.ts'
import { circle, group, line } from '../food-paper.ts'
import { bed } from '../grounds.ts'
import { around, garnish, lay, mixed } from '../lay.ts'
import { FLAKE } from '../outlines.ts'
import { EGG_WHITE } from '../pieces/animal.ts'
import { scatter } from '../places.ts'
import { saucesUnder, thickSauces } from '../sauces.ts'
import { countOf, type Serving } from '../serving.ts'
import { flat } from '../strokes.ts'
import type { DrawForm } from './form.ts'

const BODY =
  'M-60 2Q-44-28 0-29Q38-28 58-4Q66 0 78-16Q84-20 84-12Q78 4 84 20Q82 26 76 22Q66 10 58 10Q34 30-4 29Q-46 26-60 2Z'
const BACK = 'M-60 2Q-44-28 0-29Q38-28 58-4Q20-14-8-13Q-44-10-60 2Z'

/** A whole fish, with its eye. */
export const wholeFish: DrawForm = (t) => {
  const [main, ...mains] = t.mains
  if (!main) return undefined
  const { colour } = main.look
  const body =
    cut(BODY, colour, 3.5) +
    path(BACK, dark(colour, 0.2)) +
    line('M-34-18Q-26 0-34 18', dark(colour, 0.24), 2.4) +
    circle(-46, -3, 3.2, EGG_WHITE) +
    circle(-46, -3, 1.6, INK) +
    line('M-14-4L-8 14M6-6L12 15M26-5L31 12M66-6L78-12M66 8L77 16', light(colour, 0.45), 2)
  return (
    bed(t, [0, 10], 62) +
    saucesUnder(t, 64, 52, [0, 6]) +
    around(t, [...t.sides, ...mains], 50, 1.6, 2.6) +
    group(-6, -6, -18 + t.rnd() * 12, body, 1.1) +
    thickSauces(t, [-38, 34], 0.8) +
    garnish(t, 34, [6, 8])
  )
}

const FILLET = 'M-56-20Q-52-27-30-28Q16-31 44-20Q64-11 66-2Q60 12 36 20Q4 29-34 27Q-54 26-57 18Q-60 0-56-20Z'
const FILLET_TOP =
  'M-56-20Q-52-27-30-28Q16-31 44-20Q64-11 66-2Q54 6 34 12Q0 20-34 19Q-52 18-57 13Q-60 0-56-20Z'

/** A fillet; fried, it has a crust instead of its grain. */
export const fillet: DrawForm = (t) => {
  const [main, ...mains] = t.mains
  if (!main) return undefined
  const hasCompany = t.sides.length + t.bases.length + mains.length > 0
  return (
    bed(t, [-6, 10], 60) +
    saucesUnder(t, 62, 52, [0, 6]) +
    around(t, [...t.sides, ...mains], 48, 1.5, 2.8) +
    group(0, t.sides.length ? -14 : -2, -18 + t.rnd() * 12, filletOf(t, main), hasCompany ? 0.96 : 1.08) +
    thickSauces(t, [-40, 28], 0.8) +
    garnish(t, 30, [6, -8])
  )
}

function filletOf(t: Serving, { look: { colour }, cut: how }: DishFood): string {
  const crust = scatter(t.rnd, countOf(t, 11, 6), 40).map(([x, y, turn]): Point => [x, y * 0.5 - 4, turn])
  return (
    cut(FILLET, dark(colour, luma(colour) > 205 ? 0.16 : 0.24), 3.4) +
    path(FILLET_TOP, colour) +
    (how === 'fried'
      ? flat(crust, FLAKE, 0.9, light(colour, 0.25))
      : line(
          'M-40-24Q-26-8-38 15M-18-26Q-4-8-16 16M4-26Q18-9 6 14M26-23Q38-9 28 10M46-15Q52-8 46 2',
          light(colour, 0.5),
          2.6,
        ) + line('M-52-6Q0-10 58-3', dark(colour, 0.1), 1.8))
  )
}

/** Prawns, mussels and other small things of the sea. */
export const prawns: DrawForm = (t) => {
  const [main, ...mains] = t.mains
  if (!main) return undefined
  return (
    bed(t, [0, 4], 62) +
    saucesUnder(t, 56, 50) +
    mixed(t, [...t.sides, ...mains], 48, { scale: 0.95 }) +
    lay(t, main, scatter(t.rnd, countOf(t, 8, 6), 42), 1.05) +
    thickSauces(t, [-34, 30], 0.8) +
    garnish(t, 42)
  )
}
