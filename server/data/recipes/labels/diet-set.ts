import { DIETARY_RESTRICTIONS, type DietaryRestriction } from 'recipe-basics/recipe/recipe'

// The bits are stored: a new restriction goes to the end of DIETARY_RESTRICTIONS.

/** Dietary restrictions as one whole number, a bit for each. */
export function toDietSet(restrictions: readonly DietaryRestriction[]): number {
  return restrictions.reduce((bits, restriction) => bits | bitOf(restriction), 0)
}

/** The restrictions of a set, in the order of the filter's chips. */
export function fromDietSet(bits: number): DietaryRestriction[] {
  return DIETARY_RESTRICTIONS.filter((restriction) => (bits & bitOf(restriction)) !== 0)
}

const bitOf = (restriction: DietaryRestriction) => 1 << DIETARY_RESTRICTIONS.indexOf(restriction)
