import { pictureAddress } from '#domain/files/picture.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, resourcesContext, siteContext } from '#server/context.ts'
import { receivePicture } from '#server/media/receive-picture.ts'
import type { Route } from './+types/upload'

/**
 * Takes a picture from a script: the file itself is the body, its name and what it shows are in the address. It is
 * stored under the hash of its content, and where it is shown from is answered.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const admin = requireRight(request, context, 'add-pictures')
  const site = {
    db: context.get(databaseContext),
    encode: context.get(resourcesContext).encodePicture,
    now: context.get(siteContext).now,
  }
  const received = await receivePicture(site, {
    file: request.body ?? [],
    name: url.searchParams.get('name') ?? '',
    alt_text: url.searchParams.get('alt_text') ?? '',
    uploaded_by: admin.id,
    as: url.searchParams.get('as') === 'logo' ? 'logo' : 'picture',
  })
  if (!received.ok) return Response.json({ message: received.message }, { status: received.status })
  const { width, height, alt_text } = received.picture
  return Response.json({ address: pictureAddress(received.picture), width, height, alt_text })
}
