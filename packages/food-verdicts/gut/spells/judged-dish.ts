import type { Corrections } from 'recipe-reading/food/corrections'
import type { Texture } from 'recipe-basics/recipe/choices'
import { findNamedOutside, type NamingFields } from 'recipe-reading/reading/named-outside'
import { toWords } from 'recipe-reading/food/line-words'
import { readLine } from '../../diet/judge-line.ts'
import { findMarks } from 'recipe-reading/food/food-marks'
import { isHeading } from '../../diet/weigh-lines.ts'
import type { ReadTexture } from '../texture/read-texture.ts'
import type { LineSwap } from '../swaps/list-swaps.ts'
import { readTriggers, type TriggerHit } from '../triggers/read-triggers.ts'
import { TRIGGER_GROUPS } from '../triggers/trigger-groups.ts'

/** A recipe, and what has been read of it. */
export type JudgedDish = {
  recipe: NamingFields & { servings: number | null }
  /** Null where its lines are not read. */
  hits: readonly TriggerHit[] | null
  /** The swaps of the recipe by line; asked for only where they may decide. */
  findSwaps: () => Readonly<Record<number, readonly LineSwap[]>>
  texture: ReadTexture
  /** The texture that the chef confirmed. */
  confirmed: Texture | null
  corrections?: Corrections
}

/** The groups of foods that the recipe names and its list does not hold. */
export function readBesides({ recipe, corrections }: JudgedDish): TriggerHit[] {
  const named = findNamedOutside(recipe).filter(
    ({ term, isLikelyMadeHere }) => !isLikelyMadeHere && namesGroup(term),
  )
  if (named.length === 0) return []
  const lines = named.map(({ phrase }) => ({ ingredient_text: phrase, section: null }))
  const ingredients = [...recipe.ingredients, ...lines]
  const hits = readTriggers({ ...recipe, ingredients }, corrections) ?? []
  // Nobody knows how much of them there is.
  return hits.flatMap((hit) =>
    hit.line >= recipe.ingredients.length ? { ...hit, amount: 'some' as const } : [],
  )
}

/** Lines of which a word is not known, or only a packet knows what is in them. */
export function openLines({ recipe, corrections }: JudgedDish): string[] {
  return recipe.ingredients
    .map(({ ingredient_text }) => ingredient_text)
    .filter((text) => {
      if (isHeading(text)) return false
      const read = readLine(text, corrections)
      const { foods, unknown, readyMade } = read.meant?.line ?? read
      return (
        unknown.length > 0 || foods.length === 0 || readyMade || foods.some(({ kind }) => kind === 'packet')
      )
    })
}

const namesGroup = (term: string): boolean => {
  const marks = findMarks(toWords(term))
  return TRIGGER_GROUPS.some((group) => (marks.get(group)?.breaks.length ?? 0) > 0)
}
