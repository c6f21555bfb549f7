import { data } from 'react-router'
import { fetchOrNull } from '../../../ui/notice/failure.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext } from '#server/context.ts'
import { authorOf } from '#server/data/changes/change.ts'
import { findPicture, updateAltText } from '#server/data/media/pictures.ts'
import { toAltText } from '#server/media/receive-picture.ts'
import { readForm } from '#server/forms/read-form.ts'
import { forbidden, notFound } from '#server/forms/responses.ts'
import type { Route } from './+types/picture'

/** What is known of one picture, for the fields that show it. */
export async function loader({ request, params: { hash }, context }: Route.LoaderArgs) {
  requireRight(request, context, 'see-drafts')
  const picture = await findPicture(context.get(databaseContext), hash)
  if (!picture) throw notFound()
  return data({ alt_text: picture.alt_text })
}

/** Where it cannot be learnt, the field says so itself. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => fetchOrNull(serverLoader)

/** Says what a picture shows. */
export async function action({ request, params: { hash }, context }: Route.ActionArgs) {
  const author = authorOf(requireRight(request, context, 'add-pictures'))
  const form = await readForm(request)
  const alt_text = toAltText(form.get('alt_text'))
  const outcome = await updateAltText(context.get(databaseContext), hash, alt_text, author)
  if (outcome === 'not-allowed') throw forbidden()
  if (outcome === 'missing') throw notFound()
  return data({ saved: true })
}
