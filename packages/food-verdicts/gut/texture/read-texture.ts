import type { Texture } from 'recipe-basics/recipe/choices'
import { findHard, findRough, PIECES, type Reasons } from './find-rough.ts'
import { findSoft } from './find-soft.ts'
import { type Blend, driedFruitOf, readBlend, staysWhole } from './read-blend.ts'
import { isCustardLike, isSteamed, whippedOf } from './texture-custards.ts'
import { type Dish, last, ofSigns, readDish, type TextureFields } from './texture-dish.ts'
import { blendsFlesh, isNeverDrunk, namesFlesh, pipsOf } from './texture-pieces.ts'

/** The texture that the method of a dish says, and the words that say it. Null where the method is not read. */
export type ReadTexture = { texture: Texture | null; words: string[] }

/** Words reported to readers. */
const MOST_WORDS = 3

/**
 * The texture of a dish as its method words say it: what must be chewed counts first, then what goes through a sieve at the
 * end, then what falls apart, unless a dry heat comes after it. Heat of any kind makes Tender, none at all Regular.
 */
export function readTexture(fields: TextureFields): ReadTexture {
  const dish = readDish(fields)
  if (dish.found.length === 0) return { texture: null, words: [] }
  const blend = readBlend(dish)
  const rough = findRough(dish, blend)
  if (rough.length > 0) return say('regular', rough)
  const hard = findHard(dish)
  if (hard.length > 0) return say('regular', hard)
  return readDrink(dish) ?? readSmooth(dish, blend) ?? readSoft(dish, blend) ?? readByHeat(dish, blend)
}

function readDrink({ found, lines, title }: Dish): ReadTexture | undefined {
  const drink = ofSigns(title, ['drink'])
  const isDrunk = drink.length > 0 && !isHeatedDry(found) && !lines.some(isNeverDrunk)
  return isDrunk ? say('smooth', drink) : undefined
}

const isHeatedDry = (found: Dish['found']) => ofSigns(found, ['dry', 'bake']).length > 0

/** A dish that is blended or strained whole. */
function readSmooth({ found, lines, steps, title }: Dish, blend: Blend): ReadTexture | undefined {
  const titled = ofSigns(title, ['soft'])
  const soft = ofSigns(found, ['soft'])
  const isFine = blendsFlesh(steps[blend.step]) && !blend.after.some(namesFlesh)
  const hasPieces =
    titled.length > 0 || soft.some(({ term, step }) => PIECES.test(term) && !(isFine && step < blend.step))
  if (hasPieces) return undefined
  if (blend.isWhole && last(soft) <= blend.step) {
    const pips = blend.sieves.length > 0 ? [] : lines.flatMap((line) => pipsOf(line) ?? [])
    const coarse = [...pips, ...(blend.after.some(isSteamed) ? [{ term: 'steam' }] : [])]
    return coarse.length > 0 ? say('soft', coarse) : say('smooth', blend.smooth)
  }
  const isStrained = blend.strained.length > 0 && last(soft) < blend.end && !isHeatedDry(found)
  return isStrained ? say('smooth', blend.strained) : undefined
}

/** A dish that falls apart, or is steamed like a custard. */
function readSoft(dish: Dish, blend: Blend): ReadTexture | undefined {
  const { found, lines, title } = dish
  if (ofSigns(title, ['bite']).length > 0) return undefined
  // What was soft before it was blended says nothing of what comes into it then.
  const soft = findSoft(dish, blend.smooth.length > 0 && blend.hasMore ? blend.step : -1)
  if (soft.length > 0 && !keepsDriedFruit(dish, blend)) return say('soft', soft)
  const steamed = ofSigns(found, ['heat']).filter(({ term }) => term.startsWith('steam'))
  const isCustard = steamed.length > 0 && !isHeatedDry(found) && isCustardLike(lines)
  return isCustard ? say('soft', steamed) : undefined
}

const keepsDriedFruit = (dish: Dish, blend: Blend) => driedFruitOf(dish).some(staysWhole(dish, blend))

/** Heat of any kind makes Tender, none at all Regular, unless it is whipped. */
function readByHeat(dish: Dish, blend: Blend): ReadTexture {
  const { name, found, liquid, lines, steps, title } = dish
  const heated = ofSigns(found, [
    ...(['heat', 'dry', 'bake'] as const),
    ...(keepsDriedFruit(dish, blend) ? [] : ['soft' as const]),
  ])
  if (heated.length > 0) return say('tender', heated)
  const isSpooned = title.every(({ sign }) => sign === 'work') || liquid.length > 0
  const spooned = isSpooned ? whippedOf(name, lines, steps) : []
  return spooned.length > 0 ? say('smooth', spooned) : say('regular', [{ term: 'no heat' }])
}

const say = (texture: Texture, reasons: Reasons): ReadTexture => ({
  texture,
  words: [...new Set(reasons.map(({ term }) => term))].slice(0, MOST_WORDS),
})
