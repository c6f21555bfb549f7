import { dark, light, mix } from '../../cut-paper/colour.ts'
import { cut, path } from '../../cut-paper/paper.ts'
import { type Point, polar } from '../../cut-paper/points.ts'
import { after, blob, line } from '../food-paper.ts'
import { bed, ground, nestOf, pool } from '../grounds.ts'
import { around, garnish, heap, isPiece, lay, manyOf, mixed, sizeOf } from '../lay.ts'
import { row, sector } from '../places.ts'
import { isWet, saucesOver, saucesStirred, saucesUnder, thickSauces } from '../sauces.ts'
import { countOf, lyingIn, type Serving } from '../serving.ts'
import { grains, swirl, wedgePath } from '../strokes.ts'
import type { DrawForm } from './form.ts'

/** Porridge, risotto, congee, rice pudding. */
export const porridge: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const wet = lyingIn(t, colour)
  const toppings = [...t.mains, ...t.sides]
  return (
    pool(t, colour) +
    grains(t.rnd, dark(colour, 0.1), countOf(t, 34), 62) +
    grains(t.rnd, light(colour, 0.5), countOf(t, 16), 60) +
    others.map(({ look }) => grains(t.rnd, look.colour, countOf(t, 16), 60, 0, 0, 5)).join('') +
    saucesStirred(wet, [-14, 10], 0.75) +
    toppings.map((food, k) => topped(wet, food, k, toppings.length)).join('') +
    garnish(wet, 40)
  )
}

function topped(t: Serving, food: Parameters<typeof heap>[1], k: number, count: number): string {
  if (isPiece(food, 'cubes', 'chunks')) return heap(t, food, [0, 0], 44, 0.66)
  const [x, y] = polar(count > 1 ? 26 : 6, 0.4 + k * 2.1)
  return heap(t, food, [x + 6, y - 2], count > 1 ? 22 : 28)
}

/** Yoghurt, a smoothie bowl, overnight oats: toppings lie in rows. */
export const yoghurt: DrawForm = (t) => {
  const [base = t.sauces[0], ...others] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const wet = lyingIn(t, colour)
  const toppings = [...t.mains, ...t.sides]
  const sauces = t.sauces.filter((food) => food !== base)
  const surface = isPiece(base, 'grains')
    ? grains(t.rnd, dark(colour, 0.12), countOf(t, 30), 62) +
      grains(t.rnd, light(colour, 0.6), countOf(t, 22), 60)
    : swirl(t.rnd, dark(colour, 0.06), 0, 0, 1.5, 4)
  const rowFor = (k: number, count: number) =>
    row(t.rnd, count, [-44 + k * 9, -22 + k * 22], [42 + k * 4, -30 + k * 21])
  return (
    pool(t, colour) +
    surface +
    others.map(({ look }, k) => swirl(t.rnd, light(look.colour, 0.4), k * 12, 6, 1.5, 3.6)).join('') +
    saucesStirred(wet, [-10, 10], 0.7, sauces) +
    toppings
      .map((food, k) => lay(wet, food, rowFor(k, Math.min(8, countOf(t, manyOf(food) * 0.7, 3)))))
      .join('') +
    garnish(wet, 44)
  )
}

/** Mash in a bowl, furrowed by a spoon. */
export const mash: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  return (
    cut(blob(t.rnd, 65, 62, 11, 0.07), colour, 4) +
    path(blob(t.rnd, 50, 46, 9, 0.09, -3, -4), light(colour, 0.1)) +
    line('M-46 6Q-30-42 14-40M-34 26Q-20-18 30-18M-12 40Q4 6 46 4', dark(colour, 0.09), 4) +
    line('M-46 0Q-30-47 12-46', light(colour, 0.4), 3) +
    others
      .map(({ look }, k) => line(`M10${after(34 - k * 16)}q20 2 34-12`, mix(colour, look.colour, 0.7), 5))
      .join('') +
    saucesStirred(t, [4, 0], 0.7) +
    mixed(t, [...t.sides, ...t.mains], 26, { scale: 0.9 }) +
    garnish(t, 30)
  )
}

/** Something small on mash, polenta or rice. */
export const onMash: DrawForm = (t) => {
  if (t.bases.length === 0 || t.mains.length + t.sides.length === 0) return undefined
  const under = t.sauces.find(isWet)
  return (
    bed(t, [-4, 8], 66) +
    saucesUnder(t, 46, 38, [4, -2]) +
    mixed(lyingIn(t, (under ?? t.bases[0])?.look.colour), t.mains, 26, {
      scale: 1.15,
      share: 1.3,
      at: [4, -4],
    }) +
    around(t, t.sides, 50) +
    thickSauces(t, [-10, -12]) +
    garnish(t, 26, [6, -6])
  )
}

/** A bowl with each food in its own part. */
export const rows: DrawForm = (t) => {
  const foods = [...t.mains, ...t.sides]
  const [base, ...others] = t.bases
  const [first] = foods
  if (!first) return undefined
  const step = (base ? 4.7 : 6.283) / foods.length
  return (
    (base
      ? layBase(t, base.look.colour, isPiece(base, 'noodles'))
      : ground(t, dark(first.look.colour, 0.3), dark(first.look.colour, 0.4))) +
    others.map(({ look }) => grains(t.rnd, look.colour, countOf(t, 18), 62, 0, 0, 5)).join('') +
    foods.map((food, k) => part(t, food, -2.6 + k * step, step)).join('') +
    saucesOver(t, [0, 0], 0.9) +
    garnish(t, 34)
  )
}

const layBase = (t: Serving, colour: string, isNest: boolean) =>
  ground(t, colour, dark(colour, 0.12), 76) +
  (isNest
    ? nestOf(t, colour, 70, 7)
    : grains(t.rnd, dark(colour, 0.1), countOf(t, 30), 68) +
      grains(t.rnd, light(colour, 0.5), countOf(t, 14), 66))

function part(t: Serving, food: Parameters<typeof heap>[1], from: number, step: number): string {
  const size = sizeOf(food)
  const count = countOf(t, (size > 13 ? 5 : 8) * Math.min(1.3, step), 3)
  const places: Point[] = sector(t.rnd, isPiece(food, 'dollops') ? 1 : count, 70, from, from + step)
  return (
    path(wedgePath(72, from + 0.04, from + step - 0.04), dark(food.look.colour, 0.14)) +
    lay(t, food, places, size > 14 ? 0.82 : 0.95)
  )
}
