import type { DishFood } from '../../dish/dish.ts'
import { dark, light } from '../../cut-paper/colour.ts'
import { cut, path } from '../../cut-paper/paper.ts'
import { decimal, type Point, times } from '../../cut-paper/points.ts'
import { after, blob, circle, coin, dots, group, line } from '../food-paper.ts'
import { garnish, heap, isPiece, lay } from '../lay.ts'
import { BREAD, CURL, FLAKE } from '../outlines.ts'
import { scatter } from '../places.ts'
import { isMelted, saucesOver } from '../sauces.ts'
import { countOf, type Serving } from '../serving.ts'
import { outline, stamp } from '../stamp.ts'
import { beads, brown, flat, lying, marks } from '../strokes.ts'
import type { DrawForm } from './form.ts'

/** A slice of bread with what is on it. */
export const toast: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const foods = [...others, ...t.sides, ...t.mains]
  const spread =
    t.sauces[0] ?? foods.find(({ cut }) => cut === 'chopped' || cut === 'crushed' || cut === 'smooth')
  const onTop = foods.filter((food) => food !== spread)
  const slice =
    lying([[0, 0]], BREAD, 1, dark(colour, 0.22), 4) + flat([[0, 0]], BREAD, 0.88, light(colour, 0.34))
  return (
    group(0, 0, -12 + t.rnd() * 24, slice) +
    (spread ? spreadOn(t, spread) : '') +
    onTop
      .map((food, k) =>
        heap(t, food, k % 2 ? [-6, 8] : [2, -2], isPiece(food, 'poachedEggs', 'friedEggs') ? 3 : 24),
      )
      .join('') +
    saucesOver(t, [10, 10], 0.7, t.sauces.slice(1)) +
    garnish(t, 26)
  )
}

function spreadOn(t: Serving, food: DishFood): string {
  const { colour } = food.look
  const isLeafy = isPiece(food, 'wilted', 'shreds', 'leaves')
  return (
    path(blob(t.rnd, 42, 39, 10, 0.1), colour) +
    (isLeafy
      ? marks(scatter(t.rnd, countOf(t, 18), 36), CURL, 0.5, light(colour, 0.2), 3)
      : line('M-24-14Q0-28 22-18M-20 14Q2 6 24 12', light(colour, 0.4), 3))
  )
}

/** Two halves on their side, their layers to see. */
export const sandwich: DrawForm = (t) => {
  const [base, ...others] = t.bases
  const layers = [...others, ...t.mains, ...t.sides, ...t.sauces]
  if (!base || layers.length === 0) return undefined
  const { colour } = base.look
  const step = 25 / layers.length
  const inside = layers.map(({ look }, k) => {
    const y = 21 + k * step
    const bend = `${-20 + ((k * 17) % 40)}${after(decimal(y + (k % 2 ? 7 : 2)))}`
    return line(
      `M-52${after(decimal(y))}Q${bend} 52${after(decimal(y))}`,
      look.colour,
      Math.min(11, step + 2),
    )
  })
  const half = (x: number, y: number, turn: number) =>
    group(
      x,
      y,
      turn,
      cut('M-56 8Q-34-30-2-50Q30-32 56 8V52Q0 58-56 52Z', dark(colour, 0.2), 4) +
        path('M-50 6Q-30-26-2-44Q28-28 50 6Q0 12-50 6Z', colour) +
        path('M-54 10Q0 17 54 10V17Q0 24-54 17ZM-54 44Q0 50 54 44V50Q0 56-54 50Z', light(colour, 0.5)) +
        inside.join(''),
      0.84,
    )
  return (
    half(-34, -10, -14) +
    half(38, 14, 12) +
    [...t.herbs, ...t.scattered].map((food) => heap(t, food, [-2, 46], 14, 0.7)).join('')
  )
}

/** Seen from above, its top moved aside. */
export const burger: DrawForm = (t) => {
  const [base, ...others] = t.bases
  const layers = [...others, ...t.sides, ...t.mains, ...t.sauces]
  if (!base || layers.length === 0) return undefined
  const { colour } = base.look
  return (
    coin(8, 12, 52, light(colour, 0.35), 5) +
    layers.map((food, k) => layerOf(t, food, k)).join('') +
    coin(-16, -16, 44, dark(colour, 0.1), 5) +
    circle(-17, -17, 41, colour) +
    line('M-48-28A34 34 0 0 1-28-48', light(colour, 0.5), 4) +
    [...t.scattered, ...t.herbs].map((food) => heap(t, food, [-16, -16], 30, 0.8)).join('')
  )
}

