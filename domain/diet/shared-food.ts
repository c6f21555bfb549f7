import type { Word } from '../food/line-words.ts'
import { findFoods } from '../food/find-foods.ts'
import { splitPieces } from './line-parts.ts'

/** What a food is said to be free from, or made of, in the place of the usual kind. */
const FREE_OF = /^(?:gluten|wheat|dairy|lactose|milk|egg|nut|soy|soya|meat)$/
const INSTEAD =
  /^(?:gf|vegan|vegetarian|veggie|plant|plantbased|nondairy|oat|almond|soy|soya|rice|hemp|pea|cashew|hazelnut|coconut|spelt|buckwheat|corn|chickpea)$/
/** Behind the other food they mean the usual one; "prepared or homemade" does not. */
const USUAL = /^(?:plain|regular|normal|ordinary|usual|standard|conventional|white|wheat|whole|dairy|real)$/
/** Words of a number or a unit say nothing of the food. */
const COUNTS =
  /^(?:\d[^%]*|[½¼¾⅓⅔⅛]|a|an|g|kg|ml|l|oz|lb|lbs|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|grams?|ounces?|pounds?|slices?|cans?|tins?|pinch|handful|of)$/

/**
 * The line with the usual food, where a choice says its noun once: "plain/gluten-free flour" is plain flour too, "whole or oat milk"
 * whole milk, and "gluten-free flour or plain" plain flour. Undefined where each side names a food of its own.
 */
export function spellOut(words: readonly Word[]): Word[] | undefined {
  const [first = [], ...others] = splitPieces(words)
  const last = others.at(-1)
  if (!last) return undefined
  const isLast = describes(last) && last.some(({ text }) => USUAL.test(text))
  const [described, named] = describes(first) ? [first, last] : isLast ? [last, first] : []
  const shared = named && withoutInstead(named)
  return described && shared && [...described, ...shared]
}

/** Whether words only say of which kind a food is. */
const describes = (piece: readonly Word[]) =>
  piece.some(({ text }) => !COUNTS.test(text)) && findFoods(piece).foods.length === 0

/** A food without the words that make it another than the usual one; undefined where it has none. */
function withoutInstead(piece: readonly Word[]): Word[] | undefined {
  const from = piece.findIndex(({ text }) => !COUNTS.test(text))
  const words = piece.slice(from)
  const [one, two] = words
  const isFree = two?.text === 'free' && FREE_OF.test(one?.text ?? '')
  const isKind = INSTEAD.test(one?.text ?? '')
  const rest = words.slice(
    isFree || two?.text === 'based' || (one?.text === 'non' && two?.text === 'dairy') ? 2 : 1,
  )
  if (!isFree && !isKind && one?.text !== 'non') return undefined
  return rest.length > 0 && findFoods(rest).foods.length > 0 ? rest : undefined
}
