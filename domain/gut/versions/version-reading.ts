import type { Corrections } from '../../food/corrections.ts'
import { computeNutrition } from '../../nutrition/compute-nutrition.ts'
import { readNutritionTexts } from '../../nutrition/shown-nutrition.ts'
import type { Ingredient } from '../../recipe/recipe.ts'
import { type LineChange, sayChangesInSteps, type StepChange } from './changed-in-steps.ts'
import { type Fit, makeFitSwaps, type NamedSwap } from '../swaps/fit-swaps.ts'
import { computeGutFacts, type GutFacts } from '../triggers/gut-facts.ts'
import { inWordsOf } from '../swaps/in-words-of.ts'
import { type Crust, readCrust } from '../texture/read-crust.ts'
import type { TriggerFields, TriggerHit } from '../triggers/read-triggers.ts'
import { type CookedLine, readSofterTriggers } from './softer-triggers.ts'
import type { Swap } from '../swaps/find-swap.ts'

/** The list of a version: as it is cooked, as figures are computed from it, and what it changes. */
type VersionList = { cooked: CookedLine[]; ingredients: Ingredient[]; changes: LineChange[] }

/** What is read of the list of a version. */
type ReadList = { triggers: string[] | undefined; inSteps: StepChange[]; facts: GutFacts }

/** What the versions of one dish share. Each part is read once, when a version first asks for it. */
export type VersionReading = {
  hits: readonly TriggerHit[]
  crust: () => Crust
  fitSwaps: (swaps: readonly (NamedSwap | undefined)[]) => (Fit | undefined)[]
  inItsWords: (swap: Swap) => Swap
  /** One portion as written. */
  facts: () => GutFacts
  /** Most dishes have the same list in every phase. */
  readList: (list: VersionList) => ReadList
}

/** Prepares the versions of a dish, of which the lines name `hits`. */
export function readForVersions(
  recipe: TriggerFields & { name: string },
  hits: readonly TriggerHit[],
  corrections?: Corrections,
): VersionReading {
  const { ingredients, servings } = recipe
  const steps = recipe.instructions.map(({ step_text }) => step_text)
  const factsOf = (lines: readonly Ingredient[]) =>
    computeGutFacts(
      computeNutrition(
        readNutritionTexts({ ...recipe, ingredients: lines }, corrections),
        servings,
        corrections,
      ),
      null,
      hits,
      servings,
    )
  const lists = new Map<string, ReadList>()
  return {
    hits,
    crust: once(() => readCrust(recipe, hits, corrections)),
    fitSwaps: makeFitSwaps(recipe, corrections),
    inItsWords: inWordsOf([...ingredients.map(({ ingredient_text }) => ingredient_text), ...steps]),
    facts: once(() => factsOf(ingredients)),
    readList(list) {
      const key = JSON.stringify(list)
      const known = lists.get(key)
      if (known) return known
      const read = {
        triggers: readSofterTriggers(recipe, list.cooked, corrections),
        inSteps: sayChangesInSteps(list.changes, steps),
        facts: factsOf(list.ingredients),
      }
      lists.set(key, read)
      return read
    },
  }
}

function once<Value extends object>(read: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= read())
}
