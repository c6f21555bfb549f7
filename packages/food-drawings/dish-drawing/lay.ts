import type { DishFood } from '../dish/dish.ts'
import { channelAt, dark, light, luma } from '../cut-paper/colour.ts'
import { type Point, polar, times } from '../cut-paper/points.ts'
import { pieceOf } from './pieces/piece-of.ts'
import { type PieceName, PIECES } from './pieces/pieces.ts'
import { scatter } from './places.ts'
import { countOf, type Serving, spread } from './serving.ts'

/** So few of them lie on a plate that none may be missing. */
const FEW: readonly PieceName[] = ['dollops', 'citrus', 'friedEggs', 'poachedEggs', 'breads', 'flatbreads']
/** Colours nearer to each other than this look alike. */
const ALIKE = 46

export const sizeOf = (food: DishFood) => PIECES[pieceOf(food)].size
export const manyOf = (food: DishFood) => PIECES[pieceOf(food)].many
export const isPiece = (food: DishFood, ...names: PieceName[]) => names.includes(pieceOf(food))

/** Draws a food in its own cut at these places. */
export function lay(t: Serving, food: DishFood, places: readonly Point[], scale = 1): string {
  const piece = PIECES[pieceOf(food)]
  const look = { ...food.look, colour: seenOn(t.floor, food.look.colour) }
  return piece.draw(spread(t, places), look, piece.size * scale, t.rnd)
}

/** Draws “some” of a food around a point: as many pieces as suit it and the room. */
export function heap(t: Serving, food: DishFood, at: Point, radius: number, scale = 1, share = 1): string {
  const few = isPiece(food, ...FEW)
  const count = few ? Math.max(1, Math.round(manyOf(food) * share)) : countOf(t, manyOf(food) * share, 2)
  return lay(t, food, scatter(t.rnd, count, count === 1 ? 1 : radius, at[0], at[1]), scale)
}

/** Small heaps around the rim of the well, in the middle of `span` radians around the angle `from`. */
export function around(
  t: Serving,
  foods: readonly DishFood[],
  radius = 46,
  from = 0.5,
  span = 2.4,
  scale = 0.9,
) {
  return foods
    .map((food, k) => {
      const part = foods.length > 1 ? k / (foods.length - 1) - 0.5 : 0
      return heap(t, food, polar(radius, from + part * span), 17, scale, 0.75)
    })
    .join('')
}

type Mix = { scale?: number; share?: number; at?: Point }

/** Everything well mixed: one scatter for all foods, dealt out so that none hides another. */
export function mixed(t: Serving, foods: readonly DishFood[], radius: number, mix: Mix = {}): string {
  const { scale = 1, share = 1, at = [0, 0] } = mix
  const dealt = foods.flatMap((food, owner) => {
    const count = isPiece(food, ...FEW) ? manyOf(food) : countOf(t, manyOf(food) * share, 2)
    return times(count, (k) => ({ owner, order: (k + 0.5) / count }))
  })
  dealt.sort((a, b) => a.order - b.order || a.owner - b.owner)
  const places = foods.map((): Point[] => [])
  scatter(t.rnd, dealt.length, radius, at[0], at[1]).forEach((place, k) => {
    places[dealt[k]?.owner ?? 0]?.push(place)
  })
  return foods.map((food, owner) => lay(t, food, places[owner] ?? [], scale)).join('')
}

/** What is scattered, then herbs: last of all. */
export function garnish(t: Serving, radius = 44, at: Point = [0, 0]): string {
  const scattered = t.scattered.map((food) => heap(t, food, at, radius, 0.85))
  const herbs = t.herbs.map((food, k) => {
    if (isPiece(food, 'flecks')) return heap(t, food, at, radius)
    const [x, y] = polar(radius * 0.3, 1 + k * 2.6)
    return heap(t, food, [at[0] + x, at[1] + y], radius * 0.42, 0.95)
  })
  return scattered.join('') + herbs.join('')
}

/** Chicken in a sauce of the colour of chicken: the piece takes the light. */
function seenOn(floor: string | undefined, colour: string): string {
  if (!floor || distance(colour, floor) >= ALIKE) return colour
  return luma(floor) > 200 ? dark(colour, 0.14) : light(colour, 0.4)
}

function distance(a: string, b: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => channelAt(a, at) - channelAt(b, at))
  return Math.hypot(red ?? 0, green ?? 0, blue ?? 0)
}
