import { href } from 'react-router'
import { pictureAddress } from '#domain/files/picture.ts'
import { readPercent, readPoint } from '#domain/files/point.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { ScreenHead } from '../../../ui/frame/screen-head.tsx'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext } from '#server/context.ts'
import { authorOf } from '#server/data/changes/change.ts'
import { findPicture, mayChangePicture, movePoint, toPoint } from '#server/data/media/pictures.ts'
import { redirectWith } from '#server/forms/notice.ts'
import { readForm } from '#server/forms/read-form.ts'
import { forbidden, invalid, notFound } from '#server/forms/responses.ts'
import { useLastAnswer } from '../use-last-answer.ts'
import { PointForm } from './point-form.tsx'
import type { Route } from './+types/point'

export async function loader({ request, params: { hash }, context }: Route.LoaderArgs) {
  const author = authorOf(requireRight(request, context, 'see-drafts'))
  const db = context.get(databaseContext)
  const picture = await findPicture(db, hash)
  if (!picture) throw notFound()
  return {
    name: picture.file_name || 'Unnamed picture',
    address: pictureAddress(picture),
    point: toPoint(picture),
    mayMove: await mayChangePicture(db, hash, author),
  }
}

/** Moves the point of a picture. The way back has the point in its address. */
export async function action({ request, params: { hash }, url, context }: Route.ActionArgs) {
  const author = authorOf(requireRight(request, context, 'add-pictures'))
  const form = await readForm(request)
  const read = (name: string) => String(form.get(name) ?? url.searchParams.get(name) ?? '')
  const typed = { x: read('x'), y: read('y') }
  const point = readPoint(typed.x, typed.y)
  if (!point) return invalid(typed, findWrong(typed))
  const db = context.get(databaseContext)
  const picture = await findPicture(db, hash)
  const outcome = picture ? await movePoint(db, hash, point, author) : 'missing'
  if (outcome === 'not-allowed') throw forbidden()
  if (!picture || outcome === 'missing') throw notFound()
  const back = new URLSearchParams({ x: String(picture.point_x), y: String(picture.point_y) })
  const page = href('/admin/media/:hash/point', { hash })
  return redirectWith(page, {
    kind: 'success',
    title: 'Point moved',
    text: 'Every cut of the picture keeps it from now on.',
    undo: { action: `${page}?${back}`, label: 'Undo' },
  })
}

const NO_PERCENT = 'Enter a whole number from 0 to 100.'

const findWrong = (typed: { x: string; y: string }) =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) =>
      readPercent(text) === undefined ? [[name, NO_PERCENT]] : [],
    ),
  )

export const meta: Route.MetaFunction = () => [{ title: 'Point of a picture · Admin Panel' }]

/** The whole picture with its point, and what its cuts keep. */
export default function PicturePoint({ loaderData, actionData }: Route.ComponentProps) {
  const { name, address, point, mayMove } = loaderData
  const answer = useLastAnswer(actionData)
  return (
    <>
      <ScreenHead
        title="What the cuts keep"
        intro={`Cards, rows and shared links cut a picture to their own shape. Each cut keeps this point of “${name}”.`}
      >
        <ButtonLink look="outline" to={href('/admin/media')}>
          All pictures
        </ButtonLink>
      </ScreenHead>
      <PointForm key={address} {...{ address, stored: point, mayMove, answer }} />
    </>
  )
}