function layerOf(t: Serving, food: DishFood, k: number): string {
  const { colour } = food.look
  if (isMelted(food)) return cut('M-40-30L46-36L52 40L-34 46Z', colour)
  if (isPiece(food, 'leaves', 'shreds', 'wilted')) {
    return cut(blob(t.rnd, 54 - k, 52 - k, 13, 0.12, 5 - k * 2, 8 - k * 3), colour)
  }
  if (food.role === 'main') {
    return coin(3, 4, 48, colour, 3) + dots(scatter(t.rnd, 8, 40, 3, 4), 2, dark(colour, 0.25))
  }
  const [x, y] = [22 - k * 5, 24 - k * 6]
  return coin(x, y, 32, colour) + circle(x, y, 24, light(colour, 0.25))
}

const SHELL_BACK = outline('M-62 6Q-56-46 0-48Q56-46 62 6Z')
const SHELL_FRONT = outline('M-62 6Q-50-22 0-24Q50-22 62 6Q0 12-62 6Z')

/** Three tortillas, folded. */
export const taco: DrawForm = (t) => {
  const [base, ...others] = t.bases
  const foods = [...others, ...t.mains, ...t.sides, ...t.sauces]
  if (!base || foods.length === 0) return undefined
  const { colour } = base.look
  const shells: Point[] = [
    [-8, -36, -0.1],
    [0, 14, 0.06],
    [8, 62, -0.06],
  ]
  const each = countOf(t, foods.length > 3 ? 3 : 5)
  const inside = (m: number): Point[] =>
    shells.flatMap(([x, y]) =>
      times(each, (k): Point => {
        const angle = -2.62 + ((k + (m + 0.5) / foods.length) / each) * 2.1
        return [x + Math.cos(angle) * 50, y + 6 + Math.sin(angle) * 42, t.rnd() * 6]
      }),
    )
  const fillings = foods.map((food, m) =>
    isPiece(food, 'dollops', 'melts', 'drizzle')
      ? beads(inside(m), 5, food.look.colour)
      : lay(t, food, inside(m), 0.72),
  )
  const shell =
    lying(shells, SHELL_BACK, 1, dark(colour, 0.14), 3) +
    fillings.join('') +
    cut(stamp(shells, SHELL_FRONT), colour, 1.5) +
    flat(
      shells.map(([x, y]): Point => [x - 18, y - 4, 0.4]),
      FLAKE,
      0.5,
      brown(colour, 0.4),
    )
  const garnished = [...t.herbs, ...t.scattered].map((food) => heap(t, food, [0, -8], 40, 0.66, 0.8))
  return group(0, -12, 0, shell) + garnished.join('')
}

/** Two rolled flatbreads, cut open. */
export const wrap: DrawForm = (t) => {
  const [base, ...others] = t.bases
  const foods = [...others, ...t.mains, ...t.sides]
  const [first = t.sauces[0]] = foods
  if (!base || !first) return undefined
  const { colour } = base.look
  const step = 30 / Math.max(3, foods.length)
  const inside = foods.map((food, k) => {
    const y = -15 + k * step
    const both: Point[] = [
      [34 + (k % 2 ? 4 : -3), y, k],
      [36 - (k % 2 ? 5 : -3), y + 4, k + 2],
    ]
    return lay(t, food, t.density > 0.8 ? both : both.slice(0, 1), 0.45)
  })
  const one = (x: number, y: number, turn: number) =>
    group(
      x,
      y,
      turn,
      cut('M-58-26Q-20-30 30-27Q44-20 44 0Q44 20 30 27Q-20 30-58 26Q-66 0-58-26Z', colour, 4) +
        line('M-54-16Q-20-22 20-20M-50 18Q-10 8 24 20', dark(colour, 0.14), 2.4) +
        flat(
          [
            [-30, -4, 0],
            [-6, 10, 1],
            [8, -10, 2],
          ],
          FLAKE,
          0.5,
          brown(colour, 0.4),
        ) +
        `<ellipse cx="34" rx="16" ry="25" fill="${light(colour, 0.3)}"/><ellipse cx="35" rx="12.5" ry="21" fill="${dark(first.look.colour, 0.2)}"/>` +
        inside.join(''),
    )
  return (
    one(-14, -28, -8) +
    one(4, 30, 6) +
    t.sauces.map((food, k) => heap(t, food, [-50, 4 + k * 20], 6, 0.6)).join('') +
    garnish(t, 30, [-10, 0])
  )
}
