import { data } from 'react-router'
import { fetchOrNull } from '#app/ui/failure.ts'
import { requireAdmin } from '#server/auth/guard.ts'
import { databaseContext } from '#server/context.ts'
import { findPicture, updateAltText } from '#server/data/media/pictures.ts'
import { toAltText } from '#server/media/receive-picture.ts'
import { readForm } from '#server/read-form.ts'
import { notFound } from '#server/responses.ts'
import type { Route } from './+types/picture'

/** What is known of one picture, for the fields that show it. */
export async function loader({ request, params: { hash }, context }: Route.LoaderArgs) {
  requireAdmin(request, context)
  const picture = await findPicture(context.get(databaseContext), hash)
  if (!picture) throw notFound()
  return data({ alt_text: picture.alt_text })
}

/** Where it cannot be learnt, the field says so itself. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => fetchOrNull(serverLoader)

/** Says what a picture shows. */
export async function action({ request, params: { hash }, context }: Route.ActionArgs) {
  requireAdmin(request, context)
  const form = await readForm(request)
  const saved = await updateAltText(context.get(databaseContext), hash, toAltText(form.get('alt_text')))
  if (!saved) throw notFound()
  return data({ saved })
}
