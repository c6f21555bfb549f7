import { figuresOf } from '../food/figures.ts'
import { isForFrying } from '../food/frying.ts'

/** What of a food is eaten, from 0 to 1, and why it is not all. Unknown where the rest is poured away and nobody measured it. */
export type EatenPart = { part: number; why?: string } | { part: 'unknown'; why: string }

/** So much of the oil that food is fried in stays in it: 10 to 15 % of the oil, as kitchens measure. */
const FRIED_PART = 0.12
/** Less oil than that is cooked with, not fried in. */
const SPOONS_GRAMS = 60
/** As much oil as that, and so much of the dish, is fried in even where no line says so. */
const MUCH_OIL_GRAMS = 430
const MUCH_OIL_SHARE = 0.2
/** However much oil there is, fried food takes up no more than this share of its own weight. */
const MOST_TAKEN_UP = 0.15
const BRINE = /\b(?:brine|brining|soaking)\b/i
const FOR_BRINE = / for (?:the |a )?(?:brine|brining|salting|curing|salt crust) /
const FOR_BATH = / (?:for (?:the )?(?:soaking|marinating|marinade)|to soak|to marinate) /
const COOKING_WATER =
  / (?:(?:pasta|boiling|cooking) water|for (?:the )?(?:water|pot|pasta|spaghetti|noodles|boiling|blanching)|nudelwasser|kochwasser|eau de cuisson|agua de coccion|acqua (?:della pasta|di cottura)) /
/** Oil and lard are nothing but fat; tuna in oil is fish, and butter is not poured away. */
const FAT_IN_100_G = 95
/** No dish is as salty as that: it is a crust, a cure or a brine, of which little is eaten. */
const MUCH_SALT_GRAMS = 30
const MUCH_SALT_SHARE = 0.03

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
  if (BRINE.test(section ?? '') || FOR_BRINE.test(words)) return { part: 0, why: 'The brine is poured away.' }
  if (/milk$/.test(food) && FOR_BATH.test(words))
    return { part: 0, why: 'The milk is poured away after the soaking.' }
  if (/salt/.test(food) && COOKING_WATER.test(words))
    return { part: 0, why: 'The cooking water is poured away.' }
  if (isUneatenSalt({ food, grams, dishGrams }))
    return { part: 0, why: 'Nobody eats so much salt: it is for a crust, a cure or a brine.' }
  if (grams <= SPOONS_GRAMS || (figuresOf(food)?.fat_g ?? 0) < FAT_IN_100_G) return { part: 1 }
  const isMuch = grams > MUCH_OIL_GRAMS && grams > dishGrams * MUCH_OIL_SHARE
  if (!isForFrying(words) && !isMuch) return { part: 1 }
  const takenUp = MOST_TAKEN_UP * Math.max(0, dishGrams - grams)
  return { part: Math.min(FRIED_PART, takenUp / grams), why: 'Most of the oil for frying stays in the pan.' }
}

/** Whether there is more salt than anybody eats. */
export const isUneatenSalt = ({ food, grams, dishGrams }: Pick<Judged, 'food' | 'grams' | 'dishGrams'>) =>
  /salt$/.test(food) && grams >= MUCH_SALT_GRAMS && grams > dishGrams * MUCH_SALT_SHARE
