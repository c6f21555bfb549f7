import type { DishFood } from '../../dish/dish.ts'
import { dark, light } from '../../cut-paper/colour.ts'
import { path } from '../../cut-paper/paper.ts'
import type { Point } from '../../cut-paper/points.ts'
import { after, blob, dots, line } from '../food-paper.ts'
import { around, garnish, lay } from '../lay.ts'
import { FLAKE } from '../outlines.ts'
import { isMelted, isWet, saucesUnder, thickSauces } from '../sauces.ts'
import type { Serving } from '../serving.ts'
import { outline } from '../stamp.ts'
import { brown, flat, marks, strand } from '../strokes.ts'
import type { DrawForm } from './form.ts'

const VEINS = outline('M-16 0L16 0M-8 0L-13-6M2 0L-3-6M12 0L7-6')

/** Rolls that are not cut: spring rolls, vine leaves, burritos. Of the filling one sees at most the ends. */
export const closedRolls: DrawForm = (t) => {
  const [main = t.mains[0], ...others] = t.bases
  if (!main) return undefined
  const isLarge = main.look.shape === 'flat'
  const places = (isLarge ? [-40, 2, 44] : [-46, -23, 0, 23, 46]).map((y, k): Point => [k % 2 ? 5 : -5, y])
  const inside = [...t.mains.filter((food) => food !== main), ...t.sides, ...others]
  const filling = inside.find(({ role, cut }) => role === 'main' && cut === 'ground')
  const beside = inside.filter((food) => food !== filling)
  const over = isLarge ? t.sauces.filter(isWet) : []
  return (
    (over.length > 0 ? '' : saucesUnder(t, 66, 60)) +
    (isLarge ? rollsOf(main, places, 36, 46) : rollsOf(main, places, 19, 34, filling)) +
    over.map((sauce) => pouredOver(t, sauce)).join('') +
    t.sauces
      .filter(isMelted)
      .map((cheese) => lay(t, cheese, pairsAt(places, 11, 0)))
      .join('') +
    around(t, beside, 58, 1.5, 2.4, 0.8) +
    thickSauces({ ...t, sauces: t.sauces.filter((food) => !isMelted(food)) }, [52, 50], 0.7) +
    garnish(t, 44)
  )
}

/** Rolls so thick, and so long to each side, with what shows at their ends. */
function rollsOf(
  { look }: DishFood,
  places: readonly Point[],
  thick: number,
  long: number,
  filling?: DishFood,
) {
  const { colour, shape } = look
  let bodies = ''
  let seams = ''
  let glints = ''
  places.forEach(([x, y], k) => {
    const [left, right, tilt] = [x - long, x + long, (k % 3) * 2 - 6]
    bodies += `M${left}${after(y - tilt)}L${right}${after(y + tilt)}`
    seams += `M${left}${after(y + 4)}Q${x}${after(y - 4)} ${right}${after(y + 5)}`
    glints += `M${left}${after(Math.round(y - thick / 4))}h${long}`
  })
  return (
    strand(bodies, colour, thick, 3.4) +
    line(seams, dark(colour, 0.16), 2) +
    line(glints, light(colour, 0.3), 3) +
    (shape === 'leaf' ? marks(places, VEINS, 1, light(colour, 0.24), 1.6) : '') +
    (shape === 'flat' ? flat(pairsAt(places, 22, 5), FLAKE, 0.7, brown(colour, 0.4)) : '') +
    (filling ? dots(pairsAt(places, long + 4, 2), thick / 3, filling.look.colour) : '')
  )
}

const pouredOver = (t: Serving, { look: { colour } }: DishFood) =>
  path(blob(t.rnd, 44, 66, 11, 0.14), colour) + line('M-20-44q-12 34-2 76', light(colour, 0.3), 4)

/** Two places so far to the left and right of each, one a little lower. */
const pairsAt = (places: readonly Point[], far: number, lower: number) =>
  places.flatMap(([x, y]): Point[] => [
    [x - far, y + lower, 1],
    [x + far, y - lower, 2],
  ])
