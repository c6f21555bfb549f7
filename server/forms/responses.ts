import { data } from 'react-router'
import type { FormErrors } from './form-errors.ts'

/** The page does not exist, or not for this person: both look the same from outside. */
export const notFound = () => data(null, { status: 404 })

/** Access Denied, for somebody who is signed in: see app/ui/notice/access-denied.tsx. */
export const forbidden = () => data(null, { status: 403 })

/** A form comes back as it was typed, with what is wrong beside its fields. */
export const invalid = <Values>(values: Values, errors: FormErrors) =>
  data({ values, errors }, { status: 422 })
