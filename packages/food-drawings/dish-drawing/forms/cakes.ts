import type { DishFood } from '../../dish/dish.ts'
import { dark, light } from '../../cut-paper/colour.ts'
import { cut, path } from '../../cut-paper/paper.ts'
import { type Point, polar, times } from '../../cut-paper/points.ts'
import { after, blob, circle, coin, dots, line, xy } from '../food-paper.ts'
import { garnish, heap, isPiece, lay, manyOf, sizeOf } from '../lay.ts'
import { LEAF } from '../outlines.ts'
import { PIECES } from '../pieces/pieces.ts'
import { ring, scatter } from '../places.ts'
import { isWet } from '../sauces.ts'
import { countOf, type Serving } from '../serving.ts'
import { outline, stamp } from '../stamp.ts'
import { brown, flat, specks } from '../strokes.ts'
import type { DrawForm } from './form.ts'
import { cutSlice, type Sliced } from './sliced.ts'

/** Beads of pastry along a rim. */
const FLUTED = ' stroke-dasharray="0 9.6"'

/** An open tart or quiche: pastry, what fills it, what lies on that. */
export const tart: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const slice = cutSlice(t.rnd)
  const { colour } = base.look
  const custard = t.sauces.find((food) => food.cut === 'smooth') ?? others[0]
  const [main, ...sides] = [...t.mains, ...t.sides]
  const isSmooth = !main || main.cut === 'smooth'
  const filling =
    custard?.look.colour ?? (isSmooth ? (main ?? base).look.colour : dark(main.look.colour, 0.16))
  const size = main && sizeOf(main) > 13 ? 0.8 : 1
  return (
    cut(slice.disc(66), colour, 4) +
    line(slice.rim(63), light(colour, 0.3), 8, FLUTED) +
    path(slice.disc(55), filling) +
    line(slice.edges(54), light(colour, 0.15), 3) +
    (isSmooth && !custard ? line('M-40 8Q-30 38 4 42M-28 2Q-20 24 4 28', light(filling, 0.25), 3) : '') +
    (main && !isSmooth ? inRings(t, slice, main, 41, countOf(t, 11, 7), size) : '') +
    (main && isSmooth && custard ? inRings(t, slice, main, 34, 5, 0.8) : '') +
    sides.map((food) => inRings(t, slice, food, 32, 5, 0.8)).join('') +
    others
      .filter((food) => food !== custard)
      .map((food) => dots(slice.move(scatter(t.rnd, 9, 44)), 3, food.look.colour))
      .join('') +
    t.sauces
      .filter((food) => food !== custard)
      .map((food) => toppingOf(t, slice, food))
      .join('') +
    strewn(t, slice, 0.8)
  )
}

const inRings = (t: Serving, slice: Sliced, food: DishFood, r: number, count: number, scale: number) => {
  const inner = count > 5 ? ring(t.rnd, Math.round(count * 0.5), r * 0.48, 1) : []
  return lay(t, food, slice.move([...ring(t.rnd, count, r, 0.3), ...inner]), scale)
}

function toppingOf(t: Serving, slice: Sliced, food: DishFood): string {
  if (!isPiece(food, 'dollops')) return lay(t, food, slice.move(ring(t.rnd, 6, 34)))
  const cream = { ...food.look, colour: light(food.look.colour, 0.3) }
  return PIECES.dollops.draw(slice.move(ring(t.rnd, 7, 44)), cream, 9, t.rnd)
}

const strewn = (t: Serving, slice: Sliced, scale: number) =>
  [...t.scattered, ...t.herbs]
    .map((food) =>
      lay(
        t,
        food,
        slice.move(scatter(t.rnd, countOf(t, manyOf(food), 3), 46)),
        isPiece(food, 'chips') ? 1 : scale,
      ),
    )
    .join('')

const SLIT = outline('M0-9Q3 0 0 9')

