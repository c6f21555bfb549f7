import { figuresOf } from '../food/figures.ts'
import { densityOf, weightsOf } from '../food/food-weights.ts'
import { isForDeepFrying, isForFrying } from '../food/frying.ts'
import type { Grams } from '../food/weigh-line.ts'

/** What is counted of a food whose line says no amount, and why. */
type UnsaidAmount = { grams: Grams; reason: string }

type Asked = {
  food: string
  /** The words of its line between single spaces. */
  words: string
  /** What the dish weighs without water, as far as it is known. */
  dishGrams: number
}

/** What a spoon of it costs a cook no thought: the oil of the pan, seeds and sugar that are strewn, zest, a squeeze of juice. */
const SPOONED = /(?:\bseeds?|\bzest|^(?:powdered sugar|lemon juice|lime juice))$/
/** What is squeezed or strewn over a plate: a wedge, or a few rings. */
const OVER_A_PLATE = /^(?:lemon|lime|scallions|nori|red chili, fresh)$/
const ON_A_PLATE: Grams = { least: 5, most: 25 }
/** Oil, lard, butter: nothing else is so fat. */
const FAT_IN_100_G = 80
const OIL_IN_100_G = 95
const SPRAYED = / (?:spray|sprays|sprayed) /
const TEASPOON_ML = 5
const TABLESPOON_ML = 15
/** Food takes up about so much of its own raw weight when oil covers it: chips and crumbed chicken less, dough more. */
const TAKEN_UP = { least: 0.05, most: 0.11 }

/**
 * About how much of a food a cook takes who reads no amount: what deep-fried food takes up of the oil, or from a teaspoon to two
 * tablespoons of fat, seeds or zest. Undefined where nobody can say: sour cream may be a spoon or a tub.
 */
export function unsaidAmount({ food, words, dishGrams }: Asked): UnsaidAmount | undefined {
  const fat = figuresOf(food)?.fat_g ?? 0
  if (fat >= OIL_IN_100_G && isForFrying(words)) return oilOfFrying(words, dishGrams)
  if (OVER_A_PLATE.test(food))
    return { grams: ON_A_PLATE, reason: 'The line says no amount. A little is counted.' }
  if (fat < FAT_IN_100_G && !SPOONED.test(food)) return undefined
  const density = densityOf(weightsOf(food), words)?.least
  if (density === undefined) return undefined
  if (SPRAYED.test(words))
    return {
      grams: { least: 0, most: TEASPOON_ML * density },
      reason: 'The line says no amount. A spray is less than a teaspoon.',
    }
  return {
    grams: { least: TEASPOON_ML * density, most: (2 * TABLESPOON_ML - TEASPOON_ML) * density },
    reason: 'The line says no amount. About a tablespoon is counted.',
  }
}

/** "Oil for frying" may be a film in a pan or a bath: then the middle of both is counted. */
function oilOfFrying(words: string, dishGrams: number): UnsaidAmount | undefined {
  if (dishGrams === 0) return undefined
  const most = TAKEN_UP.most * dishGrams
  const least = isForDeepFrying(words) ? TAKEN_UP.least * dishGrams : Math.min(TABLESPOON_ML, most)
  return {
    grams: { least, most },
    reason: 'The line does not say how much is fried in. What fried food takes up is counted.',
  }
}
