import { dark, light, mix } from '../../cut-paper/colour.ts'
import { cut } from '../../cut-paper/paper.ts'
import type { Point } from '../../cut-paper/points.ts'
import { dots, group, line, xy } from '../food-paper.ts'
import { bed } from '../grounds.ts'
import { around, garnish, isPiece, lay, mixed } from '../lay.ts'
import { everyOther, grid, ring, scatter } from '../places.ts'
import { saucesOver, saucesUnder, thickSauces } from '../sauces.ts'
import { countOf } from '../serving.ts'
import { outline, stamp } from '../stamp.ts'
import { beads, strand } from '../strokes.ts'
import type { DrawForm } from './form.ts'

const CHIP = outline('M-24-1L24 1')

/** Chips of potato, or of what else is cut that way. */
export const chips: DrawForm = (t) => {
  const [main, ...mains] = t.mains
  if (!main) return undefined
  const { colour } = main.look
  const places = scatter(t.rnd, countOf(t, 22, 15), 46)
  return (
    bed(t, [0, 4], 62) +
    strand(stamp(places, CHIP), dark(colour, 0.1), 9.5, 2.6) +
    line(stamp(places, CHIP), colour, 8) +
    line(stamp(everyOther(places), CHIP), light(colour, 0.3), 7) +
    around(t, [...t.sides, ...mains], 50) +
    saucesOver(t, [42, 38], 0.8) +
    garnish(t, 48)
  )
}

/** Whole potatoes and other roots, boiled or baked. */
export const jacket: DrawForm = (t) => {
  const [main, ...mains] = t.mains
  if (!main) return undefined
  const whole = isPiece(main, 'coins', 'chunks') ? { ...main, cut: 'whole' as const } : main
  return (
    bed(t, [0, 4], 62) +
    saucesUnder(t, 58, 50) +
    lay(t, whole, scatter(t.rnd, 7, 48), 1.12) +
    mixed(t, [...t.sides, ...mains], 36, { scale: 0.85, share: 0.8 }) +
    thickSauces(t, [0, 0], 0.9) +
    garnish(t, 44)
  )
}

/** Three cobs of corn. */
export const cob: DrawForm = (t) => {
  const [main, ...mains] = t.mains
  if (!main) return undefined
  const { colour } = main.look
  const one = (k: number) =>
    group(
      0,
      -38 + k * 38,
      (k - 1) * 5,
      cut('M-64-13Q0-20 58-10Q68 0 58 10Q0 20-64 13Q-70 0-64-13Z', dark(colour, 0.12), 4) +
        dots(grid(12, 3, 9.4), 4, colour) +
        dots(grid(6, 2, 18.8), 2, light(colour, 0.45)),
    )
  return (
    bed(t, [0, 4], 62) +
    [0, 1, 2].map(one).join('') +
    mixed(t, [...t.sides, ...mains], 44, { scale: 0.7, share: 0.8 }) +
    saucesOver(t, [0, 6], 0.7) +
    garnish(t, 44)
  )
}

/** Something thin, rolled around something else. */
export const rolls: DrawForm = (t) => {
  const [main = t.bases[0], ...mains] = t.mains
  if (!main) return undefined
  const fillings = [...mains, ...t.bases.filter((food) => food !== main), ...t.sides]
  const { colour, inner } = main.look
  const places: Point[] = [...ring(t.rnd, 6, 42), [0, 0, 0]]
  const filling = fillings[0]?.look.colour ?? light(colour, 0.3)
  const turns = places.map((place) => `M${xy(place)}q5-6 9 2q1 10-9 10q-12 0-12-12q1-14 15-14q12 1 14 14`)
  return (
    saucesUnder(t, 62, 56) +
    beads(places, 21, colour, 3.4) +
    dots(places, 18, filling) +
    line(turns.join(''), inner && fillings.length > 0 ? mix(colour, inner, 0.3) : dark(colour, 0.12), 3.4) +
    fillings
      .slice(1)
      .map(({ look }, k) =>
        dots(
          places.map(([x, y]): Point => [x + k * 6 - 3, y + 3]),
          3.4,
          look.colour,
        ),
      )
      .join('') +
    thickSauces(t, [0, 0], 0.7) +
    garnish(t, 46)
  )
}
