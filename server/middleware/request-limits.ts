import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { MAX_UPLOAD, MAX_UPLOAD_BYTES } from 'recipe-basics/text/upload'
import { problem } from '../api/problem.ts'
import { isApi } from '../auth/identify.ts'
import { createThrottle } from '../concurrency/throttle.ts'
import { isFileForm } from '../forms/read-form.ts'
import type { RequestEnv } from '../http/request-env.ts'

/** The largest file, and a little for the form around it. */
const MAX_BODY_BYTES = MAX_UPLOAD_BYTES + 64 * 1024

/**
 * Where administrators bring backups, or the holder of a set-up link does. Nobody else's body is read there. A form with a
 * file is written to disk as it comes: server/backups/receive-backup.ts has the limit. Any other body is held in memory.
 */
const BACKUP_PATHS = ['/admin/keeping/backups/bring', '/auth/set-up/backup']

/** A client that signs in is still a stranger and sends little. The router ignores the case of paths. */
const SIGN_IN_PATH = /^\/+(api\/+)?auth(\W|_|$)/i
const MAX_SIGN_IN_BYTES = 64 * 1024

/** Far more than any page has, here or on the site that was here before. The router’s work grows with their square. */
const MAX_PATH_NAMES = 64

/** Answers that there is no page under a path of more names than any has, before the router sees it. */
export function refuseDeepPaths() {
  return createMiddleware<RequestEnv>(async (c, next) => {
    if (c.req.path.split('/', MAX_PATH_NAMES + 2).length <= MAX_PATH_NAMES + 1) return next()
    const detail = 'There is nothing at this address.'
    return isApi(c.req.raw) ? problem(c, 404, 'not_found', detail) : c.text(detail, 404)
  })
}

/** Refuses what is longer than a file may be, or than a stranger needs for signing in. */
export function limitBody() {
  const limit = (maxSize: number, most: string) =>
    bodyLimit({
      maxSize,
      onError(c) {
        const detail = `That is more than ${most}, the limit of this site.`
        return isApi(c.req.raw) ? problem(c, 413, 'too_large', detail) : c.text(detail, 413)
      },
    })
  const ofSignIn = limit(MAX_SIGN_IN_BYTES, '64 KB')
  const ofFiles = limit(MAX_BODY_BYTES, MAX_UPLOAD)
  return createMiddleware<RequestEnv>(async (c, next) => {
    if (BACKUP_PATHS.includes(c.req.path) && isFileForm(c.req.raw)) return next()
    return SIGN_IN_PATH.test(c.req.path) ? ofSignIn(c, next) : ofFiles(c, next)
  })
}

/** Sign-ins that come at once are let in one by one, so that visitors are answered in between. */
export function throttleSignIns() {
  const nextTurn = createThrottle()
  return createMiddleware<RequestEnv>(async (c, next) => {
    if (c.req.method === 'POST' && SIGN_IN_PATH.test(c.req.path)) await nextTurn()
    return next()
  })
}
