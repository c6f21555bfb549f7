import type { Fields } from 'recipe-basics/fields/field'
import { textsOfFields } from 'recipe-basics/fields/texts-of-fields'
import { type Claim, findClaims } from './find-claims.ts'

/** A promise in a field. `path` names the place in it, too: `features.2`, `instructions.0.step_text`. */
export type FieldClaim = Claim & { field: string; path: string }

/** The promises in all texts of a thing. */
export const claimsOfFields = (table: Fields, values: object): FieldClaim[] =>
  textsOfFields(table, values).flatMap(({ text, ...place }) =>
    findClaims(text).map((claim) => ({ ...claim, ...place })),
  )

/** What keeps a thing from being saved: the first promise of each field that is about an illness. */
export function stopErrors(claims: readonly FieldClaim[]): Record<string, string> {
  const stops = claims.filter(({ level }) => level === 'stop').toReversed()
  return Object.fromEntries(stops.map(({ path, message }) => [path, message]))
}
