import type { z } from 'zod'

/** What is wrong with a form, by the name of its field; a part of a list is named by its place: `ingredients.0.section`. */
export type FormErrors = Record<string, string>

type Parsed<Fields> = { ok: true; fields: Fields } | { ok: false; errors: FormErrors }

/** What a form says, or what is wrong with it: one sentence for each field that is. */
export function parseForm<Schema extends z.ZodType>(
  schema: Schema,
  values: unknown,
): Parsed<z.output<Schema>> {
  const result = schema.safeParse(values)
  if (result.success) return { ok: true, fields: result.data }
  const errors: FormErrors = {}
  for (const { path, message } of result.error.issues) errors[path.join('.')] ??= message
  return { ok: false, errors }
}
