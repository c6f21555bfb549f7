import { claimsOfFields, type FieldClaim, stopErrors } from '#domain/health-claims/claims-of-fields.ts'
import type { FieldWarning } from '#domain/fields/field-warnings.ts'
import type { Fields } from 'recipe-basics/fields/field'
import type { Notice } from '#domain/notice.ts'
import type { FormErrors } from './form-errors.ts'

type Checked = { ok: true; claims: FieldClaim[] } | { ok: false; errors: FormErrors }

/** The promises in what somebody has written, or what is wrong where one is about an illness: that is not stored. */
export function checkClaims(table: Fields, fields: object): Checked {
  const claims = claimsOfFields(table, fields)
  const errors = stopErrors(claims)
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, claims }
}

/** A notice that something was saved, with the first of what looks wrong in it. */
export function withWarnings(notice: Notice, warnings: readonly FieldWarning[]): Notice {
  const [first, ...others] = warnings
  if (!first) return notice
  const more = others.length > 0 ? ` The form shows ${others.length} more.` : ''
  return { ...notice, reason: `${first.message}${more}` }
}
