import { dark, light, mix } from '../../cut-paper/colour.ts'
import { path } from '../../cut-paper/paper.ts'
import { type Point, times } from '../../cut-paper/points.ts'
import { blob, circle, coin, dots, line } from '../food-paper.ts'
import { ground } from '../grounds.ts'
import { garnish, heap, isPiece, lay, manyOf, mixed } from '../lay.ts'
import { PIECES } from '../pieces/pieces.ts'
import { ring, row, scatter } from '../places.ts'
import { isMelted, saucesOver } from '../sauces.ts'
import { countOf, type Serving, spread } from '../serving.ts'
import { outline } from '../stamp.ts'
import { beads, brown, flat, grains, lying } from '../strokes.ts'
import type { DrawForm } from './form.ts'

/** Lasagne, gratins, casseroles, mash over something: what has been in the oven in its dish. */
export const bake: DrawForm = (t) => {
  const foods = [...t.mains, ...t.sides]
  const melted = t.sauces.filter(isMelted)
  const [base, ...others] = t.bases
  const lead = melted[0] ?? base ?? t.sauces[0] ?? foods[0]
  if (!lead) return undefined
  const { colour } = lead.look
  const layered = base ? [] : foods.filter((food) => isPiece(food, 'coins', 'slabs', 'halfRounds'))
  return (
    ground(t, mix(colour, '#F6E3B0', melted.length > 0 ? 0.2 : 0.05), dark(colour, 0.12)) +
    (base ? crustOf(t, base, colour) : '') +
    others.map(({ look }) => grains(t.rnd, look.colour, countOf(t, 16), 56, 0, 0, 5)).join('') +
    (layered.length > 0 ? inRows(t, layered) : '') +
    mixed(
      t,
      foods.filter((food) => !layered.includes(food)),
      54,
      { scale: 0.82, share: base ? 0.6 : 0.9 },
    ) +
    melted
      .map(({ look }) => {
        const places = spread(t, scatter(t.rnd, countOf(t, 6), 54))
        return PIECES.melts.draw(places, { ...look, colour: light(look.colour, 0.12) }, 12, t.rnd)
      })
      .join('') +
    saucesOver(
      t,
      [0, 0],
      0.9,
      t.sauces.filter((food) => !melted.includes(food) && food !== lead),
    ) +
    garnish(t, 40)
  )
}

/** The top of a bake: sheets of pasta, mash drawn with a fork, grains or short pasta. */
function crustOf(t: Serving, base: Parameters<typeof heap>[1], top: string): string {
  if (base.look.shape === 'sheet') {
    return (
      line('M-78-18Q0-22 78-17M-78 19Q0 15 78 20M-30-54Q-26 0-30 54M28-54Q32 0 28 54', dark(top, 0.2), 2.4) +
      line('M-70-46Q-80-48-84-30M84 20Q88 40 74 48', base.look.colour, 5)
    )
  }
  if (isPiece(base, 'grains')) return grains(t.rnd, dark(base.look.colour, 0.14), countOf(t, 46), 62)
  if (isPiece(base, 'tubes')) return lay(t, base, scatter(t.rnd, countOf(t, 18), 62))
  const furrows = 'M-72-34Q0-44 74-32M-76-17Q0-27 77-15M-77 0Q0-10 78 2M-76 17Q0 7 76 19M-72 34Q0 24 72 35'
  const { colour } = base.look
  return (
    line(furrows, brown(colour, 0.3), 3.4) +
    line('M-72-38Q0-48 74-36M-77-4Q0-14 78-2', light(colour, 0.4), 2.4)
  )
}

/** Slices lie over each other like tiles. */
const inRows = (t: Serving, foods: Parameters<typeof heap>[1][]) =>
  [0, 1, 2, 3, 4]
    .slice(0, Math.max(3, foods.length))
    .map((r) => {
      const y = (r - (Math.max(3, foods.length) - 1) / 2) * 38
      const shift = (r % 2) * 8
      const food = foods[r % foods.length]
      const places = row(t.rnd, countOf(t, 7, 4), [-54 + shift, y], [46 + shift, y])
      return food ? lay(t, food, places, 1.4) : ''
    })
    .join('')

