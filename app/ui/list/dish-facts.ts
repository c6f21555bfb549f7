import { TEXTURE_WORDS } from 'food-verdicts/gut/texture/textures'
import type { RecipeCard } from '#domain/recipe/public-recipe.ts'
import { formatSmallAmount } from '../text/amount.ts'

const DAY = 1_440

/** Days, where a time is a day or longer: 'about 7 days' beside 10,080 minutes. */
export function daysOf(minutes: number | null): string | null {
  if (minutes === null || minutes < DAY) return null
  const days = Math.round(minutes / DAY)
  const words = days === 1 ? '1\u00a0day' : `${days}\u00a0days`
  return minutes % DAY === 0 ? words : `about ${words}`
}

/** How firm a dish is, in a word; what is not known is said of this alone. */
export const textureOf = ({ texture }: Pick<RecipeCard, 'texture'>): string =>
  texture ? TEXTURE_WORDS[texture].name : 'Texture not known'

/** Cards know minutes up to these, a fingerprint no more: what takes longer says so. */
const HOUR = 60

export const standingOf = ({ handsOn }: Pick<RecipeCard, 'handsOn'>): string | null => {
  if (handsOn === null) return null
  return `${handsOn > HOUR ? `over\u00a0${HOUR}` : handsOn}\u00a0standing`
}

export const fibreOf = ({ fiber_content_g: grams }: RecipeCard): string | null =>
  grams === null ? null : `${formatSmallAmount(grams, 'g')} fibre`
