import type { Quantity, Span } from '../ingredient/ingredient-line.ts'
import type { UnitId } from '../ingredient/units.ts'
import type { Heat } from '../step/step-mark.ts'

/** The units that a reader cooks with. */
export type System = 'metric' | 'us'

/** How a recipe is shown: so many times the amounts as written, in units of a system. No system: in those as written. */
export type View = { ratio: number; system?: System }

export type TemperatureUnit = 'celsius' | 'fahrenheit' | 'gas'

/** What is taken by the spoon and tasted: more of it may be added, and none comes out again. */
export type Seasoning = 'salt' | 'spice'

/** So many times the seasoning of a dish is taken before somebody tastes. */
const MOST_UNTASTED = 2

/** How many times an amount is taken for so many times the servings. */
export const ratioOf = ({ seasoning, isUnsure }: Pick<Figure, 'seasoning' | 'isUnsure'>, ratio: number) =>
  isUnsure ? 1 : seasoning ? Math.min(ratio, MOST_UNTASTED) : ratio

/** One number of a text, or a range, with its unit. The spans are of the untouched text. */
export type Term = {
  quantity: Quantity
  /** Where the number stands, or would stand. */
  number: Span
  /** The text says no number: "400 g tin" is one tin. */
  isUnsaid?: true
  unit?: UnitId | TemperatureUnit
  unitSpan?: Span
  /** What goes with the number behind the unit: "y media" of "1 taza y media". */
  tail?: Span
  /** "Heaped", "scant": it is no exact measure, and becomes none in another unit. */
  isRough?: true
  /** The unit word for one, and for more: "cup", "cups". Missing where both are the same. */
  words?: readonly [one: string, many: string]
}

/**
 * What may change in a text when it is shown for other servings or in other units: an amount of a food, a size, or a
 * temperature. Made once, where the text is understood; printing needs no more than this and the text.
 */
export type Figure = {
  kind: 'amount' | 'size' | 'temperature'
  /** The terms of an amount add up ("1 cup plus 2 tbsp"). Those of a size stand side by side ("9 x 5 inch"). */
  terms: readonly Term[]
  /** What a millilitre of the food weighs. Missing: volume and weight are not exchanged. */
  gramsPerMl?: number
  /** Cooks measure the food by volume in every system. */
  isLiquid?: true
  /** Its ounces are fluid ones: "8 oz milk", "a 12 oz bottle of beer". */
  hasFluidOunces?: true
  /** American cooks weigh the food, too: its ounces are no cups. */
  isWeighed?: true
  /** Systems that the text names the same amount in, beside this one: "350 °F (180 °C)". */
  alsoIn?: readonly System[]
  seasoning?: Seasoning
  /** What no spoon is small enough for is a pinch of it. */
  isPinched?: true
  /** The line does not say whether it follows the servings. */
  isUnsure?: true
  /** The text is not English: its numbers have a decimal comma, and its unit words have no ladder to other units. */
  isForeign?: true
  /** Its pints are British ones, or nobody can say which they are: then they stay pints. American where missing. */
  pints?: 'british' | 'unsure'
  /** What a pot or a dish holds: it is sold by the litre and by the quart. */
  isPot?: true
  /** What has the temperature, where the text tells. */
  heat?: Heat
  /** "a" or "an" right before the number. */
  article?: Span
}
