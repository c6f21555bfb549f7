import { redirect, type RouterContextProvider } from 'react-router'
import { formatCount } from 'recipe-basics/text/format-number'
import { oneOf } from 'recipe-basics/text/one-of'
import { answered } from '#domain/import/answers.ts'
import { readReviewValues } from '#domain/import/review-values.ts'
import { may, rightToWrite } from '#domain/people/rights.ts'
import type { SignedInUser } from '#domain/people/session.ts'
import type { Status } from '#domain/publishing/status.ts'
import { databaseContext, resourcesContext, siteContext } from '#server/context.ts'
import { authorOf } from '#server/data/changes/change.ts'
import { markItem } from '#server/data/imports/items.ts'
import { beginSaving } from '#server/data/imports/work.ts'
import { deleteImport, findImport } from '#server/data/imports/files.ts'
import { stageEdit, saveReview } from '#server/import/review.ts'
import type { Worked } from '#server/import/importer.ts'
import { noticeHeaders, redirectWith } from '#server/forms/notice.ts'
import { forbidden, invalid } from '#server/forms/responses.ts'
import { faultReason } from '#server/http/storage-problem.ts'
import { readAddress, type ReviewAddress, writeAddress } from './address.ts'
import { undoOf } from './undo-path.ts'

/** After a save or a skip, the page opens at the next recipe. */
const REVIEW = '#review'

type Context = Readonly<RouterContextProvider>
type Change = {
  user: SignedInUser
  context: Context
  form: FormData
  import_id: string
  address: ReviewAddress
}

/** Carries out the button of the review that was pressed. Returns a redirect, or the errors of the form. */
export async function changeReview(
  user: SignedInUser,
  form: FormData,
  query: URLSearchParams,
  context: Context,
) {
  const import_id = String(form.get('import') ?? '')
  const found = await findImport(context.get(databaseContext), import_id)
  // The import belongs to somebody else, or was closed in another tab.
  if (!found || found.user_id !== user.id) return sayGone({ ...readAddress(query), import_id: undefined })
  const change = { user, context, form, import_id, address: { ...readAddress(query), import_id } }
  if (form.has('answer')) return answerPoint(change, String(form.get('answer')))
  switch (form.get('intent')) {
    case 'save':
      return saveOne(change, 'published')
    case 'draft':
      return saveOne(change, 'draft')
    case 'skip':
      return skipOne(change)
    case 'save-all':
      return saveAll(change)
    case 'discard':
      await deleteImport(context.get(databaseContext), import_id)
      return redirectWith(writeAddress({ ...change.address, import_id: undefined, position: 0, page: 0 }), {
        kind: 'success',
        title: 'Import closed',
        text: 'The recipes you saved are still there.',
      })
    default:
      return sayGone(change.address)
  }
}

/** The place that a form names, or 0, where nothing is. */
export function positionOf(form: FormData): number {
  const position = String(form.get('position') ?? '')
  return /^\d{1,6}$/.test(position) ? Number(position) : 0
}

async function saveOne(change: Change, status: Status) {
  const { user, context, form, import_id, address } = change
  if (!may(user, rightToWrite(status))) throw forbidden()
  const typed = readReviewValues(form)
  const { duplicate: choice } = typed
  const duplicate = oneOf(['update', 'restore', 'new'] as const, choice)
  const position = positionOf(form)
  const saved = await saveReview(
    context.get(databaseContext),
    {
      ...{ import_id, position, typed, status, duplicate, author: authorOf(user) },
      pictures: bringsPictures(form, context),
    },
    context.get(siteContext).now,
    context.get(resourcesContext).importer.read,
  )
  context.get(resourcesContext).jobs?.wake('pictures')
  if (saved.outcome === 'gone') return sayGone(address)
  if (saved.outcome === 'invalid') return invalid({ position, typed }, saved.errors)
  const text = `"${saved.name}" is ${saved.status === 'draft' ? 'kept as a draft' : 'on the site now'}.`
  return redirectWith(`${writeAddress(address, { position, page: 0 })}${REVIEW}`, {
    kind: 'success',
    title: 'Recipe saved',
    text,
  })
}

