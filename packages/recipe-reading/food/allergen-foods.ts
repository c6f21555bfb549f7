import type { Allergen } from './allergens.ts'
import { NAMED_FOODS } from './food-table.ts'
import type { FoodKind } from './food-kinds.ts'

/** A food of the law, which may stand in dishes whose lines do not say so. */
type AllergenFood = {
  allergens: readonly Allergen[]
  /** What is left out with it, for readers; undefined where wide-foods.ts says it. */
  words?: string
  /** What it may stand in by its name; undefined where wide-foods.ts says it. */
  called?: RegExp
}

/** The foods that are left out as the allergens of the law, by the words for them. */
export const ALLERGEN_FOODS: ReadonlyMap<string, AllergenFood> = new Map<string, AllergenFood>([
  ['egg', { allergens: ['egg'] }],
  ['milk', { allergens: ['milk'] }],
  ['dairy', { allergens: ['milk'] }],
  ['nut', { allergens: ['tree nuts', 'peanuts'] }],
  ['peanut', { allergens: ['peanuts'] }],
  ['fish', { allergens: ['fish'] }],
  ['shellfish', { allergens: ['crustaceans', 'molluscs'] }],
  ['seafood', { allergens: ['fish', 'crustaceans', 'molluscs'] }],
  ['soy', { allergens: ['soy'] }],
  ['wheat', { allergens: ['wheat'] }],
  ['gluten', { allergens: ['gluten'] }],
  [
    'crustacean',
    {
      allergens: ['crustaceans'],
      words: 'Crustaceans are prawns, crab, lobster and their like, and sauces and stocks of them.',
      called: /\b(?:prawns?|shrimps?|crabs?|lobsters?|crayfish|langoustines?|scampi|krill)\b/,
    },
  ],
  [
    'mollusc',
    {
      allergens: ['molluscs'],
      words: 'Molluscs are mussels, clams, oysters, squid, snails and their like, and sauces of them.',
      called: /\b(?:mussels?|clams?|oysters?|scallops?|squid|calamari|octopus|cuttlefish|snails?|whelks?)\b/,
    },
  ],
  [
    'sesame',
    {
      allergens: ['sesame'],
      words: 'Tahini is left out too, and bread and mixes, which may hold sesame.',
      called: /\b(?:sesame|tahini|halva|hummus)\b/,
    },
  ],
  [
    'celery',
    {
      allergens: ['celery'],
      words: 'Celeriac is left out too, and stock, sausages and mixes, which may hold celery.',
      called: /\b(?:celery|celeriac|lovage)\b/,
    },
  ],
  [
    'mustard',
    {
      allergens: ['mustard'],
      words: 'Mayonnaise, stock, sausages and mixes are left out too, because they may hold mustard.',
      called: /\bmustard\b/,
    },
  ],
  [
    'lupin',
    {
      allergens: ['lupin'],
      words: 'Bought bread is left out too, because it may hold lupin flour.',
      called: /\blupin\b/,
    },
  ],
  [
    'sulphite',
    {
      allergens: ['sulphites'],
      words: 'Wine, vinegar, dried fruit and prawns are left out too, because they may hold sulphites.',
      called: /\b(?:wine|vinegar)\b/,
    },
  ],
])

/** Parts of an egg are egg, and what is made of peanuts is peanut. */
const BY_KIND: Partial<Record<FoodKind, readonly Allergen[]>> = { egg: ['egg'], peanut: ['peanuts'] }

/** The allergens of the law that a food of our table is left out as; none for a food that is no such thing. */
export function allergensOf(food: string): readonly Allergen[] {
  const kind = NAMED_FOODS.get(food)?.kind
  return ALLERGEN_FOODS.get(food)?.allergens ?? (kind && BY_KIND[kind]) ?? []
}
