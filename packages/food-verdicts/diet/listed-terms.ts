import { namesOf } from 'recipe-basics/fields/field'
import { DIETARY_RESTRICTIONS, type DietaryRestriction } from 'recipe-basics/recipe/recipe'
import { type Allergen, ALLERGEN_NAMES } from 'recipe-reading/food/allergens'
import { foodWords, type FoodWords, type Mark } from 'recipe-reading/food/food-words'
import { TRIGGER_GROUPS, type TriggerGroup } from '../gut/triggers/trigger-groups.ts'

/** The allergens with words of their own. Milk has those of the diet that leaves it out. */
export type ListedAllergen = Exclude<Allergen, 'milk'>
export const LISTED_ALLERGENS = ALLERGEN_NAMES.filter((name): name is ListedAllergen => name !== 'milk')

/** What food-words.csv has words for. */
type Listed = DietaryRestriction | ListedAllergen | TriggerGroup

let marked: FoodWords['marked'] | undefined

/** The words of a column of food-words.csv. Throws a RangeError where the table names what is no diet, allergen or group. */
export const wordsOf = (mark: Mark, name: Listed): readonly string[] =>
  (marked ??= checkNames(foodWords().marked))[mark].get(name) ?? []

/** What may stand in a column. */
const DIETS_AND_ALLERGENS: readonly Listed[] = [...DIETARY_RESTRICTIONS, ...LISTED_ALLERGENS]
const ALL: readonly Listed[] = [...DIETS_AND_ALLERGENS, ...TRIGGER_GROUPS]
const MAY_STAND: Readonly<Record<Mark, readonly Listed[]>> = {
  breaks: ALL,
  'looks like': ALL,
  'takes away': ALL,
  strong: TRIGGER_GROUPS,
  check: DIETS_AND_ALLERGENS,
  doubts: LISTED_ALLERGENS,
}

function checkNames(marks: FoodWords['marked']): FoodWords['marked'] {
  for (const mark of namesOf(MAY_STAND)) {
    const known: ReadonlySet<string> = new Set(MAY_STAND[mark])
    for (const [name, [word]] of marks[mark])
      if (!known.has(name))
        throw new RangeError(`food-words.csv, ${word}: the column “${mark}” knows no “${name}”`)
  }
  return marks
}