/** Settles a point with one press. The form comes back as that has changed it. */
async function answerPoint({ user, context, form, import_id, address }: Change, answer: string) {
  const position = positionOf(form)
  const typed = answered(readReviewValues(form), answer)
  const { read } = context.get(resourcesContext).importer
  const review = { import_id, position, typed, by: 'an answer' } as const
  const isStaged = await stageEdit(
    context.get(databaseContext),
    review,
    authorOf(user),
    context.get(siteContext).now,
    read,
  )
  return isStaged ? { values: { position, typed }, errors: {}, answer } : sayGone(address)
}

/** Whether the box is ticked, where it can be. */
const bringsPictures = (form: FormData, context: Context) =>
  form.get('pictures') === 'on' && context.get(resourcesContext).jobs !== undefined

async function skipOne({ context, form, import_id, address }: Change) {
  const position = positionOf(form)
  const skipped = await markItem(context.get(databaseContext), import_id, position, 'discarded')
  return skipped ? redirect(`${writeAddress(address, { position, page: 0 })}${REVIEW}`) : sayGone(address)
}

async function saveAll({ user, context, form, import_id, address }: Change) {
  const db = context.get(databaseContext)
  const asked = String(form.get('needing'))
  const status = form.get('status') === 'draft' || asked === 'all-drafts' ? 'draft' : 'published'
  if (!may(user, rightToWrite(status))) throw forbidden()
  // The buttons stand in the form of one recipe, so that what was typed a moment ago is part of it.
  const { now } = context.get(siteContext)
  const typed = readReviewValues(form)
  const { read, work } = context.get(resourcesContext).importer
  const open = { import_id, position: positionOf(form), typed, by: 'lying open' } as const
  await stageEdit(db, open, authorOf(user), now, read)
  const pictures = bringsPictures(form, context)
  const needing = oneOf(['published', 'leave'] as const, asked) ?? 'draft'
  const choice = form.get('duplicates')
  const duplicates = choice === 'update' || choice === 'new' || choice === 'skip' ? choice : 'leave'
  if (!(await beginSaving(db, import_id, { status, needing, duplicates, pictures }))) return sayGone(address)
  const worked = await work(import_id, now)
  const headers = noticeOfAll(import_id, worked)
  return redirect(writeAddress(address, { position: 0, page: 0, search: '' }), { headers })
}

function noticeOfAll(import_id: string, worked: Worked): HeadersInit | undefined {
  if (worked.state === 'working') return undefined
  if (worked.state === 'failed')
    return noticeHeaders({
      kind: 'destructive',
      title: 'Saving failed',
      text: `${worked.fault ? `${faultReason(worked.fault)} ` : ''}The recipes that were not saved are still waiting here. Please try again.`,
    })
  // Another process was faster: the screen shows what became of it.
  if (!worked.saved) return undefined
  const { saved, drafts = 0, left, skipped } = worked.saved
  const parts = [
    drafts > 0 ? `${count(saved)} saved, ${drafts} of them as drafts.` : `${count(saved)} saved.`,
    skipped > 0 && `${count(skipped)} skipped.`,
    left > 0 && `${count(left)} left for you to decide.`,
  ]
  const text = parts.filter(Boolean).join(' ')
  return noticeHeaders({ kind: 'success', title: 'Recipes saved', text, undo: undoOf(import_id, saved) })
}

const count = (recipes: number) => formatCount(recipes, 'recipe')

function sayGone(address: ReviewAddress) {
  return redirectWith(writeAddress(address), {
    kind: 'destructive',
    title: 'No longer in review',
    text: 'This recipe was saved, skipped or discarded already, perhaps in another tab.',
  })
}
