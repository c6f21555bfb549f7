import { isBlended } from '../blended.ts'
import { cutOf } from '../cuts.ts'
import { CUTLET } from '../method-words.ts'
import { phrases } from 'recipe-reading/food/phrases'
import { isMain, type Laid, type Plate } from '../plate.ts'
import type { KnownFood } from '../reading.ts'

const SOUPY = phrases('soup | suppe | *suppe | minestrone | soupe | sopa | zuppa | soep | pottage')
const MASH = phrases('mash | mashed')
const CHEESE = phrases('cheese')
/** So much rice is a bed, and no thickening. */
const BED_GRAMS = 100
const MILKY_GRAMS = 200
/** So much spinach, blended, is the sauce. */
const LEAFY_GRAMS = 120

/** A stew or a curry: beside rice, on noodles, on mash, or alone in its bowl. */
export function layStew(plate: Plate): Laid | undefined {
  const isCurry = plate.form === 'curry'
  const isSoupy = plate.titleSays(SOUPY)
  const rice = isSoupy
    ? undefined
    : plate.pick('grain').find(({ isOnTop, grams }) => isOnTop || grams > BED_GRAMS || isCurry)
  const pasta = rice || isCurry || isSoupy ? undefined : plate.pick('long', 'short')[0]
  const mash = rice || pasta ? undefined : plate.mashed()
  const onMash = mash && (plate.titleSays(MASH) || plate.stepsSay(MASH)) ? mash : undefined
  if (rice) plate.add(rice, 'base', 'cooked')
  else if (pasta) plate.add(pasta, 'base', 'cooked')
  else if (onMash) plate.add(onMash, 'base', 'crushed')
  const bed = rice ?? pasta ?? onMash
  const pulse = isCurry
    ? (plate.pick('pulse').find(({ look, food }) => look.shape === 'grain' && food !== 'split peas') ??
      plate.get('split peas'))
    : undefined
  if (pulse) plate.add(pulse, bed ? 'main' : 'base', 'cooked')
  else {
    const cheese = plate.titleSays(CHEESE) ? plate.pick('cheese')[0] : undefined
    plate.add(cheese ?? sauceOf(plate), bed ? 'sauce' : 'base', 'smooth')
  }
  // Cutlets in crumbs are no pieces of a stew, if nobody slices them.
  const isCrumbed = plate.titleSays(CUTLET)
  plate.rest({
    sides: 4,
    only: (food) => !isCrumbed || !isMain(food) || cutOf(food, plate.reading.sentences) === 'sliced',
  })
  if (!pulse && !plate.foods.some(({ role }) => role === 'main' || role === 'side')) return undefined
  if (rice) return { form: 'onrice' }
  if (pasta) return { form: pasta.look.part === 'short' ? 'shortpasta' : 'nest' }
  return { form: onMash ? 'onmash' : 'stew' }
}

/** What the pieces swim in: not the cream that is served on them. */
function sauceOf(plate: Plate): KnownFood | undefined {
  const isUnder = (food: KnownFood | undefined) => food !== undefined && !food.isOnTop && !plate.isSeen(food)
  const green = plate.pick('leaf').find((food) => food.grams > LEAFY_GRAMS && isBlended(food, plate.reading))
  if (green) return green
  const red = plate.get('tomato sauce', 'tomato', 'salsa')
  if (red) return red
  return (
    [...['coconut milk', 'cream', 'sour cream'].map((name) => plate.get(name)), milkOf(plate)].find(
      isUnder,
    ) ??
    plate.get('stock', 'milk', 'beer') ??
    [plate.get('yoghurt')].find(isUnder) ??
    plate.get('wine')
  )
}

/** So much milk is what a chowder swims in. */
export const milkOf = (plate: Plate): KnownFood | undefined =>
  plate.pick('milk').find(({ grams }) => grams > MILKY_GRAMS)
