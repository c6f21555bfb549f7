import { FOOD_KINDS, type FoodKind } from './food-kinds.ts'
import foods from './foods.json' with { type: 'json' }
import forms from './forms.json' with { type: 'json' }

/** What the table says of a name: its kind, and the food whose figures it has. */
export type NamedFood = {
  kind: FoodKind
  /** The food of figures.json; undefined where nobody has figures, and for what is thrown away. */
  food?: string
  /** The figures are those of a similar food. */
  isBorrowed?: true
  /** Cooked along and taken out: bones, shells. */
  isDiscarded?: true
}

/** Groups of foods.json that stand for no food of figures.json. */
const NO_FIGURES = 'no figures'
const DISCARDED = 'discarded'
const LIKE = 'like '

/** All names of foods, in the singular, with what the table says of each. */
export const NAMED_FOODS: ReadonlyMap<string, NamedFood> = new Map(
  FOOD_KINDS.flatMap((kind) =>
    Object.entries(foods[kind]).flatMap(([group, names]: [string, string[]]) => {
      const named = toNamedFood(kind, group)
      return names.map((name): [string, NamedFood] => [name, named])
    }),
  ),
)

/** Kinds of which every form is of the same kind: a drained bean is a pulse. Mashed potatoes are more than a vegetable. */
const SAME_IN_ANY_FORM: ReadonlySet<FoodKind> = new Set<FoodKind>(['pulse', 'soya'])

/** The kind that the table lists a food of figures.json under, or the pulse that it is a form of. */
export function kindOf(food: string): FoodKind | undefined {
  return (kinds ??= kindsByFood()).get(food)
}

let kinds: Map<string, FoodKind> | undefined

function kindsByFood(): Map<string, FoodKind> {
  const byFood = new Map<string, FoodKind>()
  for (const { food, kind, isBorrowed } of NAMED_FOODS.values())
    if (food && !isBorrowed) byFood.set(food, kind)
  for (const [food, others] of Object.entries(forms)) {
    const kind = byFood.get(food)
    if (!kind || !SAME_IN_ANY_FORM.has(kind)) continue
    for (const form of Object.keys(others)) if (!byFood.has(form)) byFood.set(form, kind)
  }
  return byFood
}

function toNamedFood(kind: FoodKind, group: string): NamedFood {
  if (group === NO_FIGURES) return { kind }
  if (group === DISCARDED) return { kind, isDiscarded: true }
  if (group.startsWith(LIKE)) return { kind, food: group.slice(LIKE.length), isBorrowed: true }
  return { kind, food: group }
}
