import { dark, INK, light, mix } from '../../cut-paper/colour.ts'
import { path, shadow } from '../../cut-paper/paper.ts'
import { type Point, polar } from '../../cut-paper/points.ts'
import { circle, line } from '../food-paper.ts'
import { ground, nestOf, puddle } from '../grounds.ts'
import { around, garnish, heap, isPiece, lay, mixed } from '../lay.ts'
import { CRIMP, CURL, FOLDED, GLEAM, OVAL, SQUARE } from '../outlines.ts'
import { ring, scatter, upright } from '../places.ts'
import { isWet, saucesUnder, thickSauces } from '../sauces.ts'
import { countOf, lyingIn, type Serving } from '../serving.ts'
import { outline, stamp } from '../stamp.ts'
import { beads, flat, lying, marks } from '../strokes.ts'
import type { DrawForm } from './form.ts'

/** Long pasta, its sauce in the middle. */
export const nest: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const pieces = [...others, ...t.mains, ...t.sides]
  return (
    nestOf(t, base.look.colour, t.vessel === 'bowl' ? 72 : 64) +
    saucesUnder(t, 36, 31) +
    pieces
      .map((food, k) => {
        const at = polar(pieces.length > 1 ? 24 : 4, k * (6.283 / pieces.length) + 0.6)
        return heap(lyingIn(t, (t.sauces.find(isWet) ?? base).look.colour), food, at, 26, 0.95, 0.9)
      })
      .join('') +
    thickSauces(t, [-6, 4], 0.8) +
    garnish(t, 34)
  )
}

/** Short pasta, mixed with its sauce. */
export const shortPasta: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const [sauce] = t.sauces
  const coat = sauce?.look.colour ?? base.look.colour
  const isCoated = sauce !== undefined && !isWet(sauce)
  const pasta = {
    ...base.look,
    shape: 'tube' as const,
    colour: isCoated ? mix(base.look.colour, coat, 0.4) : base.look.colour,
  }
  return (
    ground(t, mix(coat, base.look.colour, sauce ? 0.15 : 0.6), dark(coat, 0.1)) +
    lay(t, { ...base, cut: '', look: pasta }, scatter(t.rnd, countOf(t, 24), 62)) +
    t.sauces
      .filter((food) => food !== sauce || !isCoated)
      .map(({ look }, k) =>
        line(stamp(scatter(t.rnd, countOf(t, 7 - k * 2, 3), 50), CURL, 1.2), look.colour, 7 - k * 2),
      )
      .join('') +
    mixed(t, [...others, ...t.sides, ...t.mains], 46, { scale: 0.9, share: 0.85 }) +
    garnish(t, 46)
  )
}

const RIDGES = outline('M-4-6Q-2 0-4 6M2-7Q4 0 2 7')

/** Gnocchi, ravioli, dumplings: the shape of one says which. */
export const dumplings: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  return (
    t.sauces.map(({ look }, k) => puddle(t, look.colour, 64 - k * 18, 58 - k * 16, [k * 8, k * 6])).join('') +
    others.map(({ look }) => puddle(t, look.colour, 40, 34, [-8, 10])).join('') +
    around(t, [...t.sides, ...t.mains], 50, 0.6) +
    parcelsOf(t, base) +
    garnish(t, 46)
  )
}

function parcelsOf(t: Serving, { look }: Parameters<typeof heap>[1]): string {
  const { colour } = look
  const some = (count: number): Point[] => scatter(t.rnd, countOf(t, count, Math.ceil(count * 0.6)), 50)
  switch (look.shape) {
    case 'round':
    case 'dough':
    case 'bread': {
      const places = ring(t.rnd, 5, 36)
      return beads(places, 21, colour, 3) + marks(upright(places), GLEAM, 0.8, light(colour, 0.6), 2.6)
    }
    case 'sheet': {
      const places = some(8)
      const edge = ` stroke="${dark(colour, 0.14)}" stroke-width="1.5"`
      const d = stamp(places, SQUARE, 1.9)
      return (
        path(d, INK, shadow(2)) +
        path(d, colour) +
        path(stamp(places, SQUARE, 1.15), light(colour, 0.3), edge)
      )
    }
    case 'parcel': {
      const places = some(8)
      return lying(places, FOLDED, 1.6, colour, 2.6) + marks(places, CRIMP, 1.65, dark(colour, 0.16), 1.8)
    }
    default: {
      const places = some(15)
      return (
        lying(places, OVAL, 0.95, colour) +
        flat(places.slice(0, 5), OVAL, 0.6, light(colour, 0.2)) +
        marks(places, RIDGES, 1, dark(colour, 0.14), 1.8)
      )
    }
  }
}

/** Rice rolled in a sheet of seaweed, and cut. */
export const maki: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const foods = [...t.mains, ...t.sides, ...others]
  const wrap = foods.find((food) => food.look.shape === 'sheet' || food.look.shape === 'leaf')
  const fillings = foods.filter((food) => food !== wrap)
  const places = [0, 1, 2, 3, 4, 5].map((k): Point => [(k % 3) * 50 - 50, k < 3 ? -25 : 25, t.rnd() * 6])
  const inside = (k: number): Point[] =>
    places.map(([x, y, turn = 0]) => {
      const [dx, dy] = polar(fillings.length > 1 ? 6 : 0, turn + (k * 6.283) / fillings.length)
      return [x + dx, y + dy]
    })
  return (
    beads(places, 23, wrap?.look.colour ?? dark(colour, 0.14), 4) +
    places.map(([x, y]) => circle(x, y, 19.5, colour)).join('') +
    marks(places, RICE, 1, dark(colour, 0.14), 3) +
    fillings.map(({ look }, k) => beads(inside(k), fillings.length > 1 ? 5 : 8, look.colour, 0.6)).join('') +
    t.sauces.map((food) => heap(t, food, [80, 44], 8, isPiece(food, 'dollops') ? 0.7 : 1)).join('') +
    garnish(t, 40)
  )
}

const RICE = outline('M-12-4L-10 2M10-8L12-3M-3 14L3 13M4-15L8-13')
