import { isWater } from './water.ts'

/** What of a food is eaten, from 0 to 1, and why it is not all. */
export type EatenPart = { part: number; why?: string }

/** So much of the oil that food is fried in stays in it: 10 to 15 % of the oil, as kitchens measure. */
const FRIED_PART = 0.12
/** Less oil than that is cooked with, not fried in. */
const SPOONS_GRAMS = 60
/** As much oil as that, and so much of the dish, is fried in even where no line says so. */
const MUCH_OIL_GRAMS = 430
const MUCH_OIL_SHARE = 0.2
const FRYING =
  / (?:frying|deep fry|deep frying|shallow frying|to fry|zum frittieren|frituren|pour friture|para freir|per friggere) /
const BRINE = /\b(?:brine|brining|soaking)\b/i
const COOKING_WATER = / (?:pasta water|boiling water|cooking water|for the water|for the pot) /
const FAT = /\b(?:oil|lard|shortening|tallow|ghee)\b/

/** What a part of a dish is known by when it is judged whether all of it is eaten. */
export type Judged = {
  food: string
  grams: number
  /** What the whole dish weighs. */
  dishGrams: number
  /** The words of its line between single spaces. */
  words: string
  section: string | null
}

/** How much is eaten: not the oil that is left in the pan, the brine, or the salt of the cooking water. */
export function eatenPart({ food, grams, dishGrams, words, section }: Judged): EatenPart {
  if (BRINE.test(section ?? '')) return { part: 0, why: 'The brine is poured away.' }
  if (/salt/.test(food) && COOKING_WATER.test(words))
    return { part: 0, why: 'The cooking water is poured away.' }
  if (isWater(food) || !FAT.test(food) || grams <= SPOONS_GRAMS) return { part: 1 }
  const isMuch = grams > MUCH_OIL_GRAMS && grams > dishGrams * MUCH_OIL_SHARE
  if (!FRYING.test(words) && !isMuch) return { part: 1 }
  return { part: FRIED_PART, why: 'Most of the oil for frying stays in the pan.' }
}
