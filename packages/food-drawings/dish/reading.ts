import type { Word } from 'recipe-reading/food/word'
import type { FoodLook, SeenFood } from './looks.ts'

/** A food of the recipe that one might see. */
export type KnownFood = {
  food: SeenFood
  look: FoodLook
  /** The ingredient line that names it, from 0. */
  line: number
  /** About how much there is, in grams. */
  grams: number
  /** The words of its line that are about it, and those of the heading it stands under. */
  words: readonly string[]
  /** The line, or its heading, says that it lies on top: "to serve". */
  isOnTop: boolean
  isOptional: boolean
  isInTitle: boolean
}

/** A sentence of the method, with the foods of the recipe that it names: words `start` (included) to `end` (excluded). */
export type Sentence = {
  words: readonly Word[]
  texts: readonly string[]
  foods: readonly { food: SeenFood; start: number; end: number }[]
}

/** What a recipe says about its plate. */
export type Reading = {
  /** The words of the title, without what it says is not in it. */
  title: readonly string[]
  category: string
  /** The foods that the title names and the list holds, in the order of the title. */
  titled: readonly SeenFood[]
  /** Foods of the title that it names as a sauce: "with mango dressing". */
  sauced: ReadonlySet<SeenFood>
  /** One entry a food. */
  foods: readonly KnownFood[]
  /** Enough of the list is understood to tell what is on the plate. */
  isUnderstood: boolean
  /** The title names what a line names, and nobody knows that food: no other food is the main one then. */
  isLeadUnknown: boolean
  /** How many lines name each food. */
  lineCounts: ReadonlyMap<SeenFood, number>
  sentences: readonly Sentence[]
  /** The sentences of the end, when the plate is laid. */
  last: readonly Sentence[]
  /** The words of all lines, for what is seen by its colour alone: saffron. */
  listWords: readonly string[]
}
