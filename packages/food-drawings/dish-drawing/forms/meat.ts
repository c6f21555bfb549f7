import type { DishFood } from '../../dish/dish.ts'
import { dark, light } from '../../cut-paper/colour.ts'
import { cut, path } from '../../cut-paper/paper.ts'
import type { Point } from '../../cut-paper/points.ts'
import { after, group, line } from '../food-paper.ts'
import { bed, mashOf, puddle } from '../grounds.ts'
import { around, garnish, heap, isPiece, lay, mixed } from '../lay.ts'
import { STEAK } from '../outlines.ts'
import { scatter } from '../places.ts'
import { isWet, saucesOver, saucesUnder, thickSauces } from '../sauces.ts'
import { countOf, lyingIn, type Serving } from '../serving.ts'
import { outline } from '../stamp.ts'
import { brown, flat, lying, marks, strand } from '../strokes.ts'
import type { DrawForm } from './form.ts'

/** Bones are drawn only where a cut says that something is whole. */
export const BONE = '#F3E6CC'

/** Everything around the piece of meat that a plate is about. */
function plated(
  t: Serving,
  piece: (main: DishFood) => string,
  sauceAt: Point = [40, 34],
): string | undefined {
  const [main, ...mains] = t.mains
  if (!main) return undefined
  const sides = [...t.sides, ...mains]
  return (
    bed(t, [4, 8], 60) +
    saucesUnder(t, 60, 52, [0, 6]) +
    around(t, sides, 50, 1.6, 2.6) +
    piece(main) +
    thickSauces(t, sauceAt, 0.7) +
    garnish(t, 30, [4, 0])
  )
}

/** Shredded, minced or diced meat has no one piece: it lies loose on what is under it. */
const isLoose = (food: DishFood | undefined) =>
  food !== undefined && isPiece(food, 'shreds', 'crumbs', 'cubes', 'strips')

function loose(t: Serving): string {
  const floor = (t.sauces.find(isWet) ?? t.bases[0])?.look.colour
  return (
    bed(t, [-4, 6], 64) +
    saucesUnder(t, 60, 54) +
    mixed(lyingIn(t, floor), t.mains, 36, { scale: 1.2, share: 1.6 }) +
    mixed(t, t.sides, 46, { scale: 0.85, share: 0.7 }) +
    thickSauces(t, [-30, 26], 0.8) +
    garnish(t, 40)
  )
}

const GRAIN = outline('M-3-16Q1-8-2 0M3 6Q1 12 2 17')

/** A steak or roast in slices; the inside is as pink as the look says. */
export const meat: DrawForm = (t) => {
  if (isLoose(t.mains[0])) return loose(t)
  return plated(t, ({ look: { colour, inner } }) => {
    const cuts = [0, 1, 2, 3, 4].map((k): Point => [
      -40 + k * 20,
      (k - 2) * 3 + (k % 2) * 3,
      (t.rnd() - 0.5) * 0.24,
    ])
    const heart = inner ?? light(colour, 0.36)
    const slices = cuts.map(
      (at) => lying([at], STEAK, 1.06, dark(colour, 0.14), 3) + flat([at], STEAK, 0.84, heart),
    )
    const grain = marks(cuts, GRAIN, 1, light(heart, 0.3), 2.6)
    return group(0, t.sides.length > 0 ? -10 : 0, -14 + t.rnd() * 22, slices.join('') + grain)
  })
}

/** The breast of a bird, sliced. */
export const breast: DrawForm = (t) => {
  if (isLoose(t.mains[0])) return loose(t)
  return plated(t, ({ look: { colour } }) => {
    const slices = [0, 1, 2, 3, 4].map((k) => {
      const [x, y] = [-36 + k * 18, -19 + (k - 2) * 3]
      const d = `l${9 - k * 2}${after(30 + (k % 2) * 3)}`
      const skin = line(`M${x - 9}${after(y)}${d}`, brown(colour, 0.3), 3)
      return strand(`M${x}${after(y)}${d}`, light(colour, k % 2 ? 0.46 : 0.32), 24, 2.6) + skin
    })
    return group(0, -6, -12 + t.rnd() * 20, slices.join(''))
  })
}

const CHOP = 'M-34-20Q-8-38 22-24Q42-8 30 14Q10 32-20 24Q-44 14-40-4Q-40-14-34-20Z'

export const chops: DrawForm = (t) =>
  plated(t, ({ look: { colour }, cut: how }) => {
    const one = (x: number, y: number, turn: number) =>
      group(
        x,
        y,
        turn,
        cut(CHOP, brown(colour, 0.3), 4) +
          (how === 'whole' ? strand('M26-16Q44-30 54-42', BONE, 7) : '') +
          line('M-34-10Q-10-28 18-18', light(colour, 0.4), 4) +
          line('M-22 8L-6-8M-4 12L12-4M10 14L22 2', dark(colour, 0.3), 3),
      )
    return one(-18, -6, -6) + one(24, 10, 22)
  })

