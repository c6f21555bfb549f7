import { dark, light, mix } from '../../cut-paper/colour.ts'
import { cut } from '../../cut-paper/paper.ts'
import type { Point } from '../../cut-paper/points.ts'
import { group, line } from '../food-paper.ts'
import { bed } from '../grounds.ts'
import { around, garnish, lay } from '../lay.ts'
import { CHUNK, FLAKE, GLEAM } from '../outlines.ts'
import { ring, upright } from '../places.ts'
import { isWet, saucesUnder, thickSauces } from '../sauces.ts'
import { countOf } from '../serving.ts'
import { outline } from '../stamp.ts'
import { brown, flat, lying, marks, strand } from '../strokes.ts'
import { stamp } from '../stamp.ts'
import type { DrawForm } from './form.ts'
import { BONE } from './meat.ts'

const DRUMSTICK = outline('M-22-3Q-12-5-4-11Q10-19 20-9Q27 1 18 11Q6 19-6 10Q-14 5-22 3Z')
const DRUMSTICK_BONE = outline('M-18 0L-31 0M-33-2L-33 3')
const DRUMSTICK_GLEAM = outline('M-6-4Q2-11 11-9')

/** Drumsticks and wings, glazed where there is a sauce. */
export const wings: DrawForm = (t) => {
  const [main, ...mains] = t.mains
  if (!main) return undefined
  const { colour } = main.look
  const glaze = t.sauces.find(isWet)
  const places = ring(t.rnd, 6, 36).map(([x, y, turn = 0]): Point => [x, y, turn + 1.57])
  return (
    bed(t, [0, 4], 64) +
    strand(stamp(places, DRUMSTICK_BONE), BONE, 5.5) +
    lying(
      places,
      DRUMSTICK,
      1,
      glaze ? mix(brown(colour, 0.35), glaze.look.colour, 0.35) : brown(colour, 0.35),
      3,
    ) +
    marks(places, DRUMSTICK_GLEAM, 1, glaze ? light(glaze.look.colour, 0.45) : light(colour, 0.45), 3) +
    around(t, [...t.sides, ...mains], 52, 1.4, 2.6) +
    t.sauces
      .filter((food) => isWet(food) && food !== glaze)
      .map(({ look }) => line('M-30-6q20-14 40 0', look.colour, 4))
      .join('') +
    thickSauces(t, [0, 0], 0.7) +
    garnish(t, 46)
  )
}

/** Thighs and other pieces with their skin. */
export const thighs: DrawForm = (t) => {
  const [main, ...mains] = t.mains
  if (!main) return undefined
  const { colour } = main.look
  const isCrowded = t.bases.length > 0 || t.sides.length > 1
  const places: Point[] = isCrowded
    ? [
        [-22, -18, 0.3],
        [26, -8, 1.2],
        [-4, 26, 2.4],
      ]
    : [
        [-26, -22, 0.3],
        [24, -24, 1.2],
        [-24, 24, 2.4],
        [26, 22, 3.6],
      ]
  return (
    bed(t, [0, 6], 64) +
    saucesUnder(t, 64, 58) +
    around(t, [...t.sides, ...mains], 52, 1.5, 2.8) +
    lying(places, CHUNK, 2.9, brown(colour, 0.3), 3.4) +
    flat(places, FLAKE, 1.7, light(colour, 0.12)) +
    marks(upright(places), GLEAM, 1, light(colour, 0.5), 3) +
    thickSauces(t, [36, 40], 0.7) +
    garnish(t, 44)
  )
}

const BREASTS = 'M-50 0Q-52-32-14-37Q30-40 46-18Q52 0 46 18Q30 40-14 37Q-52 32-50 0Z'
const LEGS = ['M10-34Q34-48 56-34Q58-24 42-20Q20-16 10-34Z', 'M10 34Q34 48 56 34Q58 24 42 20Q20 16 10 34Z']
const BIRD_WINGS = [
  'M-34-30Q-50-44-30-46Q-10-46-8-36Q-20-26-34-30Z',
  'M-34 30Q-50 44-30 46Q-10 46-8 36Q-20 26-34 30Z',
]

/** A whole bird, breast up. */
export const bird: DrawForm = (t) => {
  const [main, ...mains] = t.mains
  if (!main) return undefined
  const colour = brown(main.look.colour, 0.3)
  const whole =
    cut(BREASTS, colour, 5) +
    strand('M34-26L70-36M34 26L70 36', BONE, 6, 3) +
    LEGS.map((d) => cut(d, dark(colour, 0.08), 3)).join('') +
    BIRD_WINGS.map((d) => cut(d, dark(colour, 0.1))).join('') +
    line('M-44 0Q0-6 38 0', dark(colour, 0.2), 2.4) +
    line('M-36-12Q-20-24 4-22', light(colour, 0.4), 4)
  return (
    bed(t, [0, 10], 68) +
    saucesUnder(t, 70, 62) +
    [...t.sides, ...mains]
      .map((food, k) => lay(t, food, ring(t.rnd, countOf(t, 7, 3), 64, k), 0.95))
      .join('') +
    group(-4, 0, -20 + t.rnd() * 30, whole, 1.1) +
    thickSauces(t, [48, 44], 0.7) +
    garnish(t, 30)
  )
}
