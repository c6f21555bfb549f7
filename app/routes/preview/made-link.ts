import type { FormErrors } from '#server/forms/form-errors.ts'

/** What became of a form that asks for a preview link: its address, or what is wrong with the form. */
export type MadeLink = { address?: string; errors: FormErrors }
