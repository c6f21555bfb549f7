import { dark, light, mix } from '../../cut-paper/colour.ts'
import { cut, path } from '../../cut-paper/paper.ts'
import type { Point } from '../../cut-paper/points.ts'
import { after, blob, dots, line } from '../food-paper.ts'
import { around, garnish, heap, isPiece, lay } from '../lay.ts'
import { CURL, FLAKE, GLEAM, OVAL } from '../outlines.ts'
import { upright } from '../places.ts'
import { isMelted, isWet, saucesUnder, thickSauces } from '../sauces.ts'
import { countOf, type Serving } from '../serving.ts'
import { outline, stamp } from '../stamp.ts'
import { brown, flat, lying, marks, strand } from '../strokes.ts'
import type { DrawForm } from './form.ts'

const HALF_MOON = outline('M-31 11Q-30-21 0-22Q30-21 31 11Q0 17-31 11Z')
const HALF_MOON_EDGE = outline(
  'M-30 5L-24 4M-27-7L-21-5M-17-17L-13-12M-6-21L-5-15M6-21L5-15M17-17L13-12M27-7L21-5M30 5L24 4',
)
const THREE_CORNERS = outline('M-28 17Q0 23 28 17Q32 15 28 11L4-25Q0-29-4-25L-28 11Q-32 15-28 17Z')
const THREE_CORNERS_FOLD = outline('M-22 12L10-4M10-4L16 12')
const TWO: Point[] = [
  [-8, -28, -0.25],
  [10, 34, -0.1],
]
const FOUR: Point[] = [
  [-30, -30, -0.5],
  [34, -24, 0.5],
  [-32, 32, 0.2],
  [32, 36, -0.3],
]

/** Dough folded over a filling that nobody sees: half moons, two large ones (`halves`), or triangles (`wedges`). */
export const pasties: DrawForm = (t) => {
  const [base = t.mains[0], ...others] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const isLarge = base.cut === 'halves'
  const places = isLarge ? TWO : FOUR
  const size = isLarge ? 1.75 : 1
  const isTriangle = base.cut === 'wedges'
  return (
    saucesUnder(t, 62, 54) +
    lying(places, isTriangle ? THREE_CORNERS : HALF_MOON, size, brown(colour, 0.34), 3.4) +
    flat(places, FLAKE, size * 1.3, light(brown(colour, 0.26), 0.12)) +
    marks(
      places,
      isTriangle ? THREE_CORNERS_FOLD : HALF_MOON_EDGE,
      size,
      dark(brown(colour, 0.34), 0.24),
      2.2,
    ) +
    onEach(t, places, 12 * size) +
    beside(t, [...others, ...t.mains.filter((food) => food !== base), ...t.sides])
  )
}

const TRIANGLE_OF_RICE = outline('M-27 21Q-33 17-29 9L-9-25Q0-35 9-25L29 9Q33 17 27 21Q0 25-27 21Z')
const BAND = outline('M-11 0L11 0L12 24Q0 26-12 24Z')
const RICE = outline('M-14 8L-11 11M-3-16L0-19M15 8L17 5M-1-7L2-5M-19 14L-16 16M20 15L17 17M6-13L8-10')
const THREE: Point[] = [
  [-30, -22, -0.2],
  [34, -18, 0.25],
  [0, 38, 0.04],
]
const PILLOWS: Point[] = [
  [-28, -30, -0.5],
  [28, -36, -0.4],
  [-20, 14, -0.5],
  [36, 8, -0.45],
  [4, 48, -0.5],
]

/** Rice pressed by hand: triangles with their band, or pillows under a slice of fish. */
export const riceBalls: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const band = t.sides.find(({ look }) => look.shape === 'leaf')
  const [top, ...more] = t.mains
  const rest = beside(t, [...others, ...more, ...t.sides.filter((food) => food !== band)])
  if (top) {
    const slices = lying(PILLOWS, OVAL, 1.75, top.look.colour, 2)
    const lines = marks(PILLOWS, CURL, 1, light(top.look.colour, 0.4), 2.4)
    const strip = band ? marks(PILLOWS, outline('M0-17L0 17'), 1, band.look.colour, 8) : ''
    return (
      saucesUnder(t, 66, 60) +
      lying(PILLOWS, OVAL, 2.15, colour, 3) +
      slices +
      lines +
      strip +
      onEach(t, PILLOWS, 10) +
      rest
    )
  }
  return (
    saucesUnder(t, 66, 60) +
    lying(THREE, TRIANGLE_OF_RICE, 1.15, colour, 3.4) +
    marks(THREE, RICE, 1.15, dark(colour, 0.14), 2.8) +
    (band ? flat(THREE, BAND, 1.15, band.look.colour) : '') +
    onEach(t, THREE, 14) +
    rest
  )
}

