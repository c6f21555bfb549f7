import type { DishFood } from '../dish/dish.ts'
import { light } from '../cut-paper/colour.ts'
import { type Point, polar } from '../cut-paper/points.ts'
import { after, line } from './food-paper.ts'
import { puddle } from './grounds.ts'
import { heap, isPiece, lay } from './lay.ts'
import { scatter } from './places.ts'
import { countOf, type Serving } from './serving.ts'
import { swirl } from './strokes.ts'

/** So thin that it runs. */
export const isWet = (food: DishFood) => isPiece(food, 'drizzle')
export const isMelted = (food: DishFood) => isPiece(food, 'melts')

/** Thin sauces run out under what lies on them. */
export const saucesUnder = (t: Serving, rx: number, ry: number, at: Point = [0, 0]) =>
  t.sauces
    .filter(isWet)
    .map(({ look: { colour } }, k) => {
      const part = 1 - k * 0.35
      const gleam = `M${Math.round(at[0] - rx * 0.6)}${after(Math.round(at[1] - ry * 0.4))}q${Math.round(rx * 0.2)}${after(Math.round(-ry * 0.3))}${after(Math.round(rx * 0.5))}${after(Math.round(-ry * 0.34))}`
      return puddle(t, colour, rx * part, ry * part, at) + (k ? '' : line(gleam, light(colour, 0.35), 2.6))
    })
    .join('')

/** Thick sauces stand beside each other on the rest. */
export const thickSauces = (t: Serving, at: Point = [0, 0], scale = 0.85) =>
  t.sauces
    .filter((food) => !isWet(food))
    .map((food, k) => sauceAt(t, food, at, k, scale))
    .join('')

/** All sauces over the rest. */
export const saucesOver = (t: Serving, at: Point = [0, 0], scale = 0.85, sauces = t.sauces) =>
  sauces.map((food, k) => sauceAt(t, food, at, k, scale)).join('')

/** All sauces stirred into what fills the vessel; thick ones lie on it. */
export const saucesStirred = (t: Serving, at: Point, size = 0.9, sauces = t.sauces) =>
  sauces
    .map((food, k) =>
      isWet(food) ? swirl(t.rnd, food.look.colour, at[0] * k, at[1] * k, size) : sauceAt(t, food, at, k, 1),
    )
    .join('')

function sauceAt(t: Serving, food: DishFood, [x, y]: Point, k: number, scale: number): string {
  if (isMelted(food)) return lay(t, food, scatter(t.rnd, countOf(t, 5, 2), 40, x * 0.3, y * 0.3), 0.85)
  if (isPiece(food, 'dollops')) {
    const [dx, dy] = k ? polar(34, k * 2.2) : [0, 0]
    return heap(t, food, [x + dx, y + dy], 1, scale)
  }
  if (!isWet(food)) return heap(t, food, [x, y], 36, scale)
  const [dx, dy] = [Math.round(x * 0.3 - 40), Math.round(y * 0.3 - 8 + k * 12)]
  return line(`M${dx}${after(dy)}q16-18 36 0t38 12`, food.look.colour, 4.5)
}
