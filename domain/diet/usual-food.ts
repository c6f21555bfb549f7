import { findFoods } from '../food/find-foods.ts'
import type { Word } from '../food/line-words.ts'
import { splitPieces } from './line-parts.ts'

/** Words that make a food another than the usual one: what it is free from, or made of instead. */
const INSTEAD =
  /^(?:(?:gluten|wheat|dairy|lactose|milk|egg|nut|soya?|meat) free|non dairy|plant based|gf|vegan|vegetarian|veggie|plant|plantbased|nondairy|oat|almond|soya?|rice|hemp|pea|cashew|hazelnut|coconut|spelt|buckwheat|corn|chickpea)(?: |$)/
/** Behind the other food they mean the usual one; "prepared or homemade" does not. */
const USUAL = /^(?:plain|regular|normal|ordinary|usual|standard|conventional|white|wheat|whole|dairy|real)$/
/** Words of a number or a unit say nothing of the food. */
const COUNTS =
  /^(?:\d[^%]*|[½¼¾⅓⅔⅛]|a|an|g|kg|ml|l|oz|lb|lbs|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|grams?|ounces?|pounds?|slices?|cans?|tins?|pinch|handful|of)$/

/**
 * The line with the usual food, where a choice says its noun once: "plain/gluten-free flour" is plain flour too, "whole or oat milk"
 * whole milk, and "gluten-free flour or plain" plain flour. Undefined where each side names a food of its own.
 */
export function spellOutUsual(words: readonly Word[]): Word[] | undefined {
  const [first = [], ...others] = splitPieces(words)
  const last = others.at(-1)
  if (!last) return undefined
  const isUsualLast = describes(last) && last.some(({ text }) => USUAL.test(text))
  const [described, named] = describes(first) ? [first, last] : isUsualLast ? [last, first] : []
  const noun = named && withoutInstead(named)
  return described && noun && [...described, ...noun]
}

/** Whether words only say of which kind a food is. */
const describes = (piece: readonly Word[]) =>
  piece.some(({ text }) => !COUNTS.test(text)) && findFoods(piece).foods.length === 0

/** A food without the words that make it another than the usual one; undefined where it has none. */
function withoutInstead(piece: readonly Word[]): Word[] | undefined {
  const words = piece.slice(piece.findIndex(({ text }) => !COUNTS.test(text)))
  const [instead] = INSTEAD.exec(words.map(({ text }) => text).join(' ')) ?? []
  const rest = instead ? words.slice(instead.trim().split(' ').length) : []
  return findFoods(rest).foods.length > 0 ? rest : undefined
}
