import { data, href, type RouterContextProvider } from 'react-router'
import { formatCount } from 'recipe-basics/text/format-number'
import type { Notice } from '#domain/notice.ts'
import { openRedirects } from '#domain/addresses/redirects.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { importRedirects } from '#server/data/redirects/imports.ts'
import { loadRedirects } from '#server/data/redirects/read.ts'
import { decodeText } from 'recipe-basics/text/decode-text'
import { redirectWith } from '#server/forms/notice.ts'
import { type Brought, bringLines } from '#server/redirects/bring-lines.ts'
import { checkLines } from '#server/redirects/check-lines.ts'
import { MOST_LINES, readCsv } from '#server/redirects/csv.ts'

const MAX_BYTES = 1024 * 1024

/** What stands in the form: a file that is to be read, or the text of one that was read and is to come in. */
export async function answerFile(form: FormData, context: Readonly<RouterContextProvider>) {
  const db = context.get(databaseContext)
  const { now, siteUrl } = context.get(siteContext)
  const file = form.get('file')
  const name = file instanceof File ? file.name : String(form.get('name') ?? '')
  const text = file instanceof File ? await readText(file) : String(form.get('text') ?? '')
  const lines = text === undefined || text.length > MAX_BYTES ? undefined : readCsv(text)
  if (text === undefined || !lines) throw backWith(notATable(name))
  if (lines.length > MOST_LINES) throw backWith(TOO_LONG)
  const stored = await loadRedirects(db)
  const { good, leftOut } = await checkLines(db, lines, { stored, siteUrl, now })
  const withAll = (brought: Brought): Brought => ({
    ...brought,
    leftOut: [...leftOut, ...brought.leftOut].sort((a, b) => a.line - b.line),
  })
  if (file instanceof File)
    return data({
      name,
      text,
      brought: withAll(bringLines(openRedirects(stored), good, { keepsMine: false })),
    })
  const keepsMine = form.get('changes') === null
  const { id, result } = await importRedirects(db, now, (redirects) =>
    bringLines(redirects, good, { keepsMine }),
  )
  throw backWith(cameIn(id, withAll(result)))
}

async function readText(file: File): Promise<string | undefined> {
  if (file.size > MAX_BYTES) throw backWith(TOO_LONG)
  const text = decodeText(await file.arrayBuffer())
  return text?.includes('\0') ? undefined : text
}

function cameIn(id: string, { added, changed, kept, leftOut }: Brought): Notice {
  const count = added + changed
  if (count === 0) return { kind: 'success', title: 'Nothing was new', text: 'Everything is as it was.' }
  const parts = [
    `${added} new`,
    `${changed} changed`,
    kept > 0 && `${kept} kept as they were`,
    `${formatCount(leftOut.length, 'line')} left out`,
  ]
  return {
    kind: 'success',
    title: `${formatCount(count, 'address', 'addresses')} came in.`,
    text: `${parts.filter(Boolean).join(', ')}. Readers are sent on from now.`,
    undo: {
      action: `${href('/admin/keeping/addresses/undo')}?import=${id}`,
      label: count === 1 ? 'Undo' : `Undo all ${count}`,
    },
  }
}

const notATable = (name: string): Notice => ({
  kind: 'destructive',
  title: 'Nothing came in.',
  text: name
    ? `${name} is not a CSV file with the columns from, to and kind. In your spreadsheet choose “Export”, then “CSV”.`
    : 'Please choose a CSV file first.',
})

const TOO_LONG: Notice = {
  kind: 'destructive',
  title: 'Nothing came in.',
  text: 'The file is longer than 1 MB or 5,000 lines. Please upload it in parts.',
}

const backWith = (notice: Notice) => redirectWith(href('/admin/keeping/addresses'), notice)
