import { type RouterContextProvider } from 'react-router'
import { sentText } from 'recipe-basics/fields/field'
import { formatCount } from 'recipe-basics/text/format-number'
import type { Notice } from '#domain/notice.ts'
import { type Publication, stateOf } from '#domain/publishing/status.ts'
import { ALL_IN_TRASH, IN_TRASH } from '#domain/publishing/trash.ts'
import { databaseContext, logContext, siteContext } from '#server/context.ts'
import { changeMany, type Outcome, type Selected } from '#server/data/things/change-many.ts'
import type { Row, Thing } from '#server/data/things/thing.ts'
import type { Author } from '#server/data/changes/change.ts'
import { redirectWith } from '#server/forms/notice.ts'
import { type BulkKind, NAMES, undoPath } from './kinds.ts'

type Context = Readonly<RouterContextProvider>

/** Rows on one page of any table, at most. */
const MOST_SELECTED = 50

/**
 * Does what the bar above a table says with the rows that are selected, and comes back to the table. `others` are the
 * actions of this table beside those of all.
 */
export async function changeSelected<Stored extends Row, Change>(
  context: Context,
  kind: BulkKind,
  thing: Thing<Stored, Change>,
  { form, author, table }: { form: FormData; author: Author; table: string },
  others: Record<string, ((stored: Stored) => Stored) | undefined> = {},
) {
  const { now } = context.get(siteContext)
  const asked = sentText(form.get('bulk'))
  const change = (Object.hasOwn(others, asked) ? others[asked] : undefined) ?? actionOf(thing, asked, now)
  const selected = readSelected(form)
  if (!change || selected.length === 0) return redirectWith(table, NOTHING)
  try {
    const outcome = await changeMany(context.get(databaseContext), thing, selected, change, author, now)
    const said = toNotice(kind, DONE.get(asked) ?? 'changed', outcome, undoPath(kind, now, table))
    return redirectWith(table, asked === 'delete' ? inTrash(said, outcome) : said)
  } catch (error) {
    context.get(logContext).error(error)
    return redirectWith(table, { ...FAILED, reason: 'The database did not answer. Nothing was changed.' })
  }
}

/** What became of many things, in a notice. `undo` is where it is taken back, if it can be. */
export function toNotice(kind: BulkKind, done: string, outcome: Outcome, undo?: string): Notice {
  const text = [
    outcome.elsewhere > 0 &&
      `${formatCount(outcome.elsewhere, 'other')} changed elsewhere meanwhile and did not change here.`,
    outcome.refused > 0 && 'Only an administrator can change what is public or scheduled.',
  ]
    .filter(Boolean)
    .join(' ')
  if (outcome.done === 0) return { ...FAILED, text }
  return {
    kind: 'success',
    title: `${outcome.done} ${outcome.done === 1 ? NAMES[kind].one : NAMES[kind].many} ${done}`,
    text,
    undo: undo === undefined ? undefined : { action: undo, label: 'Undo' },
  }
}

/** Says where what was deleted is, before what else there is to say. */
function inTrash(notice: Notice, { done }: Outcome): Notice {
  if (done === 0) return notice
  return { ...notice, text: [done === 1 ? IN_TRASH : ALL_IN_TRASH, notice.text].filter(Boolean).join(' ') }
}

function actionOf<Stored extends Row, Change>(
  thing: Thing<Stored, Change>,
  asked: string,
  now: Date,
): ((stored: Stored) => Stored | 'delete') | undefined {
  if (asked === 'delete') return () => 'delete'
  if (asked === 'publish')
    return (stored) => thing.withPublication(stored, publishedNow(thing.publicationOf(stored), now))
  if (asked === 'unpublish')
    return (stored) => thing.withPublication(stored, { ...thing.publicationOf(stored), status: 'draft' })
  return undefined
}

/** What was public before comes back where it was; all else is public from now on. */
function publishedNow({ published_at }: Publication, now: Date): Publication {
  const state = stateOf({ status: 'published', published_at }, now)
  return { status: 'published', published_at: state === 'published' ? published_at : null }
}

const readSelected = (form: FormData): Selected[] =>
  form
    .getAll('selected')
    .slice(0, MOST_SELECTED)
    .map((value) => {
      const [id = '', updated_at = ''] = sentText(value).split(' ')
      return { id, updated_at }
    })

const DONE = new Map([
  ['publish', 'published'],
  ['unpublish', 'unpublished'],
  ['delete', 'deleted'],
])
const FAILED = { kind: 'destructive', title: 'Nothing was changed' } as const
const NOTHING: Notice = { ...FAILED, text: 'Select some rows first.' }
