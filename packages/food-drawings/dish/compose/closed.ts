import { phrases, says } from 'recipe-reading/food/phrases'
import type { Laid, Plate } from '../plate.ts'
import type { KnownFood } from '../reading.ts'
import { doughOf } from './doughs.ts'
import { layFilled } from './filled.ts'
import { redSauceOf } from './pasta.ts'
import { CABBAGE_ROLLS, layPatties, layRolls } from './shaped.ts'

const TRIANGLES = phrases('triangle | samosa | sambusa | onigiri')
const ONE_LARGE = phrases('calzone | calzoni | pasty | pasties | bridie')
const CRIMPED = phrases('fold over | crimp | crimped | crimping | seal the edges | press the edges')
const ONE_CAKE = phrases(
  'one cake | one large | one big | single cake | as one round | one round | one piece | slide it onto a plate | turn it out | invert it | cut it into wedges',
)
const NIGIRI = phrases('nigiri | musubi')
const ENCHILADA = phrases('enchilada')
const UNDER_CHEESE = phrases('enchilada | wet burrito | smothered')
const OPENED = phrases(
  'cut in half | cut each in half | cut them in half | halve | cut in two | slice in half | slice each | cut on the diagonal | cut diagonally | cut across',
)
const FRIED = phrases('fry | fried | deep fry | deep fried | frittier* | bake | oven | air fry | air fryer')
const IN_PAN = phrases('dutch baby | german pancake')
const SAUSAGE_ROLL = phrases('sausage roll')
const TOPPINGS: ReadonlySet<string> = new Set(['seed', 'yoghurt', 'sauce', 'creamcheese', 'herb'])

/** What lies on it or beside it: not the filling, which a step may lay "on top" of the dough. */
const isOutside = (food: KnownFood, plate: Plate) =>
  food.isOnTop || (TOPPINGS.has(food.look.part) && plate.isServed(food))

/** Icing sugar lies as dust on what is no cake. */
function layDust(plate: Plate) {
  const sugar = plate.get('icing sugar')
  if (sugar && plate.isServed(sugar)) plate.add(sugar, 'scattered', 'crumbs')
}

/** Dough that is folded around its filling. */
export function layPasties(plate: Plate): Laid | undefined {
  const dough = plate.pick('pastry')[0] ?? plate.get('wonton wrappers') ?? doughOf(plate)
  if (!dough) return undefined
  const isTriangle = plate.titleSays(TRIANGLES) || plate.stepsSay(TRIANGLES)
  plate.add(dough, 'base', isTriangle ? 'wedges' : plate.titleSays(ONE_LARGE) ? 'halves' : '')
  layDust(plate)
  plate.rest({ main: false, sides: 1, scattered: 1, only: (food) => isOutside(food, plate) })
  return {}
}

/** Patties of the pan, or of the oven in their dough: "fold over and crimp". */
export function layPattiesOrPasties(plate: Plate): Laid | undefined {
  const isFolded = plate.stepsSay(CRIMPED) && (plate.pick('pastry')[0] ?? plate.pick('flour')[0])
  if (plate.stepsSay(ONE_CAKE)) {
    const [body] = plate.solids()
    if (!body) return undefined
    plate.add(body, 'base')
    plate.rest({ sides: 1, only: plate.isOnTop })
    return { form: 'griddlecake', cutlery: 'fork' }
  }
  const laid = isFolded ? layPasties(plate) : layPatties(plate)
  return isFolded && laid ? { form: 'pasties', ...laid } : laid
}

/** Rice that is pressed by hand: around its filling, or under a slice of fish. */
export function layRiceBalls(plate: Plate): Laid | undefined {
  const rice = plate.pick('grain')[0]
  if (!rice) return undefined
  plate.add(rice, 'base', 'cooked')
  if (plate.titleSays(NIGIRI)) plate.add(plate.pick('fish', 'meat')[0], 'main', 'sliced')
  plate.add(plate.get('nori'), 'side', '')
  plate.rest({ main: false, sides: 1, scattered: 1, only: (food) => isOutside(food, plate) })
  return {}
}

/** Rolls around a filling: closed, unless the last steps cut them or one sees through the sheet. */
export function layClosedRolls(plate: Plate): Laid | undefined {
  const flat = plate.get('tortillas', 'flatbread')
  if (flat && plate.reading.last.some(({ texts }) => says(texts, OPENED))) {
    plate.form = 'wrap'
    return laidAs('wrap', layFilled(plate))
  }
  const sheet = plate.get('rice paper')
  if (sheet && !plate.stepsSay(FRIED)) {
    plate.form = 'rolls'
    return laidAs('rolls', layRolls(plate))
  }
  const wrap =
    plate.get('vine leaves') ??
    (plate.titleSays(CABBAGE_ROLLS) ? plate.get('cabbage') : undefined) ??
    sheet ??
    plate.pick('wrapper')[0] ??
    flat ??
    plate.pick('pastry')[0]
  if (!wrap) return undefined
  plate.add(wrap, 'main', '')
  if (plate.titleSays(SAUSAGE_ROLL))
    plate.add(plate.get('sausage') ?? plate.pick('meat')[0], 'main', 'ground')
  if (plate.titleSays(CABBAGE_ROLLS) || plate.titleSays(ENCHILADA))
    plate.add(redSauceOf(plate) ?? plate.get('salsa verde', 'salsa'), 'sauce', 'smooth')
  if (plate.titleSays(UNDER_CHEESE)) plate.add(plate.pick('cheese')[0], 'sauce', 'melted')
  plate.rest({ main: false, sides: 1, scattered: 1, only: (food) => isOutside(food, plate) })
  return {}
}

/** One large cake of batter, with what is laid on it. */
export function layGriddleCake(plate: Plate): Laid | undefined {
  const batter = plate.pick('flour')[0]
  if (!batter) return undefined
  plate.add(batter, 'base', '')
  layDust(plate)
  const isIn = ({ look, isInTitle }: KnownFood) => isInTitle || ['vegetable', 'leaf'].includes(look.part)
  plate.rest({
    sides: 3,
    scattered: 2,
    only: (food) => isIn(food) || isOutside(food, plate) || plate.isServed(food),
  })
  return plate.titleSays(IN_PAN) ? { vessel: 'pan', cutlery: 'fork' } : {}
}

const laidAs = (form: 'wrap' | 'rolls', laid: Laid | undefined): Laid | undefined => laid && { form, ...laid }
