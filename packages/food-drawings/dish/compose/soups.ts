import { isAddedAfter, isAllBlended } from '../blended.ts'
import { phrases } from 'recipe-reading/food/phrases'
import { isMain, type Laid, type Plate } from '../plate.ts'
import type { Part } from '../looks.ts'
import type { KnownFood } from '../reading.ts'
import { isLaidOnTop } from '../seen.ts'
import { strongest } from './colour-of.ts'
import { EASTERN } from './pasta.ts'
import { layStew, milkOf } from './stews.ts'

const CLEAR = phrases('broth | caldo | clear | bouillon | brodo | consomme | bruhe')
const SMOOTH_BY_NAME = phrases(
  'veloute | bisque | cream of | crema | puree | cremesuppe | *cremesuppe | kissel | gazpacho | salmorejo | creamy | silky | smooth | vichyssoise',
)
const SURELY_SMOOTH = phrases(
  'veloute | crema de | *cremesuppe | cremesuppe | puree | pureed | salmorejo | gazpacho | vichyssoise | bisque',
)
const CHUNKY = phrases('avgolemono | chunky | minestrone')
const EASTERN_SOUP = phrases('ramen | pho | udon | laksa | soba | thai | miso | wonton | kimchi')
const EASTERN_NOODLES: ReadonlySet<string> = new Set(['rice noodles', 'glass noodles', 'soba'])
/** So much of it thickens a broth, in grams. */
const THICK_GRAMS = 90
/** What does not melt in a smooth soup. */
const WHOLE: ReadonlySet<Part> = new Set<Part>([
  'meat',
  'fish',
  'protein',
  'vegetable',
  'pulse',
  'grain',
  'long',
  'short',
])
const MEATY_GRAMS = 150
/** So much beetroot makes a broth red. */
const DYE_GRAMS = 200
const MOST_FOODS = 5

/** A soup: smooth where it was blended, clear where nothing thickens it, and a stew otherwise. */
export function laySoup(plate: Plate): Laid | undefined {
  const parcel = plate.pick('parcel')[0] ?? plate.get('wonton wrappers')
  const isMeaty =
    plate.pick('meat').some((food) => food.grams > MEATY_GRAMS && !isAddedAfter(food, plate.reading)) &&
    !plate.titleSays(SMOOTH_BY_NAME)
  const isBlended =
    (isAllBlended(plate.reading) || plate.titleSays(SURELY_SMOOTH)) &&
    !isMeaty &&
    !plate.titleSays(CHUNKY) &&
    !parcel
  if (isBlended) return laySmoothSoup(plate)
  const isThick = plate.reading.foods.some(
    ({ food, grams, look }) =>
      (['coconut milk', 'cream', 'tomato', 'tomato sauce'].includes(food) || look.part === 'cheese') &&
      grams > THICK_GRAMS,
  )
  // Water takes the colour of what swims in it.
  const liquid = plate.get('stock')
  if (!(isThick || milkOf(plate)) || plate.titleSays(CLEAR)) return layClearSoup(plate, liquid, parcel)
  plate.form = 'stew'
  return layStew(plate)
}

function laySmoothSoup(plate: Plate): Laid | undefined {
  const body =
    plate.pick('berry', 'fruit').find(({ isInTitle }) => isInTitle) ??
    strongest(plate, 'vegetable', 'leaf', 'pulse', 'fish', 'sauce')
  if (!body) return undefined
  plate.add(body, 'base', 'smooth')
  const pale = plate
    .pick('yoghurt', 'cream')
    .find((food) => food.food === 'coconut milk' || !plate.isServed(food))
  if (pale) plate.add(pale, 'base', 'smooth')
  for (const food of plate.solids()) {
    if (plate.foods.length >= MOST_FOODS) break
    const isOnTop = plate.isOnTop(food) && isLaidOnTop(food, plate.reading)
    if (!isOnTop && !(WHOLE.has(food.look.part) && isAddedAfter(food, plate.reading))) continue
    plate.rest({ main: false, sides: 1, scattered: 1, only: (one) => one.food === food.food })
  }
  return {}
}

function layClearSoup(
  plate: Plate,
  liquid: KnownFood | undefined,
  parcel: KnownFood | undefined,
): Laid | undefined {
  plate.form = 'clear'
  const red = parcel ? undefined : plate.get('beetroot', 'red cabbage')
  const dye =
    red && red.grams > DYE_GRAMS && plate.solids().some((food) => isPiece(food, red)) ? red : undefined
  if (dye) plate.add(dye, 'base', 'smooth')
  else if (liquid) plate.add(liquid, 'base', '')
  if (parcel) plate.add(parcel, 'main', 'whole')
  const starch = plate.pick('long', 'short', 'grain')[0]
  if (starch) plate.add(starch, 'side', 'cooked')
  // What is served on it is not what it swims in.
  // Nobody sees what is in a dumpling.
  const isInside = (food: KnownFood) =>
    parcel?.look.part === 'wrapper' && isMain(food) && !plate.isServed(food)
  plate.rest({ sides: 4, sauces: (liquid ?? dye) ? 1 : 0, only: (food) => !isInside(food) })
  if (liquid) return plate.foods.length > 1 ? { form: 'clear' } : undefined
  return plate.foods.some(isSolid) ? { form: 'stew' } : undefined
}

/** Besides what gives its colour to the broth. */
const isPiece = (food: KnownFood, dye: KnownFood) =>
  food !== dye && (isMain(food) || ['vegetable', 'pulse', 'grain'].includes(food.look.part))

const isSolid = ({ role }: { role: string }) => role === 'main' || role === 'side'

/** Noodles in broth, with what is laid on them. */
export function layRamen(plate: Plate): Laid | undefined {
  const liquid = plate.get('stock', 'coconut milk') ?? strongest(plate, 'sauce', 'paste')
  const noodles = plate.pick('long')[0]
  if (!liquid || !noodles) {
    plate.form = 'soup'
    return laySoup(plate)
  }
  plate.add(liquid, 'base', '')
  plate.add(noodles, 'side', 'cooked')
  plate.rest({ sides: 3, only: (food) => food.look.part !== 'grain' || isMain(food) })
  const isEastern =
    plate.titleSays(EASTERN_SOUP) || plate.listSays(EASTERN) || EASTERN_NOODLES.has(noodles.food)
  return { form: 'ramen', cutlery: isEastern ? 'chopsticks' : 'spoon' }
}
