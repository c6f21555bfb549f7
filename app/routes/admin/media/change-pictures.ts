import { href } from 'react-router'
import { formatCount } from 'recipe-basics/text/format-number'
import type { Notice } from '#domain/notice.ts'
import { may } from '#domain/people/rights.ts'
import { IN_TRASH } from '#domain/publishing/trash.ts'
import type { SignedInUser } from '#domain/people/session.ts'
import { databaseContext, resourcesContext, siteContext } from '#server/context.ts'
import { type Author, authorOf } from '#server/data/changes/change.ts'
import type { Database } from '#server/data/database/database.ts'
import { deletePicture, updateAltText } from '#server/data/media/pictures.ts'
import { listElsewhere } from '#server/data/media/elsewhere.ts'
import { askForPictures } from '#server/data/media/linked-pictures.ts'
import type { PictureUse } from '#server/data/media/uses.ts'
import { receivePicture, toAltText } from '#server/media/receive-picture.ts'
import { redirectWith } from '#server/forms/notice.ts'
import { readWholeForm } from '#server/forms/read-form.ts'
import { invalid } from '#server/forms/responses.ts'
import { ALL_PICTURES, NO_OUTGOING } from './elsewhere-words.ts'
import type { Route } from './+types/list'

const MOST_NAMED = 3

/** What the forms of the media screen ask for: to delete a picture, to say what it shows, or to upload one. */
export async function changePictures(user: SignedInUser, { request, url, context }: Route.ActionArgs) {
  const form = await readWholeForm(request)
  if (!form) return refuseUpload('The upload was interrupted. Please try again.')
  const db = context.get(databaseContext)
  const deleted = form.get('delete')
  const described = form.get('describe')
  if (typeof deleted === 'string')
    return say(url, may(user, 'keep-media') ? await remove(context, deleted, authorOf(user)) : NOT_ALLOWED)
  if (typeof described === 'string') return say(url, await describe(db, described, authorOf(user), form))

  const brought = form.get('bring')
  if (typeof brought === 'string')
    return say(url, may(user, 'keep-media') ? await bring(context, brought, user) : NOT_ALLOWED)

  const file = form.get('file')
  const encode = context.get(resourcesContext).encodePicture
  const received = await receivePicture(
    { db, encode, now: context.get(siteContext).now },
    {
      file: file instanceof File ? file.stream() : [],
      name: file instanceof File ? file.name : '',
      alt_text: toAltText(form.get('alt_text')),
      uploaded_by: user.id,
    },
  )
  if (!received.ok) return refuseUpload(received.message)
  return say(url, { kind: 'success', title: 'Picture uploaded' })
}

const refuseUpload = (file: string) => invalid({}, { file })

/** The list again, as it was asked for. */
const say = ({ pathname, search }: URL, notice: Notice) => redirectWith(pathname + search, notice)

async function describe(db: Database, hash: string, author: Author, form: FormData): Promise<Notice> {
  const outcome = await updateAltText(db, hash, toAltText(form.get('alt_text')), author)
  if (outcome === 'not-allowed') return NOT_ALLOWED
  return outcome === 'saved' ? { kind: 'success', title: 'Description of the picture saved' } : GONE
}

/** Asks for the pictures at an address to be brought here, or for all that are elsewhere. */
async function bring(
  context: Route.ActionArgs['context'],
  which: string,
  { id: asked_by }: SignedInUser,
): Promise<Notice> {
  const jobs = context.get(resourcesContext).jobs
  if (!jobs) return { kind: 'destructive', title: 'This server asks no other sites', text: NO_OUTGOING }
  const db = context.get(databaseContext)
  const { now } = context.get(siteContext)
  const addresses = [...(await listElsewhere(db)).keys()]
  const wanted = which === ALL_PICTURES ? addresses : addresses.filter((address) => address === which)
  const count = await askForPictures(db, wanted, { asked_by, now })
  jobs.wake('pictures')
  if (count === 0) return { kind: 'success', title: 'No picture is on another site any more' }
  const text = 'You can leave this page. The work continues.'
  return { kind: 'success', title: `Bringing ${formatCount(count, 'picture')} here`, text }
}

async function remove(context: Route.ActionArgs['context'], hash: string, author: Author): Promise<Notice> {
  const { now } = context.get(siteContext)
  const uses = await deletePicture(context.get(databaseContext), hash, author, now)
  if (!uses) return GONE
  const undo = { action: `${href('/admin/keeping/trash')}?restore=picture/${hash}`, label: 'Undo' }
  if (uses.length === 0) return { kind: 'success', title: 'Picture deleted', text: IN_TRASH, undo }
  return {
    kind: 'destructive',
    title: 'The picture is in use',
    text: `The picture was not deleted: ${nameUses(uses)}.`,
  }
}

const NOT_ALLOWED: Notice = {
  kind: 'destructive',
  title: 'The picture was not changed',
  text: 'Only an administrator can delete pictures, bring them here, and describe pictures on public pages.',
}
const GONE: Notice = { kind: 'destructive', title: 'The picture was deleted already' }

function nameUses(uses: PictureUse[]): string {
  const names = uses.slice(0, MOST_NAMED).map(({ name }) => `“${name}”`)
  const more = uses.length - names.length
  const verb = uses.length === 1 ? 'shows' : 'show'
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''} ${verb} it`
}
