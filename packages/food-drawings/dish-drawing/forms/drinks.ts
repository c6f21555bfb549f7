import { dark, light, mix } from '../../cut-paper/colour.ts'
import { path } from '../../cut-paper/paper.ts'
import { circle, coin, dots, group, line } from '../food-paper.ts'
import { pool } from '../grounds.ts'
import { garnish, heap, isPiece, lay, mixed } from '../lay.ts'
import { FLAKE } from '../outlines.ts'
import { scatter } from '../places.ts'
import { saucesOver, saucesStirred } from '../sauces.ts'
import { countOf, lyingIn } from '../serving.ts'
import { flat, swirl } from '../strokes.ts'
import type { DrawForm } from './form.ts'

const GLASS = '#E8EDE6'

/** Two glasses; what floats lies on the first. */
export const glass: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const stirredIn = () =>
    others.length > 0
      ? others
          .map(({ look }, k) =>
            swirl(t.rnd, mix(colour, look.colour, 0.6), 2 + k * 8, 4 - k * 10, 0.75 - k * 0.15, 4.5),
          )
          .join('')
      : dots(scatter(t.rnd, 6, 30), 2.6, light(colour, 0.35))
  const one = (x: number, y: number, scale: number) =>
    group(
      x,
      y,
      0,
      coin(0, 0, 56, GLASS, 8) +
        circle(0, 0, 50, dark(colour, 0.08)) +
        circle(0, 1.5, 47, colour) +
        line('M-38-14A40 40 0 0 1-10-38', light(colour, 0.6), 4) +
        stirredIn(),
      scale,
    )
  const wet = lyingIn(t, colour)
  return (
    one(-38, -22, 0.98) +
    one(46, 30, 0.92) +
    [...t.mains, ...t.sides].map((food, k) => heap(wet, food, [-38, -20 + k * 8], 18, 0.8, 0.5)).join('') +
    t.sauces
      .map((food, k) =>
        isPiece(food, 'drizzle')
          ? swirl(t.rnd, food.look.colour, -38, -22, 0.7)
          : heap(wet, food, [-38 + k * 12, -22], 10, 0.9),
      )
      .join('') +
    [...t.herbs, ...t.scattered].map((food) => heap(wet, food, [-34, -24], 16, 0.7, 0.6)).join('')
  )
}

/** What a jar holds: pieces in their brine, or something smooth. */
export const jar: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const isSmooth = base.cut === 'smooth' || isPiece(base, 'drizzle', 'dollops')
  const brine = mix(colour, '#E9E6C4', 0.6)
  const wet = lyingIn(t, isSmooth ? colour : brine)
  return (
    (isSmooth
      ? circle(0, 0, 76, dark(colour, 0.1)) +
        circle(0, 2, 73, colour) +
        flat(scatter(t.rnd, 8, 54), FLAKE, 1.5, light(colour, 0.14))
      : circle(0, 0, 76, brine) + lay(wet, base, scatter(t.rnd, countOf(t, 9, 5), 56), 1.4)) +
    mixed(wet, [...others, ...t.mains, ...t.sides], 50, { scale: 1.1, share: 0.7 }) +
    saucesStirred(wet, [0, 0], 0.9) +
    garnish(wet, 42)
  )
}

const LIP = 'M-66-20L-100 1L-66 26Z'

/** Dressings, gravies and sauces, with the lip of the jug full. */
export const jug: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const wet = lyingIn(t, colour)
  return (
    (t.vessel === 'jug' ? path(LIP, colour) : '') +
    pool(t, colour) +
    (others.length > 0
      ? others
          .map(({ look }, k) => swirl(t.rnd, mix(colour, look.colour, 0.6), 4 + k * 8, 4, 1.1, 4.5))
          .join('')
      : swirl(t.rnd, light(colour, 0.2), 4, 4, 1.1, 4.5)) +
    mixed(wet, [...t.sides, ...t.mains], 40, { scale: 1.1, share: 0.7 }) +
    saucesOver(wet, [0, 0], 1) +
    garnish(wet, 42)
  )
}