/** Rolls that are not cut: spring rolls, vine leaves, burritos. Of the filling one sees at most the ends. */
export const closedRolls: DrawForm = (t) => {
  const [main = t.mains[0], ...others] = t.bases
  if (!main) return undefined
  const { colour, shape } = main.look
  const isLarge = shape === 'flat'
  const [width, length] = isLarge ? [36, 46] : [19, 34]
  const rows = isLarge ? [-40, 2, 44] : [-46, -23, 0, 23, 46]
  const all = rows.map((y, k) => {
    const [x, tilt] = [k % 2 ? 5 : -5, (k % 3) * 2 - 6]
    return `M${x - length}${after(y - tilt)}L${x + length}${after(y + tilt)}`
  })
  const inside = [...t.mains.filter((food) => food !== main), ...t.sides, ...others]
  const [filling] = inside.filter(({ role, cut: how }) => role === 'main' && how === 'ground')
  const places = rows.map((y, k): Point => [k % 2 ? 5 : -5, y])
  const ends = places.flatMap(([x, y]): Point[] => [
    [x - length - width * 0.2, y + 3],
    [x + length + width * 0.2, y - 1],
  ])
  const seams = places.map(
    ([x, y]) => `M${x - length}${after(y + 4)}Q${x}${after(y - 4)} ${x + length}${after(y + 5)}`,
  )
  const glints = places.map(([x, y]) => `M${x - length}${after(y - width / 4)}h${length}`)
  const wet = t.sauces.filter(isWet)
  const over = shape === 'flat' ? wet : []
  return (
    (over.length > 0 ? '' : saucesUnder(t, 66, 60)) +
    strand(all.join(''), colour, width, 3.4) +
    line(seams.join(''), dark(colour, 0.16), 2) +
    line(glints.join(''), light(colour, 0.3), 3) +
    (shape === 'leaf'
      ? marks(places, outline('M-16 0L16 0M-8 0L-13-6M2 0L-3-6M12 0L7-6'), 1, light(colour, 0.24), 1.6)
      : '') +
    (isLarge
      ? flat(
          places.flatMap(([x, y]): Point[] => [
            [x - 24, y + 6, 1],
            [x + 20, y - 4, 2],
          ]),
          FLAKE,
          0.7,
          brown(colour, 0.4),
        )
      : '') +
    (filling ? dots(ends, width * 0.34, filling.look.colour) : '') +
    over
      .map(
        ({ look }) =>
          path(blob(t.rnd, 44, 66, 11, 0.14), look.colour) +
          line('M-20-44q-12 34-2 76', light(look.colour, 0.3), 4),
      )
      .join('') +
    t.sauces
      .filter(isMelted)
      .map((food) =>
        lay(
          t,
          food,
          places.flatMap(([x, y]): Point[] => [
            [x - 10, y, 0],
            [x + 12, y, 1],
          ]),
          1,
        ),
      )
      .join('') +
    beside(
      t,
      inside.filter((food) => food !== filling),
      false,
    ) +
    thickSauces({ ...t, sauces: t.sauces.filter((food) => !isMelted(food)) }, [52, 50], 0.7) +
    garnish(t, 44)
  )
}

/** What is scattered on every piece. */
function onEach(t: Serving, places: readonly Point[], radius: number): string {
  return [...t.scattered, ...t.herbs]
    .map((food, k) => {
      const at = places.flatMap(([x, y], n) =>
        Array.from({ length: countOf(t, 4, 1) }, (_, m): Point => [
          x + Math.cos(m * 2.1 + n + k) * radius,
          y + Math.sin(m * 2.1 + n + k) * radius * 0.6,
          m + n,
        ]),
      )
      return lay(t, food, at, 0.7)
    })
    .join('')
}

/** What stands on the plate beside the pieces, with the dip. */
function beside(t: Serving, foods: Serving['sides'], withSauces = true): string {
  const dips = withSauces ? thickSauces(t, [2, 4], 0.8) : ''
  return around(t, foods, 58, 1.5, 2.4, 0.8) + dips
}
