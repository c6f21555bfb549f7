import { claimsOfFields, type FieldClaim, stopErrors } from '#domain/health-claims/claims-of-fields.ts'
import type { Fields } from '#domain/field.ts'
import type { Notice } from '#domain/notice.ts'
import type { FormErrors } from './form-errors.ts'

type Checked = { ok: true; claims: FieldClaim[] } | { ok: false; errors: FormErrors }

/** The promises in what somebody has written, or what is wrong where one is about an illness: that is not stored. */
export function checkClaims(table: Fields, fields: object): Checked {
  const claims = claimsOfFields(table, fields)
  const errors = stopErrors(claims)
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, claims }
}

/** A notice that something was saved, with the first promise in it, or the first of what else looks wrong. */
export function withClaims(notice: Notice, claims: readonly Pick<FieldClaim, 'message'>[]): Notice {
  const [first, ...others] = claims
  if (!first) return notice
  const more = others.length > 0 ? ` The form shows ${others.length} more.` : ''
  return { ...notice, reason: `${first.message}${more}` }
}
