import { createMiddleware } from 'hono/factory'
import type { Viewer } from '../data/people/sessions.ts'
import type { RequestEnv } from '../request-env.ts'
import { problem, problemAnswer } from './problem.ts'

type AdminEnv = RequestEnv & { Variables: { admin: Viewer['user'] } }

/** Lets administrators pass, and says who they are. What only they may see is kept by nobody. */
export const requireAdmin = createMiddleware<AdminEnv>(async (c, next) => {
  c.header('Cache-Control', 'private, no-store')
  const { viewer } = c.var
  if (!viewer) {
    const wasShown = c.req.header('authorization') !== undefined
    return problem(c, 401, 'not_signed_in', 'You are not signed in, or your session has ended.', {
      'WWW-Authenticate': wasShown ? 'Bearer error="invalid_token"' : 'Bearer',
    })
  }
  if (!viewer.user.is_admin)
    return problem(c, 403, 'not_an_administrator', 'Only administrators may do this.')
  c.set('admin', viewer.user)
  return next()
})

/** How a call of administrators is described. */
export const FOR_ADMINS = { security: [{ bearer: [] }], middleware: requireAdmin }

/** What it answers to everybody else. */
export const ADMIN_REFUSALS = {
  401: problemAnswer('not_signed_in: no access token, or an expired one.'),
  403: problemAnswer('not_an_administrator, or cross_origin: a browser sent this from another site.'),
}
