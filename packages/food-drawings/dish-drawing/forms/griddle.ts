import { dark, light } from '../../cut-paper/colour.ts'
import { cut, path } from '../../cut-paper/paper.ts'
import { type Point, whole } from '../../cut-paper/points.ts'
import { after, blob, circle, coin, group, line } from '../food-paper.ts'
import { garnish, heap, isPiece, lay, mixed } from '../lay.ts'
import { CURL, FLAKE } from '../outlines.ts'
import { PIECES } from '../pieces/pieces.ts'
import { scatter } from '../places.ts'
import { isWet, saucesOver, thickSauces } from '../sauces.ts'
import type { Serving } from '../serving.ts'
import { brown, flat, marks, strand, wedgePath } from '../strokes.ts'
import type { DrawForm } from './form.ts'

/** What is poured over a stack. */
const poured = (t: Serving, [x, y]: Point, rx: number, ry: number) =>
  t.sauces
    .filter(isWet)
    .map(
      ({ look }, k) =>
        path(blob(t.rnd, rx - k * 9, ry - k * 8, 8, 0.2, x, y), look.colour, ' opacity=".85"') +
        line(`M${x - 14}${after(y - 10)}q8-6 18-4`, light(look.colour, 0.5), 2.6),
    )
    .join('')

export const pancakes: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const stack = [
    [61, 5, 7],
    [58, -4, 1],
    [55, 2, -5],
  ] as const
  return (
    stack
      .map(
        ([r, x, y], k) =>
          coin(x, y, r, dark(colour, 0.2), 3) + circle(x, y - 1.5, r - 4.5, light(colour, k * 0.12)),
      )
      .join('') +
    marks(scatter(t.rnd, 6, 40), CURL, 0.9, brown(colour, 0.3), 2.4) +
    poured(t, [0, -4], 32, 27) +
    thickSauces(t, [14, 12], 0.8) +
    [...others, ...t.mains, ...t.sides]
      .map((food, k) => heap(t, food, k % 2 ? [-14, 10] : [10, -8], 22, 0.95))
      .join('') +
    garnish(t, 34)
  )
}

/** Thin pancakes, folded into quarters or rolled. */
export const crepe: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const foods = [...others, ...t.mains, ...t.sides]
  return (
    (base.cut === 'rolled' ? rolledUp(t, base.look.colour, foods) : folded(t, base.look.colour, foods)) +
    saucesOver(t, [24, 18], 0.8) +
    garnish(t, 42)
  )
}

function rolledUp(t: Serving, colour: string, foods: Parameters<typeof heap>[1][]): string {
  const rolls = [-33, 0, 33].map(
    (y) =>
      strand(`M-44${after(y)}Q0${after(y - 5)} 44${after(y - 2)}`, colour, 26, 3.4) +
      line(`M-40${after(y - 6)}Q0${after(y - 11)} 40${after(y - 8)}`, light(colour, 0.35), 4) +
      line(`M-46${after(y + 6)}Q0${after(y + 2)} 46${after(y + 4)}`, dark(colour, 0.2), 2),
  )
  const ends = foods.map((food, k) => {
    const at = [-34, 0, 33].flatMap((y): Point[] => [
      [-57, y + k * 3, t.rnd() * 6],
      [57, y - k * 3, t.rnd() * 6],
    ])
    return lay(
      t,
      food,
      at.filter((_, m) => foods.length < 3 || m % foods.length === k),
      0.6,
    )
  })
  return rolls.join('') + ends.join('')
}

function folded(t: Serving, colour: string, foods: Parameters<typeof heap>[1][]): string {
  const fans = [
    [-46, 30, -1.5],
    [-20, 40, -1.7],
    [10, 44, -1.95],
  ] as const
  const quarters = fans.map(([x, y, from], k) => {
    const rim = wedgePath(68, from + 0.07, from + 1.08, x, y)
      .replace(/^M[^L]*L/, 'M')
      .replace('Z', '')
    return (
      cut(wedgePath(80, from, from + 1.15, x, y), light(colour, k * 0.07), 3) +
      line(rim, dark(colour, 0.15), 2)
    )
  })
  return (
    quarters.join('') +
    marks(scatter(t.rnd, 8, 34, 4, -6), CURL, 0.5, brown(colour, 0.35), 2.6) +
    foods.map((food, k) => heap(t, food, [14 - k * 12, 12 - k * 8], 28, 0.92)).join('')
  )
}

export const waffle: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const pockets = [-32, -16, 0, 16, 32].map((k) => {
    const reach = whole(Math.sqrt(46 * 46 - k * k))
    return `M${k}-${reach}V${reach}M-${reach}${after(k)}H${reach}`
  })
  const one = (x: number, y: number, turn: number) =>
    group(
      x,
      y,
      turn,
      coin(0, 0, 50, dark(colour, 0.14), 4) +
        circle(0, 0, 47, colour) +
        line(pockets.join(''), dark(colour, 0.26), 4.5) +
        line(pockets.join(''), light(colour, 0.32), 1.6, ' transform="translate(-2.4-2.4)"'),
    )
  const creams = t.sauces.filter((food) => isPiece(food, 'dollops'))
  return (
    one(-20, 14, 12) +
    one(20, -12, 34) +
    poured(t, [18, -12], 27, 21) +
    creams
      .map(({ look }, k) =>
        PIECES.dollops.draw(
          [[22 - k * 30, -12 + k * 24]],
          { ...look, colour: light(look.colour, 0.3) },
          19,
          t.rnd,
        ),
      )
      .join('') +
    saucesOver(
      t,
      [18, -10],
      0.8,
      t.sauces.filter((food) => !isWet(food) && !creams.includes(food)),
    ) +
    mixed(t, [...others, ...t.sides, ...t.mains], 26, { scale: 0.9, at: [16, -8] }) +
    garnish(t, 36)
  )
}

/** Tortillas, naan, chapati: flatbreads on each other. */
export const flatStack: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const stack = [
    [64, 5, 6],
    [62, -5, 1],
    [63, 3, -4],
  ] as const
  return (
    stack
      .map(
        ([r, x, y], k) =>
          coin(x, y, r, dark(colour, 0.12), 3) + circle(x, y, r - 2, light(colour, 0.1 + k * 0.14)),
      )
      .join('') +
    flat(scatter(t.rnd, 11, 48), FLAKE, 0.62, brown(colour, 0.5)) +
    poured(t, [0, 0], 34, 28) +
    thickSauces(t, [0, 0], 0.8) +
    mixed(t, [...others, ...t.mains, ...t.sides], 40, { scale: 0.8, share: 0.8 }) +
    garnish(t, 48)
  )
}