/** Fruit under crumbs. */
export const crumble: DrawForm = (t) => {
  const [base, ...others] = t.bases
  const [main, ...mains] = [...t.mains, ...t.sides]
  if (!base || !main) return undefined
  const { colour } = base.look
  const corners: Point[] = [
    [-62, -47, 0.4],
    [63, 42, 2],
    [58, -50, 1],
    [-60, 50, 4],
  ]
  const over = (count: number, r: number) => spread(t, scatter(t.rnd, countOf(t, count), r))
  return (
    ground(t, main.look.colour, dark(main.look.colour, 0.14)) +
    path(
      blob(t.rnd, t.vessel === 'gratin' ? 76 : 60, t.vessel === 'gratin' ? 46 : 58, 12, 0.08),
      dark(colour, 0.1),
    ) +
    beads(over(34, 60), 5.5, colour, 1.6) +
    dots(over(16, 56), 4, light(colour, 0.3)) +
    lay(t, main, corners, 0.8) +
    others.map(({ look }) => beads(over(9, 50), 4.5, look.colour, 1.2)).join('') +
    mains.map((food, k) => heap(t, food, [8 - k * 20, -2], 24)).join('') +
    saucesOver(t, [6, 0]) +
    garnish(t, 50)
  )
}

/** A whole pizza, cut into slices. */
export const pizza: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const toppings = [...t.mains, ...t.sides, ...others]
  const melted = [...toppings, ...t.sauces].filter(isMelted)
  const [spreadOn, ...sauces] = t.sauces.filter((food) => !melted.includes(food))
  return (
    coin(0, 0, 75, dark(colour, 0.1), 4) +
    circle(0, 0, 73, colour) +
    path(blob(t.rnd, 60, 60, 12, 0.04), spreadOn?.look.colour ?? light(colour, 0.3)) +
    dots(ring(t.rnd, 7, 69), 3.4, brown(colour, 0.5)) +
    melted.map((food) => lay(t, food, scatter(t.rnd, countOf(t, 7, 3), 46))).join('') +
    mixed(
      t,
      toppings.filter((food) => !melted.includes(food)),
      52,
      { scale: 0.86, share: 0.95 },
    ) +
    line('M-70-20L70 20M-18 70L18-70M-52 52L52-52', dark(colour, 0.3), 1.6, ' opacity=".55"') +
    saucesOver(t, [4, -4], 0.8, sauces) +
    garnish(t, 44)
  )
}

/** Halves of a vegetable, filled. */
export const stuffed: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const { colour, inner } = base.look
  const foods = [...others, ...t.mains, ...t.sides]
  const each = countOf(t, foods.length > 2 ? 2.4 : 4)
  const boats: Point[] = [
    [-8, -42, -0.08],
    [4, 0, 0.06],
    [-4, 42, -0.05],
  ]
  const inside = (m: number): Point[] =>
    boats.flatMap(([x, y]) =>
      times(each, (k): Point => {
        const part = (k + (m + 0.5) / foods.length) / each
        return [x - 42 + part * 86, y + ((k + m) % 2 ? 4 : -4), t.rnd() * 6]
      }),
    )
  const melted = t.sauces.filter(isMelted)
  const overBoats = boats.flatMap(([x, y]): Point[] => [
    [x - 24, y, 0],
    [x + 26, y + 2, 1],
  ])
  return (
    boatsOf(boats, colour, inner) +
    foods.map((food, m) => lay(t, food, inside(m).slice(0, Math.max(3, manyOf(food) * 2)), 0.74)).join('') +
    melted.map(({ look }) => PIECES.melts.draw(overBoats, look, 10, t.rnd)).join('') +
    t.sauces
      .filter((food) => !melted.includes(food))
      .map((food) => lay(t, food, isPiece(food, 'drizzle') ? overBoats : boats.slice(1, 2), 0.8))
      .join('') +
    garnish(t, 40)
  )
}

const BOAT = outline('M-64 0Q-54-21 0-22Q54-21 64 0Q54 21 0 22Q-54 21-64 0Z')

const boatsOf = (boats: readonly Point[], colour: string, inner: string | undefined) =>
  lying(boats, BOAT, 1, dark(colour, 0.16), 3.4) + flat(boats, BOAT, 0.88, inner ?? light(colour, 0.2))
