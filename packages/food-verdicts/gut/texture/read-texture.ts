import type { Texture } from 'recipe-basics/recipe/choices'
import { type CookedDish, cookParts } from './cook-parts.ts'
import { findHard, findRough, type Reasons } from './find-rough.ts'
import { findSigns, untilBeside } from './texture-signs.ts'
import { memoize } from 'recipe-basics/text/memoize'
import { readTriggers } from '../triggers/read-triggers.ts'
import type { RecipeReading } from 'recipe-reading/reading/recipe-reading'
import { type Dish, ofSigns, readDish } from './texture-dish.ts'

/** The texture that the method of a dish says, and the words that say it. Null where the method is not read. */
export type ReadTexture = {
  texture: Texture | null
  words: string[]
  /** Lines whose foods a step takes out before the dish is eaten. */
  takenOut: number[]
}

/** Words reported to readers. */
const MOST_WORDS = 3

/**
 * The texture of a dish as its lines and its method say it. What must be chewed counts first. Smooth and Soft are proved of every
 * food; of any other dish heat makes Tender, and none at all Regular.
 */
export const readTexture = memoize((reading: RecipeReading): ReadTexture => {
  const triggers = readTriggers(reading)
  // A method beside a list in another language is in that language: “dal” is no lentils there.
  if (!triggers) return { ...NOT_READ, takenOut: [] }
  const dish = readDish(reading, triggers)
  if (dish.found.length === 0) return { ...NOT_READ, takenOut: [] }
  const cooked = cookParts(dish)
  return { ...decideTexture(dish, cooked), takenOut: [...cooked.takenOut] }
})

const NOT_READ: Decided = { texture: null, words: [] }
type Decided = Pick<ReadTexture, 'texture' | 'words'>

function decideTexture(dish: Dish, cooked: CookedDish): Decided {
  if (isForeign(dish, cooked)) return NOT_READ
  const rough = findRough(dish, cooked)
  if (rough.length > 0) return say('regular', rough)
  const hard = findHard(dish, cooked)
  if (hard.length > 0) return say('regular', hard)
  const named = ofSigns(findSigns(untilBeside(dish.words), -1), ['bite', 'spooned', 'grain dish'])
  const isBitten = named.at(-1)?.sign === 'bite'
  return cooked.texture && !isBitten
    ? say(cooked.texture, cooked.words.length > 0 ? cooked.words : dish.found.slice(-1))
    : readByHeat(dish)
}

/** More than half of its lines hold foods that nobody knows. */
const isForeign = ({ lines }: Dish, { parts }: CookedDish): boolean =>
  new Set(
    parts.flatMap(({ kind, nature, line }) =>
      kind === undefined && nature === 'solid' && line >= 0 ? line : [],
    ),
  ).size >
  lines.length / 2

/** Heat of any kind makes Tender, none at all Regular. */
function readByHeat({ found }: Dish): Decided {
  const heated = ofSigns(found, ['heat', 'dry', 'bake'])
  return heated.length > 0 ? say('tender', heated) : say('regular', [{ term: 'no heat' }])
}

const say = (texture: Texture, reasons: Reasons): Decided => ({
  texture,
  words: [...new Set(reasons.map(({ term }) => term))].slice(0, MOST_WORDS),
})
