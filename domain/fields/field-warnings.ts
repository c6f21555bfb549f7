/** A sentence for the chef about what looks wrong, by the field that it concerns. */
export type FieldWarning = { field: string; message: string }

/** What a form says beside its fields, by their names. */
export type WarningsByField = Record<string, string[]>

/** Warnings by their fields, each in the order that they had. */
export function warningsOf(warnings: readonly FieldWarning[]): WarningsByField {
  const byField: WarningsByField = {}
  for (const { field, message } of warnings) (byField[field] ??= []).push(message)
  return byField
}
