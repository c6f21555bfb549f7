import type { Language } from 'recipe-basics/recipe/language'
import type { UnitId } from './units.ts'

/** Characters `start` (included) to `end` (excluded) of the untouched line. */
export type Span = { start: number; end: number }

/**
 * How much: one number, or a range ("2–3", "2 or 3"). `least` and `most` are the same for one number. Below zero: it is taken
 * off ("1 cup minus 2 tbsp").
 */
export type Quantity = { least: number; most: number }

/** A number with its unit. No unit: things that are counted ("4 eggs"). */
export type Measure = Span & {
  quantity: Quantity
  /** Where the number stands; none when it is not written ("pinch of salt" is one pinch). */
  quantitySpan?: Span
  unit?: UnitId
  unitSpan?: Span
  /** What the number goes on with behind its unit: "y media" of "1 taza y media". */
  tailSpan?: Span
}

/**
 * A number of a line that is no amount of its foods: "makes 500 ml", "25 g of it melted". `isInStep`: it grows with the first
 * amount. Of the others nobody can say whether they do.
 */
export type Aside = Measure & { isInStep: boolean }

/** An amount of a food, as it may be scaled. */
export type Amount = Measure & {
  /** "about", "heaped", "scant", "generous": what makes the number or the unit less exact. */
  qualifiers: Span[]
  /** What one of them holds, weighs or measures: "2 x 400 g tins", "1 (14-oz) can", "4 breasts, 6 oz each". Never scaled. */
  packageSize?: Measure
}

/**
 * A food as the line names it. `name` leaves out the words of form, size and state ("chopped", "large"), and has the noun
 * that alternatives share: "chicken" of "chicken or vegetable stock" is "chicken stock". The span runs from its first word to its
 * last, with the brackets between them: "kosher (coarse) salt" is "kosher salt".
 */
export type Food = Span & {
  name: string
  /** Its name in the table of foods (`food/`), in English; undefined when the table does not hold it. */
  known?: string
}

/** One food with its own amounts: an alternative, or what comes with the first food. */
export type Part = Span & {
  amounts: Amount[]
  otherAmounts: Amount[][]
  food?: Food
  forms: Span[]
  /** It comes with an alternative, and not with the first food: the water of "1 egg or 1 tbsp flax + 3 tbsp water". */
  isOfAlternative?: true
}

/** What a line of an ingredient list says. Every span is of the untouched line. */
export type IngredientLine = {
  /** They add up: "1 cup plus 2 tbsp". Empty where the line names none: "salt, to taste". */
  amounts: Amount[]
  /** The same amount in other units: "220g/8oz", "1 cup (240 ml)". */
  otherAmounts: Amount[][]
  food?: Food
  /** Words that say how the food is to be: "chopped", "melted", "drained", "large". */
  forms: Span[]
  /** What is to be done, after the food: "peeled and cut into chunks". */
  preparation?: Span
  /** What it is for: "to taste", "for frying", "to serve", "for garnish". */
  purpose?: Span
  /** The words that say that it may be left out. */
  optional?: Span
  /** Other foods, or amounts, that may be taken instead of the first: "butter or oil". */
  alternatives: Part[]
  /** Foods that the line asks for besides the first: "salt and pepper". */
  additions: Part[]
  /** What other numbers of the line say; missing where there are none. */
  asides?: Aside[]
  /** The line is the title of the lines after it: "For the sauce:". It has no food. */
  isHeading: boolean
  /** The language that its words are of; undefined when they may be of several, or of none that is known here. */
  language?: Language
  /** Words that nothing explains. */
  unknown: Span[]
  /** A known food, and nothing left over. Amounts may be understood where this is false: "2 tbsp kajoo". */
  understood: boolean
}

/** Whether words are known not to be English. */
export const isForeign = (language: Language | undefined): boolean =>
  language !== undefined && language !== 'en'