/** A joint with three slices carved off. */
export const roastJoint: DrawForm = (t) => {
  const [main, ...mains] = t.mains
  if (!main) return undefined
  const { colour, inner } = main.look
  const heart = inner ?? light(colour, 0.3)
  const slice = (k: number) =>
    group(
      24 + k * 22,
      -4 + k * 9,
      8 * k,
      cut('M-24-4Q-22-30 4-30Q28-28 26 0Q24 28-2 29Q-24 26-24-4Z', brown(colour, 0.3), 3) +
        path('M-19-3Q-17-24 4-25Q23-23 21 0Q19 23-2 24Q-19 22-19-3Z', heart) +
        line('M-8-12Q2-16 10-10M-10 4Q2-2 12 6', light(heart, 0.35), 2),
    )
  return (
    t.bases.map(({ look }) => mashOf(t, look.colour, [-40, 40], 34)).join('') +
    t.sauces
      .filter(isWet)
      .map(({ look }) => puddle(t, look.colour, 70, 40, [20, 14]))
      .join('') +
    [...t.sides, ...mains]
      .map((food, k, all) => heap(t, food, [-62 + ((k + 0.5) * 124) / all.length, 46], 15, 0.9, 0.7))
      .join('') +
    cut('M-84-8Q-82-40-40-42Q-4-42 2-10Q4 24-34 32Q-78 32-84-8Z', brown(colour, 0.25), 6) +
    line('M-70-14Q-62-32-36-34M-60 6L-44-26M-36 16L-18-22', dark(colour, 0.2), 3) +
    line('M-74-4Q-72-24-54-32', light(colour, 0.35), 4) +
    [0, 1, 2].map(slice).join('') +
    thickSauces(t, [60, -40], 0.8) +
    garnish(t, 40, [-30, 0])
  )
}

/** Ribs, their bones at both ends. */
export const ribs: DrawForm = (t) => {
  const [main, ...mains] = t.mains
  if (!main) return undefined
  const colour = brown(main.look.colour, 0.3)
  const glaze = t.sauces.find(isWet)
  const rack = [0, 1, 2, 3, 4, 5].map((k) => {
    const x = -62 + k * 25
    return (
      strand(`M${x}-48V48`, BONE, 8) +
      cut(
        `M${x - 12}-34Q${x}-42${after(x + 11)}-34Q${x + 14} 0${after(x + 11)} 34Q${x} 42${after(x - 12)} 34Q${x - 15} 0${after(x - 12)}-34Z`,
        colour,
        3,
      )
    )
  })
  return (
    bed(t, [0, 30], 56) +
    group(
      0,
      0,
      -8,
      rack.join('') + line('M-68-24Q0-34 60-24', glaze?.look.colour ?? light(colour, 0.35), 4),
    ) +
    around(t, [...t.sides, ...mains], 62, 1.5, 2) +
    saucesOver(
      t,
      [46, 40],
      0.8,
      t.sauces.filter((food) => food !== glaze),
    ) +
    garnish(t, 40)
  )
}

export const sausages: DrawForm = (t) => {
  const [main, ...mains] = t.mains
  if (!main) return undefined
  const { colour } = main.look
  return (
    bed(t, [0, 6], 62) +
    saucesUnder(t, 60, 54) +
    around(t, [...t.sides, ...mains], 54, 1.6, 2.6) +
    strand('M-50-26Q0-44 50-24M-52 2Q0-16 52 4M-46 32Q0 16 46 32', colour, 21, 3.4) +
    line('M-46-31Q0-49 46-29M-48-3Q0-21 48-1M-42 27Q0 11 42 27', light(colour, 0.35), 4) +
    line('M-24-40l6 14M6-42l4 14M-22-12l6 14M8-14l4 14M-18 18l6 14M12 17l4 13', dark(colour, 0.3), 2.4) +
    thickSauces(t, [44, 42], 0.7) +
    garnish(t, 44)
  )
}

/** Pieces of tofu, meat or fish on their bed. */
export const cubes: DrawForm = (t) => {
  const [main, ...mains] = t.mains
  if (!main) return undefined
  const floor = (t.sauces.find(isWet) ?? t.bases[0])?.look.colour
  return (
    bed(t, [-4, 6], 64) +
    saucesUnder(t, 56, 50) +
    lay(lyingIn(t, floor), { ...main, cut: 'diced' }, scatter(t.rnd, countOf(t, 8, 5), 34, 4, -8), 1.15) +
    around(t, [...t.sides, ...mains], 46, 1.8, 2.6, 1) +
    thickSauces(t, [-34, -24], 0.7) +
    garnish(t, 42)
  )
}

export const stirFry: DrawForm = (t) => {
  if (t.mains.length + t.sides.length === 0) return undefined
  const wet = lyingIn(t, t.sauces.find(isWet)?.look.colour)
  return (
    bed(t, [-6, 6], 66) +
    saucesUnder(t, 56, 50) +
    mixed(wet, t.sides, 46) +
    mixed(wet, t.mains, 40, { scale: 1.05, share: 1.2 }) +
    thickSauces(t, [30, -30], 0.7) +
    garnish(t, 44)
  )
}
