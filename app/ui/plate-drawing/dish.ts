import { oneOf } from '#domain/one-of.ts'
import type { Vessel } from './crockery.ts'
import { drawBed, drawPile, drawTopping, ROOM } from './food/looks.ts'
import { DISH_BEDS, PIECES, SIDE_BEDS, TOPPINGS } from './foods.ts'
import { group } from './paper.ts'
import type { Random } from './random.ts'
import { type Named, readTitle } from './read-title.ts'
import { toVisibleFoods } from './visible-foods.ts'

/** A food as it is drawn, and its name in the title. A crowded plate can do without what is `spare`. */
export type Layer = { svg: string; name: string; spare: boolean }

/** Crockery is chosen to suit `main`, the colour of most of the food. */
export type Dish = { vessel: Vessel; cutlery: 'spoon' | 'fork' | 'none'; layers: Layer[]; main: string }

const NO_FOOD = '#EEDFB8'
/** A soup of which only what swims in it is known. */
const THIN_SOUP = '#E6CD98'
/** Where pieces lie, and how large: one in the middle, or up to four around it. */
const PLACES: readonly (readonly [x: number, y: number, size: number])[][] = [
  [[0, 2, 1.35]],
  [
    [-27, -13, 0.94],
    [28, 20, 0.84],
  ],
  [
    [-27, -20, 0.8],
    [32, -14, 0.7],
    [2, 35, 0.7],
  ],
  [
    [-29, -25, 0.68],
    [29, -25, 0.6],
    [31, 28, 0.6],
    [-28, 31, 0.6],
  ],
]

/** Lays what the title names, and nothing else. Where it names nothing, the plate or bowl stays empty. */
export function layDish(title: string, category: string, rnd: Random): Dish {
  const named = readTitle(title)
  const seen = toVisibleFoods(named)
  const bed = bedOf(seen)
  const others = seen.filter((food) => food !== bed)
  const isSalad = named.some(({ look }) => look === 'salad')
  const vessel = vesselOf(bedOf(named), category, isSalad)
  return {
    vessel,
    cutlery: cutleryFor(vessel, bedOf(named), isSalad),
    layers: [...layBed(bed, others.length > 0, rnd), ...layOn(bed, others, rnd)],
    main: bed?.colour || others[0]?.colour || NO_FOOD,
  }
}

/** The dish that the rest is a part of, or else the side that the rest lies on. */
const bedOf = (foods: readonly Named[]) =>
  foods.find(({ look }) => oneOf(DISH_BEDS, look)) ?? foods.find(({ look }) => oneOf(SIDE_BEDS, look))

function layBed(bed: Named | undefined, isShared: boolean, rnd: Random): Layer[] {
  const colour = bed?.colour || (bed?.look === 'liquid' && isShared ? THIN_SOUP : '')
  const look = oneOf([...DISH_BEDS, ...SIDE_BEDS], bed?.look)
  if (!bed || !look || !colour) return []
  return [{ svg: drawBed[look](colour, rnd), name: bed.name, spare: false }]
}

function layOn(bed: Named | undefined, others: readonly Named[], rnd: Random): Layer[] {
  const room = bed ? (ROOM[bed.look] ?? 1) : 1
  if (room === 0) return []
  const lying = others.filter(({ look, colour }) => colour && oneOf([...PIECES, ...SIDE_BEDS], look))
  const places = PLACES[Math.min(lying.length, PLACES.length) - 1] ?? []
  const pieces = places.flatMap(([x, y, size], k) => {
    const food = lying[k]
    const look = oneOf([...PIECES, ...SIDE_BEDS], food?.look)
    if (!food || !look) return []
    const pile = drawPile[look](food.colour, rnd)
    const turn = look === 'fish' || look === 'fillets' ? -30 + rnd() * 24 : 0
    return [{ svg: group(x * room, y * room, turn, pile, size * room), name: food.name, spare: k > 0 }]
  })
  const strewn = others.flatMap(({ name, look, colour }) => {
    const topping = oneOf(TOPPINGS, look)
    if (!topping) return []
    return [{ svg: group(0, 0, 0, drawTopping[topping](colour, rnd), room), name, spare: true }]
  })
  return [...pieces, ...strewn]
}

function vesselOf(bed: Named | undefined, category: string, isSalad: boolean): Vessel {
  switch (bed?.look) {
    case 'liquid':
    case 'porridge':
    case 'noodles':
      return 'bowl'
    case 'toast':
      return 'board'
    case 'glass':
      return 'none'
    default:
      return isSalad || category === 'Soup' ? 'bowl' : 'plate'
  }
}

function cutleryFor(vessel: Vessel, bed: Named | undefined, isSalad: boolean): Dish['cutlery'] {
  if (vessel === 'none' || vessel === 'board') return 'none'
  return vessel === 'plate' || isSalad || bed?.look === 'noodles' ? 'fork' : 'spoon'
}
