import { dark, light, luma, mix } from '../../cut-paper/colour.ts'
import { type Point, times } from '../../cut-paper/points.ts'
import { after, line } from '../food-paper.ts'
import { pool } from '../grounds.ts'
import { garnish, heap, isPiece, mixed } from '../lay.ts'
import { CURL, WAVE } from '../outlines.ts'
import { scatter } from '../places.ts'
import { saucesOver, saucesStirred } from '../sauces.ts'
import { countOf, lyingIn } from '../serving.ts'
import { stamp } from '../stamp.ts'
import { bubbles, grains, marks, swirl } from '../strokes.ts'
import type { DrawForm } from './form.ts'

/** A smooth soup, and what stands in it. */
export const soup: DrawForm = (t) => {
  const [base = t.sauces[0], ...others] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const wet = lyingIn(t, colour)
  const swirls = others.length > 0 ? others.map((other) => other.look.colour) : [colour]
  return (
    pool(t, colour) +
    swirls
      .map((other, k) => swirl(t.rnd, stirred(colour, other), 4 - k * 14, 4 - k * 8, 1.12 - k * 0.3, 4.6))
      .join('') +
    saucesStirred(
      wet,
      [-12, 6],
      0.95,
      t.sauces.filter((food) => food !== base),
    ) +
    [...t.sides, ...t.mains]
      .map((food, k) => heap(wet, food, k % 2 ? [-22, -20] : [16, 12], 20, 0.85, 0.7))
      .join('') +
    garnish(wet, 32, [8, -4])
  )
}

/** A clear broth. */
export const clear: DrawForm = (t) => {
  const [base = t.sauces[0], ...others] = t.bases
  if (!base) return undefined
  const inside = light(base.look.colour, 0.14)
  const wet = lyingIn(t, inside)
  const starch = [...others, ...t.sides].filter((food) => isPiece(food, 'noodles', 'grains'))
  const swimming = [...t.mains, ...t.sides, ...others].filter((food) => !starch.includes(food))
  return (
    pool(t, base.look.colour) +
    pool(t, inside, 60) +
    starch
      .map((food) =>
        isPiece(food, 'grains')
          ? grains(t.rnd, light(food.look.colour, 0.3), countOf(t, 34), 54)
          : marks(scatter(t.rnd, countOf(t, 15), 50), WAVE, 1.1, food.look.colour, 4),
      )
      .join('') +
    mixed(wet, swimming, 50, { scale: 0.8 }) +
    bubbles(scatter(t.rnd, 5, 58), light(base.look.colour, 0.45)) +
    saucesOver(
      wet,
      [-14, 6],
      0.8,
      t.sauces.filter((food) => food !== base),
    ) +
    garnish(wet, 40)
  )
}

/** Pieces in a thick sauce. */
export const stew: DrawForm = (t) => {
  const lead = t.bases[0] ?? t.sauces[0]
  const pieces = [...t.sides, ...t.mains]
  const [first] = [...t.mains, ...t.sides]
  if (!lead && !first) return undefined
  const colour = lead?.look.colour ?? dark(first?.look.colour ?? '', 0.22)
  const wet = lyingIn(t, colour)
  const isGrain = lead && isPiece(lead, 'grains')
  return (
    pool(t, colour) +
    (isGrain
      ? grains(t.rnd, dark(colour, 0.12), countOf(t, 34), 62) +
        grains(t.rnd, light(colour, 0.2), countOf(t, 16), 60)
      : '') +
    t.bases
      .slice(1)
      .map(({ look }) => grains(t.rnd, look.colour, countOf(t, 14), 60, 0, 0, 5))
      .join('') +
    mixed(wet, pieces, 52, { scale: 0.95, share: pieces.length > 3 ? 0.8 : 1.1, at: [0, 2] }) +
    line(stamp(scatter(t.rnd, 4, 46), CURL, 0.9), light(colour, 0.3), 2.4) +
    saucesOver(
      wet,
      [-14, -10],
      0.9,
      t.sauces.filter((food) => food !== lead),
    ) +
    garnish(wet, 44)
  )
}

/** The stock itself, in its pot. */
export const stock: DrawForm = (t) => {
  const [base = t.sauces[0], ...others] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const wet = lyingIn(t, colour)
  return (
    pool(t, colour, 73) +
    bubbles(scatter(t.rnd, 7, 54), light(colour, 0.45)) +
    others.map(({ look }, k) => swirl(t.rnd, mix(colour, look.colour, 0.6), k * 9, 4, 1, 4)).join('') +
    mixed(wet, [...t.sides, ...t.mains], 44, { scale: 0.9, share: 0.8 }) +
    saucesStirred(
      wet,
      [-10, 8],
      0.8,
      t.sauces.filter((food) => food !== base),
    ) +
    garnish(wet, 40)
  )
}

/** Noodles in broth, with everything else in heaps on its upper half. */
export const ramen: DrawForm = (t) => {
  const [base = t.sauces[0]] = t.bases
  const starch = [...t.bases, ...t.sides, ...t.mains].filter(
    (food) => food !== base && isPiece(food, 'noodles'),
  )
  if (!base || starch.length === 0) return undefined
  const heaps = [...t.mains, ...t.sides, ...t.bases.slice(1)].filter((food) => !starch.includes(food))
  const wet = lyingIn(t, base.look.colour)
  const strands = times(9, (k) => {
    const y = -6 + k * 7.4
    const half = Math.round(Math.sqrt(Math.max(0, 66 * 66 - y * y)))
    return `M${-half}${after(Math.round(y))}Q${Math.round(-half / 2)}${after(Math.round(y - 9))} 0${after(Math.round(y))}T${Math.round(half * 0.94)}${after(Math.round(y + 2))}`
  })
  const ofKind = (kind: number) => strands.filter((_, k) => k % starch.length === kind).join('')
  return (
    pool(t, base.look.colour) +
    starch
      .map(
        ({ look }, kind) =>
          line(ofKind(kind), dark(look.colour, 0.14), 6.4) + line(ofKind(kind), look.colour, 4.6),
      )
      .join('') +
    heaps
      .map((food, k) =>
        heap(wet, food, inArc(k, heaps.length), 20, isPiece(food, 'cubes', 'chunks') ? 0.74 : 0.95),
      )
      .join('') +
    saucesOver(
      wet,
      [18, 22],
      0.7,
      t.sauces.filter((food) => food !== base),
    ) +
    garnish(wet, 30, [0, 14])
  )
}

const inArc = (k: number, count: number): Point => {
  const angle = -2.9 + (k + 0.5) * (3.4 / count)
  return [Math.cos(angle) * 40, Math.sin(angle) * 40 + 6]
}

/** Two foods of a smooth soup show where a spoon went through. */
const stirred = (soup: string, other: string) =>
  soup !== other && Math.abs(luma(other) - luma(soup)) > 24
    ? mix(soup, other, 0.55)
    : light(mix(soup, other, 0.3), 0.16)
