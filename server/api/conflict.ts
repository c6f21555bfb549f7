import type { Context } from 'hono'
import { notFound, problem, problemAnswer } from './problem.ts'

/** What keeps a change from being made. */
type Reason = 'missing' | 'slug-taken' | 'changed'

export const CONFLICT = {
  409: problemAnswer(
    'slug_taken: the slug is another’s. changed: it was saved since the updated_at that was sent; read it again.',
  ),
}

/** Says why a change was not made. */
export function refuseChange(c: Context, reason: Reason) {
  if (reason === 'missing') return notFound(c)
  if (reason === 'slug-taken') return slugTaken(c)
  return problem(c, 409, 'changed', 'It was changed elsewhere since it was read. Nothing was changed.')
}

export const slugTaken = (c: Context) =>
  problem(c, 409, 'slug_taken', 'This slug is taken. Nothing was changed.', {}, { slug: 'It is taken.' })
