import { dark, light } from '../../cut-paper/colour.ts'
import { cut, path } from '../../cut-paper/paper.ts'
import type { Point } from '../../cut-paper/points.ts'
import { blob, line } from '../food-paper.ts'
import { bed, ground, pool } from '../grounds.ts'
import { around, garnish, isPiece, lay, mixed } from '../lay.ts'
import { CURL, FLAKE } from '../outlines.ts'
import { PIECES } from '../pieces/pieces.ts'
import { everyOther, ring, row, scatter } from '../places.ts'
import { saucesOver, saucesUnder, thickSauces } from '../sauces.ts'
import { countOf, lyingIn, type Serving } from '../serving.ts'
import { brown, flat, lying, marks } from '../strokes.ts'
import type { DrawForm } from './form.ts'

const eggFirst = (t: Serving) => {
  const [base = [...t.mains, ...t.sides].find(({ look }) => look.shape === 'egg')] = t.bases
  return base
}

/** Folded over its filling, which shows along the edge. */
export const omelette: DrawForm = (t) => {
  const base = eggFirst(t)
  if (!base) return undefined
  const { colour } = base.look
  const fillings = [...t.bases, ...t.mains, ...t.sides].filter((food) => food !== base)
  const spots = scatter(t.rnd, 7, 26, 0, -8).map(([x, y, turn]): Point => [x * 1.7, y, turn])
  return (
    fillings
      .map((food, k) => lay(t, food, row(t.rnd, countOf(t, 7, 3), [-46 + k * 8, 26], [48 - k * 6, 24]), 0.85))
      .join('') +
    cut('M-64 18Q-66-32 0-36Q66-34 66 16Q50 24 0 20Q-46 26-64 18Z', colour, 4) +
    line('M-56 10Q-52-22 0-26Q40-26 54-8', light(colour, 0.4), 4) +
    flat(spots, FLAKE, 0.6, brown(colour, 0.35)) +
    saucesOver(t, [0, -6], 0.8) +
    garnish(t, 34, [0, -6])
  )
}

/** Set in its pan, one slice marked. */
export const frittata: DrawForm = (t) => {
  const base = eggFirst(t)
  if (!base) return undefined
  const { colour } = base.look
  const foods = [...t.bases, ...t.sides, ...t.mains].filter((food) => food !== base)
  return (
    ground(t, colour, brown(colour, 0.4), 71) +
    flat(scatter(t.rnd, 8, 60), FLAKE, 0.7, brown(colour, 0.3)) +
    mixed(lyingIn(t, colour), foods, 54, { scale: 0.88, share: 0.9 }) +
    line('M0 0L58-38M0 0L68 16', dark(colour, 0.4), 2.4) +
    saucesOver(t, [-10, 6], 0.8) +
    garnish(t, 48)
  )
}

/** Eggs set in a sauce. */
export const shakshuka: DrawForm = (t) => {
  const [sauce = t.bases[0], ...sauces] = t.sauces
  if (!sauce) return undefined
  const { colour } = sauce.look
  const foods = [...t.bases, ...t.mains, ...t.sides].filter((food) => food !== sauce)
  const eggs = foods.filter(({ look }) => look.shape === 'egg')
  const wet = lyingIn(t, colour)
  return (
    pool(t, colour) +
    marks(scatter(t.rnd, 8, 56), CURL, 0.9, dark(colour, 0.16), 3) +
    mixed(
      wet,
      foods.filter((food) => !eggs.includes(food)),
      56,
      { scale: 0.85, share: 0.8 },
    ) +
    eggs
      .map(({ look }, k) =>
        PIECES.friedEggs.draw(
          k
            ? [[-30, 28]]
            : [
                [-26, -20],
                [28, -14],
                [-4, 30],
              ],
          look,
          15,
          t.rnd,
        ),
      )
      .join('') +
    saucesOver(wet, [24, 24], 0.8, sauces) +
    garnish(wet, 46)
  )
}

export const scrambled: DrawForm = (t) => {
  const base = eggFirst(t)
  if (!base) return undefined
  const { colour } = base.look
  const places = scatter(t.rnd, countOf(t, 16, 10), 44)
  const foods = [...t.bases, ...t.mains, ...t.sides].filter((food) => food !== base)
  return (
    path(blob(t.rnd, 56, 48, 10, 0.1), dark(colour, 0.1)) +
    lying(places, FLAKE, 1.7, colour, 1.6) +
    flat(everyOther(places), FLAKE, 1.2, light(colour, 0.3)) +
    around(t, foods, 50) +
    saucesOver(t, [-8, 0], 0.8) +
    garnish(t, 34)
  )
}

/** Eggs with what they lie on. */
export const eggs: DrawForm = (t) => {
  const [main, ...mains] = t.mains
  if (!main) return undefined
  const isOne = isPiece(main, 'friedEggs', 'poachedEggs')
  return (
    bed(t, [-4, 6], 60) +
    saucesUnder(t, 52, 44) +
    mixed(t, [...t.sides, ...mains], 46, { scale: 0.9, share: 0.9 }) +
    lay(t, main, ring(t.rnd, isOne ? 2 : 3, isOne ? 26 : 22), 1.1) +
    thickSauces(t, [-8, 22], 0.7) +
    garnish(t, 40)
  )
}
