import type { Context } from 'hono'
import { notFound, problem, problemAnswer } from './problem.ts'
import { notAllowed } from './require-right.ts'

/** What keeps a change from being made. */
type Reason = 'missing' | 'slug-taken' | 'not-allowed' | 'changed'

export const CONFLICT = {
  409: problemAnswer(
    'slug_taken: something else has this slug. changed: somebody saved it after the updated_at that you sent. Read it again.',
  ),
}

/** Says why a change was not made. */
export function refuseChange(c: Context, reason: Reason) {
  if (reason === 'missing') return notFound(c)
  if (reason === 'slug-taken') return slugTaken(c)
  if (reason === 'not-allowed') return notAllowed(c)
  return problem(c, 409, 'changed', 'Somebody changed it after you read it. Nothing was changed now.')
}

export const slugTaken = (c: Context) =>
  problem(
    c,
    409,
    'slug_taken',
    'This slug is taken. Nothing was changed.',
    {},
    { slug: 'This slug is taken.' },
  )
