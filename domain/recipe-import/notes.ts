import type { FieldReport, Outcome, ReportedField } from './report.ts'

const EXCERPT_LENGTH = 120

/** Says what became of a field; `from` is shortened to an excerpt. */
export type Note = (field: ReportedField, outcome: Outcome, reason: string, from?: unknown) => void

/** A report to fill, and the function that fills it. */
export function startReport(): { report: FieldReport[]; note: Note } {
  const report: FieldReport[] = []
  return {
    report,
    note(field, outcome, reason, from) {
      const text = from === undefined || from === null ? '' : toExcerpt(from)
      report.push(text ? { field, outcome, reason, from: text } : { field, outcome, reason })
    },
  }
}

function toExcerpt(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const line = (text ?? '').slice(0, 10 * EXCERPT_LENGTH).replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH - 1).toWellFormed()}…` : line.toWellFormed()
}
