/** An allergen of the law, and the words that say of a dish that it holds it or not. */
type AllergenWords = {
  /** As a list of allergens names it. */
  name: string
  /** Within a sentence: "contains milk". */
  within: string
  /** What no line is, where the dish is made without it: "none is milk". */
  none: string
  /** Which laws name it: the nine of the FDA (FALCPA and the FASTER Act), the fourteen of the EU (1169/2011, Annex II). */
  law: 'FDA and EU' | 'FDA' | 'EU'
}

/**
 * The allergens that the law of the US or the EU names, in the order of a label. Wheat is the FDA's; the EU names all
 * cereals with gluten, oats among them. Molluscs, celery, mustard, lupin and sulphites are the EU's alone.
 */
export const ALLERGENS = {
  milk: { name: 'Milk', within: 'milk', none: 'milk or made from it', law: 'FDA and EU' },
  egg: { name: 'Egg', within: 'egg', none: 'egg or made with it', law: 'FDA and EU' },
  wheat: { name: 'Wheat', within: 'wheat', none: 'wheat or made from it', law: 'FDA' },
  gluten: {
    name: 'Cereals with gluten',
    within: 'cereals with gluten',
    none: 'wheat, rye, barley or oats',
    law: 'EU',
  },
  soy: { name: 'Soya', within: 'soya', none: 'soya or made from it', law: 'FDA and EU' },
  peanuts: { name: 'Peanuts', within: 'peanuts', none: 'a peanut', law: 'FDA and EU' },
  'tree nuts': { name: 'Tree nuts', within: 'tree nuts', none: 'a nut', law: 'FDA and EU' },
  sesame: { name: 'Sesame', within: 'sesame', none: 'sesame or made from it', law: 'FDA and EU' },
  fish: { name: 'Fish', within: 'fish', none: 'fish or made from it', law: 'FDA and EU' },
  crustaceans: {
    name: 'Crustaceans',
    within: 'crustaceans',
    none: 'a prawn, crab or other crustacean',
    law: 'FDA and EU',
  },
  molluscs: { name: 'Molluscs', within: 'molluscs', none: 'a mussel, squid or other mollusc', law: 'EU' },
  celery: { name: 'Celery', within: 'celery', none: 'celery or celeriac', law: 'EU' },
  mustard: { name: 'Mustard', within: 'mustard', none: 'mustard', law: 'EU' },
  lupin: { name: 'Lupin', within: 'lupin', none: 'lupin', law: 'EU' },
  sulphites: {
    name: 'Sulphites',
    within: 'sulphites',
    none: 'wine, dried fruit or another food that is kept with them',
    law: 'EU',
  },
} as const satisfies Record<string, AllergenWords>

/** The name of an allergen. */
export type Allergen = keyof typeof ALLERGENS

/** All of them, in their order, by which sets of them are stored. */
export const ALLERGEN_NAMES = Object.keys(ALLERGENS).filter((name): name is Allergen => name in ALLERGENS)
