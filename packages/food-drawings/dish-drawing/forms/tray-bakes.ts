import type { DishFood } from '../../dish/dish.ts'
import { dark, INK, light, mix } from '../../cut-paper/colour.ts'
import { cut, path, shadow } from '../../cut-paper/paper.ts'
import type { Point } from '../../cut-paper/points.ts'
import { after, blob, circle, dots, group, line, xy } from '../food-paper.ts'
import { isPiece, lay } from '../lay.ts'
import { BREAD, BREAD_INSIDE, GLEAM, SQUARE } from '../outlines.ts'
import { grid, ring, scatter, upright } from '../places.ts'
import { countOf, type Serving } from '../serving.ts'
import { outline, stamp } from '../stamp.ts'
import { beads, flat, lying, marks, specks, swirl } from '../strokes.ts'
import type { DrawForm } from './form.ts'

/** What is in or on everything baked: nuts, chips, berries. */
const studsOf = (t: Serving) => [...t.bases.slice(1), ...t.scattered, ...t.sides, ...t.mains, ...t.herbs]

/** A few studs in each of the pieces. */
function studded(
  t: Serving,
  places: readonly Point[],
  studs: readonly DishFood[],
  each: number,
  radius: number,
): string {
  return studs
    .map((food, k) => {
      const count = countOf(t, each / Math.min(2, studs.length))
      const mine = places.filter((_, p) => t.density > 0.5 || p % studs.length === k % studs.length)
      const at = mine.flatMap(([x, y]) => scatter(t.rnd, count, radius, x, y))
      return lay(t, food, at, isPiece(food, 'chips') ? 1.1 : 0.68)
    })
    .join('')
}

/** Thick toppings, one on each piece. */
const onEach = (places: readonly Point[], sauces: readonly DishFood[]) =>
  sauces
    .map(({ look }, k) =>
      dots(
        places.map(([x, y]): Point => [x + k * 5 - 2, y - k * 4]),
        9 - k * 2,
        look.colour,
      ),
    )
    .join('')

/** A loaf with two slices cut off. */
export const loaf: DrawForm = (t) => {
  const [base] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const crumb =
    base.look.shape === 'meat' || base.look.shape === 'bird' ? light(colour, 0.14) : light(colour, 0.42)
  const studs = studsOf(t)
  const [icing, ...sauces] = t.sauces
  const inside = studs.length
    ? studs
        .map((food) =>
          lay(t, food, scatter(t.rnd, countOf(t, 7, 3), 32), isPiece(food, 'seeds', 'chips') ? 1.8 : 1),
        )
        .join('')
    : specks(t.rnd, dark(crumb, 0.1), 9, 36)
  const slice = (x: number, turn: number, within: string) =>
    group(
      x,
      4,
      turn,
      lying([[0, 0]], BREAD, 1, dark(colour, 0.16), 5) + flat([[0, 0]], BREAD_INSIDE, 1, crumb) + within,
      0.6,
    )
  return (
    cut(
      'M-84-28Q-90 0-84 30Q-76 42-56 40Q-20 44 14 40Q20 0 14-38Q-20-42-56-38Q-76-40-84-28Z',
      dark(colour, 0.1),
      5,
    ) +
    path('M-78-24Q-82 0-78 26Q-40 36 10 32Q14 0 10-32Q-40-36-78-24Z', light(colour, 0.06)) +
    (icing
      ? path(
          'M-74-20Q-80 0-74 22Q-60 34-50 24Q-40 38-28 27Q-14 38 4 28Q8 0 4-28Q-40-34-74-20Z',
          icing.look.colour,
        ) + line('M-64-8Q-40-20-10-16', light(icing.look.colour, 0.5), 3)
      : line('M-70 2Q-40-6-8 2', dark(colour, 0.3), 5) + line('M-70-1Q-40-9-8-1', light(colour, 0.45), 3)) +
    sauces.map(({ look }, k) => line(`M-66${after(8 + k * 6)}q28 8 60 0`, look.colour, 4)).join('') +
    studs.map((food) => lay(t, food, scatter(t.rnd, countOf(t, 5, 2), 22, -36, 2), 0.8)).join('') +
    slice(40, 7, '') +
    slice(62, -9, inside)
  )
}

