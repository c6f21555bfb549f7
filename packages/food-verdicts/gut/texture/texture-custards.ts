import { findFoods } from 'recipe-reading/food/find-foods'
import type { FoodKind } from 'recipe-reading/food/food-kinds'
import { toWords, type Word } from 'recipe-reading/food/line-words'
import { toText } from '../cooking/step-words.ts'
import { FROZEN, pieceOf } from './texture-pieces.ts'

/** Kinds of food that a spoon lifts without a lump in it. */
const SPOONED: ReadonlySet<FoodKind> = new Set(['milk', 'honey', 'sugar', 'oil', 'fruit_fat', 'egg_sauce'])
const AS_SMOOTH =
  /\b(?:water|mascarpone|ricotta|cream cheese|quark|fromage frais|vanilla(?: extract| essence| paste)?|salt|cocoa(?: powder)?|coconut (?:milk|cream)|egg (?:yolks?|whites?)|marsala|lemon juice)$/
/** They hold lumps, or set hard. */
const LUMPY =
  /\b(?:cottage|curds?|granola|crunchy|comb|rock sugar|sugar cubes?|sprinkles|toffees?|caramels|brittle|candy|candied)\b/
const HARD =
  /\b(?:bark|lolly|lollies|popsicles?|ice pops?|granita|fudge|shards?|truffles?|bites|bars?|butter|icing)\b/i

/** The whipped or strained milk and cream that a cold dish is made of alone: labneh, an ice cream that nobody churns. */
export const whippedOf = (
  name: string,
  lines: readonly string[],
  steps: readonly (readonly Word[])[],
): { term: string }[] => {
  const isFrozen = steps.flat().some(({ text }) => /^(?:freeze|frozen|freezer)$/.test(text))
  const isDish = !HARD.test(name) && (!isFrozen || FROZEN.test(name))
  const read = lines.map((line) => ({ line, ...findFoods(toWords(line)) }))
  const isSmooth = read.every(
    ({ line, foods, unknown }) =>
      foods.length > 0 &&
      unknown.length === 0 &&
      !LUMPY.test(line) &&
      foods.every(({ kind, term }) => SPOONED.has(kind) || AS_SMOOTH.test(term)),
  )
  const body = read.flatMap(({ foods }) => foods.find(({ kind }) => /^(?:milk|cheese|egg)$/.test(kind)) ?? [])
  return isDish && isSmooth ? body.slice(0, 1) : []
}

const STEAMED =
  /(?<!\b(?:the|of|hot|any|no|let) )\bsteam (?:for|in|over|on|them|it|the|gently|very|until|covered|\d+)\b/

/** Whether a sentence steams what was blended: in its mould it sets. */
export const isSteamed = (words: readonly Word[]): boolean => STEAMED.test(toText(words))

const SILKEN = /\b(?:silken|soft) tofu\b/
const RISES =
  /\b(?:flour|starch|baking powder|semolina|crumbs|breadcrumbs|oats|ground almonds|meal|batter|dough)\b/

/** Whether steam leaves a dish as soft as a custard: eggs or silken tofu, and neither flour nor anything in pieces. */
export const isCustardLike = (lines: readonly string[]): boolean => {
  const pieces = lines.filter((line) => pieceOf(line) !== undefined)
  const hasBody = pieces.length > 0 || lines.some((line) => /\beggs?\b/.test(line))
  return hasBody && pieces.every((line) => SILKEN.test(line)) && !lines.some((line) => RISES.test(line))
}
