import { dark, light } from '../../cut-paper/colour.ts'
import { path } from '../../cut-paper/paper.ts'
import type { Point } from '../../cut-paper/points.ts'
import { blob } from '../food-paper.ts'
import { ground, mound, pool } from '../grounds.ts'
import { garnish, heap, isPiece, lay, mixed } from '../lay.ts'
import { leaves } from '../pieces/green.ts'
import { PIECES } from '../pieces/pieces.ts'
import { ring, scatter } from '../places.ts'
import { saucesOver } from '../sauces.ts'
import { countOf, lyingIn, type Serving } from '../serving.ts'
import type { DrawForm } from './form.ts'

/** Leaves under the rest; without leaves, everything mixed. */
export const salad: DrawForm = (t) => {
  const foods = [...t.bases, ...t.mains, ...t.sides]
  const leafy = foods.filter((food) => isPiece(food, 'leaves', 'wilted'))
  const shredded = foods.filter((food) => isPiece(food, 'shreds'))
  const others = foods.filter((food) => !leafy.includes(food) && !shredded.includes(food))
  const [first] = [...leafy, ...shredded]
  if (foods.length === 0) return undefined
  const hasLeaves = leafy.length > 0
  return (
    (first ? path(blob(t.rnd, 68, 66, 12, 0.06), dark(first.look.colour, 0.2)) : '') +
    leafy
      .map((food, k) => layLeaves(t, k ? food.look.colour : dark(food.look.colour, 0.06), food.look.colour))
      .join('') +
    shredded.map((food) => lay(t, food, scatter(t.rnd, countOf(t, hasLeaves ? 12 : 26), 54), 1.15)).join('') +
    mixed(t, others, hasLeaves ? 46 : 56, {
      scale: others.length < 3 ? 1.25 : 1.1,
      share: (hasLeaves ? 1 : 1.6) / (others.length > 3 ? 1.3 : 1),
      at: [0, 2],
    }) +
    saucesOver(t, [8, 4]) +
    garnish(t, 46)
  )
}

const layLeaves = (t: Serving, outer: string, inner: string) =>
  leaves.draw(ring(t.rnd, countOf(t, 9), 52), { colour: outer, shape: 'leaf' }, 26, t.rnd) +
  leaves.draw(scatter(t.rnd, countOf(t, 6), 34), { colour: light(inner, 0.22), shape: 'leaf' }, 21, t.rnd)

/** Grains or short pasta with everything else among them. */
export const grainSalad: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  return (
    ground(t, dark(colour, 0.06), dark(colour, 0.14)) +
    (isPiece(base, 'tubes')
      ? lay(t, base, scatter(t.rnd, countOf(t, 22), 62))
      : mound(t, colour, [0, 0], 66)) +
    mixed(t, [...others, ...t.sides, ...t.mains], 56, { scale: 0.92, share: 0.9 }) +
    saucesOver(t, [6, 4]) +
    garnish(t, 50)
  )
}

/** Thin slices in two rings: carpaccio, tomato and mozzarella, a fruit cut up. */
export const carpaccio: DrawForm = (t) => {
  const [main, ...mains] = t.mains
  if (!main) return undefined
  const rest = [...mains, ...t.sides, ...t.bases]
  return (
    thinSlices(t, main, ring(t.rnd, 9, 48), 21) +
    thinSlices(t, main, ring(t.rnd, 5, 20), 20) +
    rest.map((food, k) => heap(t, food, k % 2 ? [-14, 16] : [10, -12], 30, 0.8)).join('') +
    saucesOver(t, [2, -1], 0.9) +
    garnish(t, 46)
  )
}

function thinSlices(t: Serving, food: Parameters<typeof heap>[1], places: Point[], size: number): string {
  if (isPiece(food, 'crescents', 'halfFruit')) {
    const turned = places.map(([x, y, turn = 0]): Point => [x, y, turn - 1.57])
    return PIECES.crescents.draw(turned, food.look, size * 1.15, t.rnd)
  }
  const piece = isPiece(food, 'flakes', 'slices', 'chunks', 'cubes') ? PIECES.flakes : PIECES.coins
  return piece.draw(places, food.look, piece === PIECES.flakes ? size * 1.1 : size, t.rnd)
}

/** Fruit, in its syrup where there is one. */
export const fruit: DrawForm = (t) => {
  const [syrup = t.sauces[0], ...others] = t.bases
  if (t.mains.length + t.sides.length === 0) return undefined
  const wet = lyingIn(t, syrup?.look.colour)
  const isPool = syrup && !isPiece(syrup, 'dollops', 'melts')
  return (
    (isPool ? pool(t, syrup.look.colour) : '') +
    mixed(wet, [...others, ...t.mains], 42, { scale: 1.35, share: 1.2 }) +
    mixed(wet, t.sides, 46) +
    saucesOver(wet, [-6, 2], 0.9, isPool ? t.sauces.filter((food) => food !== syrup) : t.sauces) +
    garnish(wet, 40)
  )
}
