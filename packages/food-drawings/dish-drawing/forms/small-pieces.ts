import { dark, light } from '../../cut-paper/colour.ts'
import { cut } from '../../cut-paper/paper.ts'
import type { Point } from '../../cut-paper/points.ts'
import { after, blob, circle, coin, dots, group } from '../food-paper.ts'
import { bed } from '../grounds.ts'
import { around, garnish, heap, isPiece, lay, mixed } from '../lay.ts'
import { FLAKE, GLEAM } from '../outlines.ts'
import { scatter, upright } from '../places.ts'
import { isWet, saucesOver, saucesUnder, thickSauces } from '../sauces.ts'
import { countOf } from '../serving.ts'
import { brown, flat, marks, strand } from '../strokes.ts'
import type { DrawForm } from './form.ts'

/** Meatballs, falafel, truffles: round things, rolled by hand. */
export const balls: DrawForm = (t) => {
  const [main = t.bases[0], ...mains] = t.mains
  if (!main) return undefined
  const bases = t.bases.filter((food) => food !== main)
  const { colour } = main.look
  const pool = t.sauces.find(isWet)
  const places = scatter(t.rnd, bases.length > 0 || pool ? 6 : 7, 40)
  const rolledIn = t.scattered.map((food) => {
    const at = places.flatMap(([x, y]) => scatter(t.rnd, countOf(t, 4, 1), 11, x, y))
    return lay(t, food, at, isPiece(food, 'seeds') ? 1 : 0.5)
  })
  return (
    bed({ ...t, bases }, [-2, 4], 66) +
    (pool && bases.length === 0
      ? circle(0, 0, 72, dark(pool.look.colour, 0.1)) + circle(0, 1, 69, pool.look.colour)
      : '') +
    saucesUnder({ ...t, sauces: t.sauces.filter((food) => food !== pool || bases.length > 0) }, 50, 46) +
    places.map(([x, y]) => coin(x, y, 16 + t.rnd() * 3, colour, 3)).join('') +
    marks(upright(places), GLEAM, 0.7, light(colour, 0.5), 2.6) +
    rolledIn.join('') +
    around(t, [...t.sides, ...mains], 52, 1.5, 2.4) +
    thickSauces(t, [0, 0], 0.8) +
    garnish({ ...t, scattered: [] }, 30, [2, 0])
  )
}

/** Fritters and cakes of something, browned on both sides. */
export const patties: DrawForm = (t) => {
  const [main = t.bases[0], ...mains] = t.mains
  if (!main) return undefined
  const { colour } = main.look
  const all: Point[] = [
    [-30, -26, 0],
    [28, -30, 1],
    [0, 12, 2],
    [-44, 28, 3],
    [44, 26, 4],
  ]
  const places = all.slice(0, t.density < 0.5 ? 4 : 5)
  return (
    bed({ ...t, bases: t.bases.filter((food) => food !== main) }, [0, 4], 64) +
    saucesUnder(t, 62, 54) +
    around(t, [...t.sides, ...mains], 56, -1.5, 1.8) +
    places.map(([x, y]) => cut(blob(t.rnd, 25, 23, 9, 0.07, x, y), dark(colour, 0.12), 3)).join('') +
    dots(places, 20, colour) +
    flat(
      places.map(([x, y, turn]): Point => [x + 3, y + 2, turn]),
      FLAKE,
      1.1,
      brown(dark(colour, 0.12), 0.35),
    ) +
    marks(upright(places), GLEAM, 1, light(colour, 0.4), 3) +
    thickSauces(t, [2, 50], 0.8) +
    garnish(t, 44)
  )
}

const STICK = '#A9783F'
const ROWS = [-34, 0, 34]

/** Three skewers, everything threaded in turn. */
export const skewers: DrawForm = (t) => {
  const threaded = [...t.mains, ...t.sides]
  if (threaded.length === 0) return undefined
  const pieces = threaded.map((food, m) => {
    const places = ROWS.flatMap((y, k) =>
      [0, 1, 2, 3, 4, 5]
        .filter((q) => (q + k * 2) % threaded.length === m)
        .map((q): Point => [-56 + q * 23, y - (q - 2) * 0.6, (q + k) * 0.9]),
    )
    const isSoft = isPiece(food, 'chunks', 'slices', 'shreds', 'crumbs', 'flakes')
    return lay(t, isSoft ? { ...food, cut: 'diced' } : food, places, isPiece(food, 'hoops') ? 1 : 1.12)
  })
  const sticks = strand(ROWS.map((y) => `M-94${after(y + 3)}L90${after(y - 3)}`).join(''), STICK, 3)
  return (
    bed(t, [0, 4], 62) +
    saucesUnder(t, 58, 48) +
    group(0, 0, -10, sticks + pieces.join('')) +
    thickSauces(t, [50, 46], 0.7) +
    garnish(t, 44)
  )
}

/** Roasted or steamed vegetables, and whatever else lies in one heap. */
export const roast: DrawForm = (t) => {
  const [main, ...mains] = [...t.mains, ...t.sides]
  if (!main) return undefined
  const isPotato = isPiece(main, 'potatoes')
  const isSingle = isPiece(main, 'dollops', 'breads', 'flatbreads')
  return (
    bed(t, [0, 4], 62) +
    (isSingle
      ? heap(t, main, [0, 0], 30, 1.2)
      : mixed(t, [main], 48, { scale: isPotato ? 0.92 : 1.25, share: 1.7 })) +
    mixed(t, mains, 46) +
    saucesOver(t, [12, 6], 0.95) +
    garnish(t, 46)
  )
}
