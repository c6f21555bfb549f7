import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { may, type Right } from '#domain/people/rights.ts'
import type { Viewer } from '../data/people/sessions.ts'
import type { RequestEnv } from '../http/request-env.ts'
import { problem, problemAnswer } from './problem.ts'

type UserEnv = RequestEnv & { Variables: { user: Viewer['user'] } }

/** Lets pass who has a right, and says who they are. What only they may see is kept by nobody. */
export const requireRight = (right: Right) =>
  createMiddleware<UserEnv>(async (c, next) => {
    c.header('Cache-Control', 'private, no-store')
    const { viewer } = c.var
    if (!viewer) {
      const wasShown = c.req.header('authorization') !== undefined
      return problem(c, 401, 'not_signed_in', 'You are not signed in, or your session has ended.', {
        'WWW-Authenticate': wasShown ? 'Bearer error="invalid_token"' : 'Bearer',
      })
    }
    if (!may(viewer.user, right)) return notAllowed(c)
    c.set('user', viewer.user)
    return next()
  })

/** What somebody hears who lacks a right. */
export const notAllowed = (c: Context) =>
  problem(c, 403, 'not_an_administrator', 'Your account may not do this.')

/** How a call is described that takes a right. */
export const withRight = (right: Right) => ({
  security: [{ bearer: [] }],
  middleware: requireRight(right),
})

/** What it answers to everybody else. */
export const ADMIN_REFUSALS = {
  401: problemAnswer('not_signed_in: no access token, or an expired one.'),
  403: problemAnswer('not_an_administrator, or cross_origin: a browser sent this from another site.'),
}
