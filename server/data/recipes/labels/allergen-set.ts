import { type Allergen, ALLERGEN_NAMES } from 'recipe-reading/food/allergens'

// The bits are stored: a new allergen goes to the end of ALLERGENS.

/** Allergens as one whole number, a bit for each. */
export const toAllergenSet = (allergens: readonly Allergen[]): number =>
  allergens.reduce((bits, allergen) => bits | bitOf(allergen), 0)

/** The allergens of a set, in their order. */
export const fromAllergenSet = (bits: number): Allergen[] =>
  ALLERGEN_NAMES.filter((allergen) => (bits & bitOf(allergen)) !== 0)

const bitOf = (allergen: Allergen) => 1 << ALLERGEN_NAMES.indexOf(allergen)
