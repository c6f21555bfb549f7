import { findFoods, isEverydayWord } from '../food/find-foods.ts'
import { KITCHEN_UNITS } from '../food/kitchen-units.ts'
import kitchenWords from '../food/kitchen-words.json' with { type: 'json' }
import type { Word } from '../food/word.ts'
import { splitPieces } from './line-parts.ts'

/** Words that make a food another than the usual one: what it is free from, or made of instead. */
const INSTEAD =
  /^(?:(?:gluten|wheat|dairy|lactose|milk|egg|nut|soya?|meat) free|non dairy|plant based|gf|vegan|vegetarian|veggie|plant|plantbased|nondairy|oat|almond|soya?|rice|hemp|pea|cashew|hazelnut|coconut|spelt|buckwheat|corn|chickpea|glass|konjac|lentil)(?: |$)/
/** Behind the other food they mean the usual one, though elsewhere they say how much, or what is done with it. */
const USUAL =
  /^(?:plain|regular|normal|ordinary|usual|standard|conventional|white|wheat|whole|dairy|real|single|double|heavy|whipping|clotted|full|skimmed|salted|unsalted|fresh|natural)$/
/** Behind another food they say where it comes from, not which it is. */
const BOUGHT =
  /^(?:homemade|home|made|bought|storebought|shopbought|boxed|bagged|packaged|organic|brands?|choice|favou?rite|quality|best|ready|local|pure|free|lite|light|low|less|reduced)$/
/** Coconut milk is rich or thin itself. */
const RICHNESS = /\b(?:full|whole|half|light|lite|low|reduced)\b/
const MANNER: ReadonlySet<string> = new Set([
  ...kitchenWords.amounts,
  ...KITCHEN_UNITS,
  ...kitchenWords.preparation,
  ...kitchenWords.shapes,
  ...kitchenWords.little_words,
])
/** Words of a number or a unit say nothing of the food. */
const COUNTS =
  /^(?:\d[^%]*|[½¼¾⅓⅔⅛]|a|an|g|kg|ml|l|oz|lb|lbs|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|grams?|ounces?|pounds?|slices?|cans?|tins?|pinch|handful|of)$/

/**
 * The line with the usual food, where a choice says its noun once: "plain/gluten-free flour" is plain flour too, "whole or oat milk"
 * whole milk, "gluten-free flour or all-purpose" plain flour, and "egg or rice noodles" egg noodles. Undefined where each side
 * names a food of its own.
 */
export function spellOutUsual(words: readonly Word[]): Word[] | undefined {
  const [first = [], ...others] = splitPieces(words)
  const last = others.at(-1)
  if (!last) return undefined
  if (describes(first)) return withNoun(first, last)
  const isUsual = describes(last) && last.some(({ text }) => USUAL.test(text))
  if (isUsual || endsWithFood(first))
    if (others.every((piece) => saysKind(piece, first))) return withNoun(last, first)
  return withFlavour([first, ...others.slice(0, -1)], last)
}

function withNoun(described: readonly Word[], named: readonly Word[]): Word[] | undefined {
  const noun = withoutInstead(named)
  return noun && [...described, ...noun]
}

/** Whether words only say of which kind a food is. */
const describes = (piece: readonly Word[]) =>
  piece.some(({ text }) => !COUNTS.test(text)) && findFoods(piece).foods.length === 0

/** Whether "or" joins the food, and not what is said of it: not so in "vegan mayo, bought or homemade". */
const endsWithFood = (piece: readonly Word[]) => findFoods(piece).foods.at(-1)?.end === piece.length

/** Whether words behind another food mean a kind of it: "all-purpose", "unsalted"; not "more", "frozen", "as needed". */
function saysKind(piece: readonly Word[], other: readonly Word[]): boolean {
  const texts = piece.map(({ text }) => text)
  if (!describes(piece) || INSTEAD.test(texts.join(' '))) return false
  if (RICHNESS.test(texts.join(' ')) && other.some(({ text }) => text === 'coconut')) return false
  return texts.some(
    (text) =>
      USUAL.test(text) ||
      !(COUNTS.test(text) || MANNER.has(text) || BOUGHT.test(text) || isEverydayWord(text)),
  )
}

/** What has a taste of something, and is made with milk, wheat, egg or nuts unless it says otherwise. */
const FLAVOURED =
  /(?:^| )(?:yogh?urts?|butter|cheese|milk|ice cream|mayo|mayonnaise|granola|bread|baguettes?|naans?|tortillas?|wraps?|biscuits?|cookies|crackers|muffins?|noodles?|vermicelli|pasta|gnocchi|gravy|pesto)$/

/** "Egg or rice noodles" are egg noodles too, and "strawberry or oat yoghurt" strawberry yoghurt. */
function withFlavour(pieces: readonly (readonly Word[])[], last: readonly Word[]): Word[] | undefined {
  const noun = withoutInstead(last)
  if (!noun || !FLAVOURED.test(noun.map(({ text }) => text).join(' '))) return undefined
  const flavours = pieces.flatMap((piece) =>
    findFoods(piece)
      .foods.filter(({ start, end, term }) => end - start === 1 && isFlavour(term) && endsAt(piece, end))
      .map(({ end }) => piece.slice(0, end)),
  )
  return flavours[0] && [...flavours[0], ...noun]
}

const endsAt = (piece: readonly Word[], at: number) => piece[at]?.breaks.includes(',') ?? true

/** How many words at the beginning say how much. */
const countsOf = (piece: readonly Word[]) => piece.findIndex(({ text }) => !COUNTS.test(text))

/** "A strawberry or oat yoghurt", not "strawberries or oat yoghurt", and no drink that may stand in for milk. */
const isFlavour = (term: string) =>
  !/s$|water|juice|stock|broth|coffee|tea|honey|cream|milk|butter/.test(term)

/** A food without the words that make it another than the usual one; undefined where it has none. */
function withoutInstead(piece: readonly Word[]): Word[] | undefined {
  const words = piece.slice(countsOf(piece))
  const [instead] = INSTEAD.exec(words.map(({ text }) => text).join(' ')) ?? []
  const rest = instead ? words.slice(instead.trim().split(' ').length) : []
  return findFoods(rest).foods.length > 0 ? rest : undefined
}
