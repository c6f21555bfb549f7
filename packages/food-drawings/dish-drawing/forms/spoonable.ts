import { dark, light } from '../../cut-paper/colour.ts'
import { cut, path } from '../../cut-paper/paper.ts'
import { after, blob, circle, coin, line } from '../food-paper.ts'
import { garnish, isPiece, lay, mixed } from '../lay.ts'
import { FLAKE } from '../outlines.ts'
import { PIECES } from '../pieces/pieces.ts'
import { ring, scatter } from '../places.ts'
import { isMelted, saucesOver, saucesStirred } from '../sauces.ts'
import { countOf, lyingIn } from '../serving.ts'
import { flat, swirl } from '../strokes.ts'
import type { DrawForm } from './form.ts'

/** Hummus, tzatziki, spreads: a spoon has gone round in it. */
export const dip: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const wet = lyingIn(t, colour)
  return (
    circle(0, 0, 67, dark(colour, 0.12)) +
    circle(0, 1, 65, colour) +
    line('M-50 4A50 50 0 1 1 10 50', light(colour, 0.3), 7) +
    line('M-32 2A32 32 0 1 1 6 32', dark(colour, 0.09), 6) +
    line('M-15 0A15 15 0 1 1 3 15', light(colour, 0.3), 5) +
    others.map(({ look }, k) => swirl(t.rnd, look.colour, k * 8, 4, 1.1, 4)).join('') +
    saucesStirred(wet, [2, 0], 0.7) +
    mixed(wet, [...t.sides, ...t.mains], 30, { scale: 0.85, share: 0.8 }) +
    garnish(wet, 34)
  )
}

/** Three scoops of ice cream or sorbet. */
export const scoops: DrawForm = (t) => {
  const kinds = t.bases.map(({ look }) => look.colour)
  const [first] = kinds
  if (!first) return undefined
  const balls = [
    [-26, -16, 34],
    [28, -10, 33],
    [0, 26, 35],
  ] as const
  const scoop = ([x, y, r]: (typeof balls)[number], k: number) => {
    const colour = light(kinds[k % kinds.length] ?? first, kinds.length > 1 ? 0 : k * 0.1)
    return (
      cut(blob(t.rnd, r, r * 0.94, 10, 0.06, x, y), colour, 4) +
      line(
        `M${x - 20}${after(y - 6)}q6-15 22-16M${x - 14}${after(y + 12)}q10 6 24-2`,
        k % 2 ? dark(colour, 0.08) : light(colour, 0.5),
        3,
      )
    )
  }
  return (
    balls.map(scoop).join('') +
    kinds
      .slice(3)
      .map((colour) => swirl(t.rnd, colour, 0, 0, 0.8))
      .join('') +
    saucesOver(t, [0, 0], 0.8) +
    mixed(t, [...t.sides, ...t.mains], 40, { scale: 0.9, share: 0.9 }) +
    garnish(t, 44)
  )
}

/** Mousse, custard, crème brûlée: set in what it is eaten from. */
export const pudding: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const burnt = t.sauces.find(
    (food) => isMelted(food) || (food.cut === 'melted' && !isPiece(food, 'dollops')),
  )
  const foods = [...t.sauces, ...t.sides].filter((food) => food !== burnt)
  const poured = foods.find(({ cut: how }) => how === 'smooth')
  const creams = foods.filter((food) => food !== poured && food.role === 'sauce' && isPiece(food, 'dollops'))
  const wet = lyingIn(t, colour)
  return (
    circle(0, 0, 56, dark(colour, 0.1)) +
    circle(0, 1.5, 53, colour) +
    others.map(({ look }, k) => swirl(t.rnd, look.colour, k * 9, 5, 1, 4)).join('') +
    (burnt
      ? path(blob(t.rnd, 48, 48, 12, 0.04), burnt.look.colour) +
        flat(scatter(t.rnd, 9, 38), FLAKE, 1, dark(burnt.look.colour, 0.25)) +
        line('M-30-22Q-18-36 2-38', light(burnt.look.colour, 0.5), 3)
      : line('M-34-18Q-24-36-2-40', light(colour, 0.5), 3.4) +
        line('M-22 18Q0 30 24 14', dark(colour, 0.07), 3.4)) +
    (poured
      ? path(blob(t.rnd, 32, 27, 8, 0.18, 2, 2), poured.look.colour) +
        line('M-14-6Q-4-16 12-13', light(poured.look.colour, 0.4), 2.6)
      : '') +
    creams
      .map(({ look }, k) =>
        PIECES.dollops.draw(
          [[-8 + k * 26, 4 - k * 14]],
          { ...look, colour: light(look.colour, 0.3) },
          18,
          t.rnd,
        ),
      )
      .join('') +
    saucesStirred(
      wet,
      [0, 0],
      0.6,
      t.sauces.filter((food) => food !== burnt && food !== poured && !creams.includes(food)),
    ) +
    mixed(wet, [...t.mains, ...t.sides.filter((food) => food !== poured)], 26, {
      scale: 0.85,
      share: 0.75,
      at: [4, 2],
    }) +
    garnish(wet, 28, [4, 0])
  )
}

/** Panna cotta and the like, turned out on a plate. */
export const turnedOut: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const foods = [...t.sides, ...t.sauces, ...t.mains]
  const poured =
    foods.find(({ cut: how }) => how === 'smooth') ?? t.sauces.find((food) => isPiece(food, 'drizzle'))
  return (
    (poured
      ? path(blob(t.rnd, 62, 56, 10, 0.12), poured.look.colour) +
        line('M-50-8Q-46-36-18-48', light(poured.look.colour, 0.4), 3.4)
      : '') +
    coin(0, 0, 42, dark(colour, 0.06), 5) +
    circle(0, -1, 36, colour) +
    circle(0, -2, 26, light(colour, 0.4)) +
    line('M-18-14Q-10-26 8-26', light(colour, 0.8), 3.4) +
    others.map(({ look }, k) => circle(0, -2, 18 - k * 6, look.colour)).join('') +
    foods
      .filter((food) => food !== poured)
      .map((food, k) => lay(t, food, ring(t.rnd, countOf(t, 6, 3), 56, k * 0.5), 0.8))
      .join('') +
    garnish(t, 30)
  )
}
