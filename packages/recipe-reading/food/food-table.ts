import { FOOD_KINDS, type FoodKind } from './food-kinds.ts'
import { foodWords, type NamedFood } from './food-words.ts'
import forms from './forms.json' with { type: 'json' }

/** All names of foods, in the singular, with what the table says of each. */
export const NAMED_FOODS: ReadonlyMap<string, NamedFood> = foodWords().named

/** Kinds of which every form is of the same kind: a drained bean is a pulse. Mashed potatoes are more than a vegetable. */
const SAME_IN_ANY_FORM: ReadonlySet<FoodKind> = new Set<FoodKind>(['pulse', 'soya'])

/** The kind that the table lists a food of figures.json under, or the pulse that it is a form of. */
export function kindOf(food: string): FoodKind | undefined {
  return (kinds ??= kindsByFood()).get(food)
}

let kinds: Map<string, FoodKind> | undefined

function kindsByFood(): Map<string, FoodKind> {
  const byFood = new Map<string, FoodKind>()
  const byKind = Map.groupBy(NAMED_FOODS.values(), ({ kind }) => kind)
  // Names of "pasta, dry" are of three kinds: the last of FOOD_KINDS has it.
  for (const kind of FOOD_KINDS)
    for (const { food, isBorrowed } of byKind.get(kind) ?? []) if (food && !isBorrowed) byFood.set(food, kind)
  for (const [food, others] of Object.entries(forms)) {
    const kind = byFood.get(food)
    if (!kind || !SAME_IN_ANY_FORM.has(kind)) continue
    for (const form of Object.keys(others)) if (!byFood.has(form)) byFood.set(form, kind)
  }
  return byFood
}