/** Six muffins in their papers. */
export const muffins: DrawForm = (t) => {
  const [base] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const [icing, ...sauces] = t.sauces
  const top = icing?.look.colour ?? colour
  const places = shaken(t, grid(3, 2, 56, 0, -2))
  const papers = places.map(([x, y]) =>
    circle(
      x,
      y,
      23,
      'none',
      ` stroke="${dark(colour, 0.24)}" stroke-width="5" stroke-dasharray="1.6 4" stroke-linecap="butt"`,
    ),
  )
  return (
    beads(places, 25, mix(dark(colour, 0.1), '#F3E6C8', 0.5), 4) +
    papers.join('') +
    dots(places, 20, top) +
    marks(upright(places), GLEAM, 0.9, light(top, 0.4), 3) +
    (icing ? places.map(([x, y]) => swirl(t.rnd, dark(top, 0.08), x, y, 0.36, 7)).join('') : '') +
    onEach(places, sauces) +
    studded(t, places, studsOf(t), 4, 12)
  )
}

const CRACKS = outline('M-14-6Q-6-10 4-6M-4 10Q4 8 12 11')

/** Cookies on a rack. */
export const cookies: DrawForm = (t) => {
  const [base] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const [icing, ...sauces] = t.sauces
  const places = shaken(t, [
    [-62, -28],
    [-4, -36],
    [54, -26],
    [-34, 28],
    [28, 30],
    [82, 26],
  ])
  return (
    beads(places, 27, dark(colour, 0.1), 3.4) +
    dots(places, 25, colour) +
    marks(places, CRACKS, 1, icing ? light(colour, 0.1) : dark(colour, 0.14), 2.2) +
    (icing
      ? dots(places, 19, icing.look.colour) +
        marks(upright(places), GLEAM, 0.8, light(icing.look.colour, 0.5), 2.4)
      : '') +
    onEach(places, sauces) +
    studded(t, places, studsOf(t), 5, 17)
  )
}

/** Soft rolls, baked against each other. */
export const buns: DrawForm = (t) => {
  const [base] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const places: Point[] = [...ring(t.rnd, 6, 43, 0.5), [0, 0, 0]]
  return (
    beads(places, 26, dark(colour, 0.12), 4) +
    places.map(([x, y]) => circle(x, y, 23, colour)).join('') +
    marks(upright(places), GLEAM, 1, light(colour, 0.5), 3.4) +
    t.sauces.map(({ look }, k) => dots(places, 15 - k * 5, look.colour)).join('') +
    studded(
      t,
      places.map(([x, y]): Point => [x + 3, y + 4]),
      studsOf(t),
      3,
      12,
    )
  )
}

/** Rolled up, cut and baked: the cut side shows the turns. */
export const cinnamonRolls: DrawForm = (t) => {
  const [base] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const places = grid(3, 2, 47)
  const turns = (path: string) => places.map((place) => `M${xy(place)}${path}`).join('')
  return (
    beads(places, 25, dark(colour, 0.1), 4) +
    dots(places, 23, colour) +
    line(turns('q6-8 11 2q2 13-11 13q-15 0-15-15q1-17 18-17q15 1 17 17'), dark(colour, 0.34), 3) +
    t.sauces
      .map(
        ({ look }, k) =>
          path(
            places.map(([x, y]) => blob(t.rnd, 17 - k * 5, 15 - k * 5, 7, 0.25, x - 2, y - 3)).join(''),
            look.colour,
            ' opacity=".92"',
          ) + (k ? '' : line(turns('q6-8 11 2q2 13-11 13'), dark(look.colour, 0.14), 2)),
      )
      .join('') +
    studded(t, places, studsOf(t), 3, 13)
  )
}

/** A tray cut into squares, one of them moved away. */
export const bars: DrawForm = (t) => {
  const [base] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const [icing, ...sauces] = t.sauces
  const top = icing?.look.colour ?? colour
  const places = grid(3, 2, 49).map(([x, y], k): Point =>
    k === 2 ? [x + 13, y - 6, 0.3] : [x - 6, y + 2, (t.rnd() - 0.5) * 0.08],
  )
  const soft = (edge: string, width: number) =>
    ` stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"`
  const squares = stamp(places, SQUARE, 2.5)
  return (
    path(squares, INK, soft(INK, 5) + shadow(5)) +
    path(squares, dark(colour, 0.14), soft(dark(colour, 0.14), 5)) +
    path(stamp(places, SQUARE, 2.25), top, soft(top, 4)) +
    marks(places, BAR_TOP, 1, icing ? dark(top, 0.09) : light(colour, 0.18), 2.6) +
    onEach(places, sauces) +
    studded(t, places, studsOf(t), 4, 15)
  )
}

const BAR_TOP = outline('M-13-7Q-2-13 12-9M-11 9Q0 4 13 8')

/** Set down by hand. */
const shaken = (t: Serving, places: readonly Point[]): Point[] =>
  places.map(([x, y]) => [x + t.rnd() * 6 - 3, y + t.rnd() * 6 - 3, t.rnd() * 6])