/** A pie with a lid; the slice shows what is inside. */
export const lidPie: DrawForm = (t) => {
  const [base, ...others] = t.bases
  const fillings = [...t.mains, ...t.sides, ...t.sauces.filter((food) => !isPiece(food, 'dollops'))]
  const [main, ...more] = fillings
  if (!base || !main) return undefined
  const slice = cutSlice(t.rnd)
  const { colour } = base.look
  const [x, y] = slice.middle
  const seams = [main, ...more, ...others]
  return (
    cut(slice.disc(66), dark(colour, 0.06), 4) +
    line(slice.rim(62), light(colour, 0.3), 9, ' stroke-dasharray="0 10"') +
    path(slice.disc(54), light(colour, 0.08)) +
    seams.map(({ look }, k) => line(slice.edges(50 - k * 9), look.colour, 7)).join('') +
    line(slice.edges(52), dark(main.look.colour, 0.3), 1.6) +
    line(stamp(slice.move(ring(t.rnd, 6, 30, 0.4)), SLIT), dark(colour, 0.34), 3.4) +
    flat(
      [
        [-6, 8, 0.6],
        [4, -10, 3.4],
        [-14, -8, 5],
      ],
      LEAF,
      1.1,
      brown(colour, 0.35),
    ) +
    [main, ...more]
      .slice(0, 2)
      .map((food, k) => lay(t, food, [[x - 4 + k * 6, y + 10 - k * 16, k * 2]], 0.5))
      .join('') +
    t.sauces
      .filter((food) => isPiece(food, 'dollops'))
      .map((food) => heap(t, food, [-30, 30], 1, 0.7))
      .join('') +
    garnish(t, 40)
  )
}

/** A round cake, iced or bare. */
export const cake: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const slice = cutSlice(t.rnd)
  const { colour } = base.look
  const [icing, ...sauces] = t.sauces
  const top = icing?.look.colour ?? light(colour, 0.14)
  return (
    cut(slice.disc(64), icing ? dark(top, 0.1) : dark(colour, 0.16), 5) +
    path(slice.disc(59), top) +
    line(slice.edges(58), light(colour, 0.24), 6) +
    line(slice.edges(58), icing ? top : dark(colour, 0.12), 1.8) +
    (icing
      ? line('M-44 10Q-34 44 8 46M-30 6Q-24 28 4 30M-14 2Q-10 12 4 14', dark(top, 0.08), 3.2) +
        dots(slice.move(ring(t.rnd, 13, 51)), 5, light(top, 0.5))
      : line('M-44 10Q-34 40 4 44', light(colour, 0.35), 3.4) + specks(t.rnd, dark(colour, 0.2), 9, 46)) +
    others.map(({ look }) => line('M-46-6Q-40 22-16 38', look.colour, 4)).join('') +
    sauces
      .map((food) =>
        isWet(food) ? line('M-40-2Q-20-20-2 4T20 30', food.look.colour, 4.5) : toppingOf(t, slice, food),
      )
      .join('') +
    [...t.mains, ...t.sides]
      .map((food) => lay(t, food, slice.move(scatter(t.rnd, countOf(t, manyOf(food) + 3, 4), 44)), 0.95))
      .join('') +
    strewn(t, slice, 0.75)
  )
}

/** A ring cake, its icing running. */
export const bundt: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const flutes = times(14, (k) => {
    const at = (r: number, turn = 0): Point => polar(r, k * 0.449 + turn)
    return `M${xy(at(24))}Q${xy(at(46, 0.1))}${after(xy(at(64)))}`
  })
  const onRing = (food: DishFood) => lay(t, food, ring(t.rnd, countOf(t, 9, 4), 40), 0.8)
  return (
    coin(0, 0, 67, dark(colour, 0.1), 5) +
    circle(0, 0, 64, colour) +
    line(flutes.join(''), dark(colour, 0.2), 3.4) +
    others.map(({ look }) => line('M-50 20A54 54 0 0 0 20 50', look.colour, 6)).join('') +
    t.sauces
      .map(
        ({ look }, k) =>
          cut(blob(t.rnd, 51 - k * 9, 51 - k * 9, 15, 0.1), look.colour, 1.5) +
          line('M-34-12Q-28-30-10-36', light(look.colour, 0.5), 3),
      )
      .join('') +
    circle(0, 0, 18, dark(colour, 0.34)) +
    circle(1, 2, 15, t.ware.well) +
    [...t.mains, ...t.sides, ...t.scattered, ...t.herbs].map(onRing).join('')
  )
}
