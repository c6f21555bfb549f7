/** How far a computed energy may be from a published one: 30 kcal or a fifth, as USDA's foods are from their own macros. */
const LEAST_KCAL = 30
const SHARE = 0.2

/** Whether two energies of a serving are the same as far as lines and tables can tell. The first is the published one. */
export const isSameEnergy = (published: number, computed: number): boolean =>
  Math.abs(published - computed) <= Math.max(LEAST_KCAL, SHARE * published)
