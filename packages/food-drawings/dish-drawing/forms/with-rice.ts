import { dark, light } from '../../cut-paper/colour.ts'
import { cut } from '../../cut-paper/paper.ts'
import { type Point, polar } from '../../cut-paper/points.ts'
import { after, xy } from '../food-paper.ts'
import { ground, pool } from '../grounds.ts'
import { garnish, isPiece, mixed } from '../lay.ts'
import { isWet, saucesOver } from '../sauces.ts'
import { countOf, lyingIn } from '../serving.ts'
import { grains } from '../strokes.ts'
import type { DrawForm } from './form.ts'
import { stew } from './soups.ts'

/** Rice on one side, the rest in its sauce on the other. */
export const onRice: DrawForm = (t) => {
  const [base, ...others] = t.bases
  const pieces = [...t.sides, ...t.mains]
  const wet = t.sauces.find(isWet) ?? others[0] ?? t.sauces[0]
  const [first] = [...t.mains, ...t.sides]
  if (!base || !(wet ?? first)) return undefined
  const colour = wet?.look.colour ?? dark(first?.look.colour ?? '', 0.12)
  const turn = t.rnd() * 0.5
  const middle = polar(34, 2.9 + turn)
  const beside = polar(36, 5.9 + turn)
  const inSauce = lyingIn(t, colour)
  return (
    pool(t, colour) +
    cut(half(turn), base.look.colour, 3) +
    grains(t.rnd, dark(base.look.colour, 0.1), countOf(t, 24), 32, ...xAndY(middle)) +
    grains(t.rnd, light(base.look.colour, 0.5), countOf(t, 10), 30, ...xAndY(middle)) +
    others
      .filter((food) => food !== wet)
      .map(({ look }) => grains(t.rnd, look.colour, countOf(t, 12), 30, ...xAndY(middle), 5))
      .join('') +
    mixed(inSauce, pieces, 34, { scale: 0.84, share: pieces.length > 2 ? 0.7 : 0.9, at: beside }) +
    saucesOver(
      inSauce,
      [beside[0] - 8, beside[1] + 20],
      0.75,
      t.sauces.filter((food) => food !== wet),
    ) +
    garnish(inSauce, 30, [beside[0] * 0.7, beside[1] * 0.7])
  )
}

/** A curry stands beside its rice, or fills the bowl alone. */
export const curry: DrawForm = (t) => (t.bases.some((food) => isPiece(food, 'grains')) ? onRice(t) : stew(t))

/** Everything fried with the rice. */
export const friedRice: DrawForm = (t) => {
  const [base, ...others] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  return (
    ground(t, colour, dark(colour, 0.12), 70) +
    grains(t.rnd, dark(colour, 0.12), countOf(t, 40), 64) +
    grains(t.rnd, light(colour, 0.5), countOf(t, 24), 62) +
    others.map(({ look }) => grains(t.rnd, look.colour, countOf(t, 18), 58, 0, 0, 5)).join('') +
    mixed(t, t.sides, 54, { scale: 0.82, share: 0.9 }) +
    mixed(t, t.mains, 34) +
    saucesOver(t, [20, 20], 0.8) +
    garnish(t, 44)
  )
}

const xAndY = ([x, y]: Point): [number, number] => [x, y]

function half(turn: number): string {
  const rim = (angle: number) => xy(polar(74, angle + turn))
  const inner = (r: number, angle: number) => xy(polar(r, angle + turn))
  return `M${rim(1.75)}A74 74 0 0 1${after(rim(4.3))}Q${inner(4, 5)}${after(inner(20, 0.6))}Q${inner(16, 1.3)}${after(rim(1.75))}Z`
}
