import { href } from 'react-router'
import { beginWithCount } from 'recipe-basics/text/format-number'
import type { Notice } from '#domain/notice.ts'
import { oneOf } from 'recipe-basics/text/one-of'
import type { SignedInUser } from '#domain/people/session.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, logContext, siteContext } from '#server/context.ts'
import { authorOf } from '#server/data/changes/change.ts'
import { emptyTrash } from '#server/data/trash/empty.ts'
import { restoreFromTrash, restorePicture } from '#server/data/trash/restore.ts'
import { redirectWith } from '#server/forms/notice.ts'
import { readForm } from '#server/forms/read-form.ts'
import { undone } from '../../undo.ts'
import type { Route } from '../+types/trash'

const KINDS = ['recipe', 'equipment', 'post'] as const

/** What the trash is asked for: to bring a thing back, also by the Undo of a notice, or to let go of all. */
export async function answerTrash(user: SignedInUser, { request, url, context }: Route.ActionArgs) {
  const db = context.get(databaseContext)
  const list = href('/admin/keeping/trash')
  const undo = url.searchParams.get('restore')
  const form = undo === null ? await readForm(request) : undefined
  const answer = (notice: Notice) =>
    undo === null ? redirectWith(list, notice) : undone(request, list, notice)
  if (form?.has('empty')) {
    requireRight(request, context, 'publish')
    const gone = await emptyTrash(db)
    return answer({
      kind: 'success',
      title: `${beginWithCount(gone, 'thing', 'things')} went for good`,
      text: 'Older backups still hold what went.',
    })
  }
  const [kind = '', id = ''] = (undo ?? String(form?.get('restore') ?? '')).split('/')
  try {
    return answer(await restore(kind, id, user, context))
  } catch (error) {
    context.get(logContext).error(error)
    return answer({ ...NOT_RESTORED, reason: 'The database takes no changes just now. It still waits here.' })
  }
}

const NOT_RESTORED = { kind: 'destructive', title: 'Not restored' } as const

async function restore(
  kind: string,
  id: string,
  user: SignedInUser,
  context: Route.ActionArgs['context'],
): Promise<Notice> {
  const db = context.get(databaseContext)
  const { now } = context.get(siteContext)
  const thing = oneOf(KINDS, kind)
  const back = thing
    ? await restoreFromTrash(db, thing, id, authorOf(user), now)
    : kind === 'picture'
      ? await restorePicture(db, id, authorOf(user))
      : undefined
  if (!back) return { ...NOT_RESTORED, text: 'It is not in the trash any more, or not yours to restore.' }
  const title = back.isBefore ? 'Nothing to restore' : 'Restored'
  return { kind: 'success', title, text: `“${back.name}” is back${back.says}.` }
}
