import { data } from 'react-router'
import { readPoint } from '#domain/files/point.ts'
import { fetchOrNull } from '../../../ui/notice/failure.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext } from '#server/context.ts'
import { authorOf } from '#server/data/changes/change.ts'
import {
  findPicture,
  mayChangePicture,
  movePoint,
  toPoint,
  updateAltText,
} from '#server/data/media/pictures.ts'
import { toAltText } from '#server/media/receive-picture.ts'
import { readForm } from '#server/forms/read-form.ts'
import { forbidden, notFound } from '#server/forms/responses.ts'
import type { Route } from './+types/picture'

/** What is known of one picture, for the fields that show it. */
export async function loader({ request, params: { hash }, context }: Route.LoaderArgs) {
  const author = authorOf(requireRight(request, context, 'see-drafts'))
  const db = context.get(databaseContext)
  const picture = await findPicture(db, hash)
  if (!picture) throw notFound()
  const mayMove = await mayChangePicture(db, hash, author)
  return data({ alt_text: picture.alt_text, point: toPoint(picture), mayMove })
}

/** Where it cannot be learnt, the field says so itself. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => fetchOrNull(serverLoader)

/** Says what a picture shows, or which point its cuts keep. */
export async function action({ request, params: { hash }, context }: Route.ActionArgs) {
  const author = authorOf(requireRight(request, context, 'add-pictures'))
  const form = await readForm(request)
  const db = context.get(databaseContext)
  const point = readPoint(form.get('x'), form.get('y'))
  if (!point && (form.has('x') || form.has('y'))) throw data(null, { status: 422 })
  const outcome = await (point
    ? movePoint(db, hash, point, author)
    : updateAltText(db, hash, toAltText(form.get('alt_text')), author))
  if (outcome === 'not-allowed') throw forbidden()
  if (outcome === 'missing') throw notFound()
  return data({ saved: true })
}
