import { type RefObject, useEffect, useState } from 'react'
import { isHeadingText, type LineValue } from '#domain/recipe/line-value.ts'
import { errorsOfLines } from './form-errors.ts'
import type { Row } from './use-rows.ts'

type SentRow = Pick<LineValue, 'text' | 'isHeading'> & { key: number }

/**
 * What is wrong with the rows of a list, by their keys; with the list as a whole, by that of its first. The site counts
 * only the lines that say something: which rows these are is known at the moment when the form is sent.
 */
export function useLineErrors(
  list: RefObject<HTMLOListElement | null>,
  rows: Row<LineValue>[],
  errors: Record<string, string>,
  field: string,
): Map<number, string> {
  const [sent, setSent] = useState<SentRow[]>(() => rows.map(({ key, value }) => ({ ...value, key })))
  useEffect(() => {
    const form = list.current?.closest('form')
    const hearSent = () => setSent([...(list.current?.children ?? [])].flatMap(readRow))
    form?.addEventListener('submit', hearSent)
    return () => form?.removeEventListener('submit', hearSent)
  }, [list])

  const wrong = new Map<number, string>()
  const [first] = sent
  if (first && errors[field]) wrong.set(first.key, errors[field])
  for (const { place, part, message } of errorsOfLines(errors, field)) {
    const row = findRow(sent, place, part === 'section')
    if (row) wrong.set(row.key, message)
  }
  return wrong
}

/** The row of the line at `place`, or of the heading that it stands under. */
function findRow(sent: SentRow[], place: number, isOfHeading: boolean): SentRow | undefined {
  let count = -1
  let heading: SentRow | undefined
  for (const row of sent) {
    if (row.isHeading) heading = row
    else if (row.text.trim() && ++count === place) return isOfHeading ? heading : row
  }
  return undefined
}

function readRow(row: Element): SentRow[] {
  const field = row.querySelector('[data-part="field"]')
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return []
  const { value: text } = field
  const isHeading = row.querySelector('[name$="_kind"][value="heading"]') !== null || isHeadingText(text)
  return [{ key: Number(row.getAttribute('data-row')), text, isHeading }]
}
