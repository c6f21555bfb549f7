import { dark, light } from '../../cut-paper/colour.ts'
import type { Point } from '../../cut-paper/points.ts'
import { around, lay } from '../lay.ts'
import { CURL, FLAKE, OVAL } from '../outlines.ts'
import { saucesUnder, thickSauces } from '../sauces.ts'
import { countOf, type Serving } from '../serving.ts'
import { outline } from '../stamp.ts'
import { brown, flat, lying, marks } from '../strokes.ts'
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
function beside(t: Serving, foods: Serving['sides']): string {
  return around(t, foods, 58, 1.5, 2.4, 0.8) + thickSauces(t, [2, 4], 0.8)
}
