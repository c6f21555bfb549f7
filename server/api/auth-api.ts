import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { isTooDeep, parseText } from 'recipe-basics/text/json-text'
import type { Config } from '../config.ts'
import type { Database } from '../data/database/database.ts'
import { findTotpSecret } from '../data/people/second-factors.ts'
import { signOutHeaders } from '../auth/answers.ts'
import { toBrowserSession } from '../auth/browser-session.ts'
import { clearedSessionCookies, readCookie, sessionCookies } from '../auth/cookies.ts'
import { deviceWords } from '../auth/device-words.ts'
import { recordNewDevice } from '../auth/known-device.ts'
import type { Semaphore } from '../concurrency/semaphore.ts'
import { codeRefusal } from '../auth/second-factor.ts'
import { endSession, refreshSession, startSessionByPassword, type IssuedSession } from '../auth/sessions.ts'
import { checkPassword, type Refusal, WRONG } from '../auth/sign-in.ts'
import type { RequestEnv } from '../http/request-env.ts'
import { problem } from './problem.ts'

type Site = { config: Config; db: Database; hashing: Semaphore }
type RequestContext = Context<RequestEnv>

const Text = z.string().trim().min(1).max(1000).optional().catch(undefined)

/** Body of `POST /api/auth/token`. spec.md section 5: e-mail or phone together with a password. */
export const TokenRequest = z.object({
  grant_type: z.enum(['password', 'refresh_token']),
  email: Text,
  phone: Text,
  password: z.string().optional().catch(undefined),
  refresh_token: Text,
  /** Of an account whose second factor is switched on: from the app, or a recovery code. */
  code: Text,
})
type TokenRequest = z.infer<typeof TokenRequest>

/** spec.md section 7's calls for accounts: sign in, refresh, who am I, am I an administrator, sign out. */
export function createAuthApi(site: Site) {
  const api = new Hono<RequestEnv>()
  api.post('/auth/token', async (c) => {
    const body = await readFields(c)
    const request = TokenRequest.safeParse({ grant_type: c.req.query('grant_type'), ...body })
    if (!request.success)
      return problem(c, 400, 'unsupported_grant_type', 'grant_type must be password or refresh_token.')
    const { data } = request
    return data.grant_type === 'password' ? grantPassword(c, site, data) : grantRefresh(c, site, data)
  })

  api.get('/auth/user', (c) => {
    const { viewer } = c.var
    return viewer ? c.json(viewer.user) : problem(c, 401, 'not_signed_in', 'Nobody is signed in.')
  })

  api.post('/auth/logout', async (c) => signOut(c, site))

  api.post('/rpc/is_admin', (c) => c.json(c.var.viewer?.user.is_admin ?? false))
  return api
}

async function grantPassword(c: RequestContext, { db, hashing }: Site, request: TokenRequest) {
  const { email, phone, password } = request
  if (!email && !phone) return problem(c, 400, 'email_or_phone_missing', 'email or phone is missing.')
  if (!password) return problem(c, 400, 'password_missing', 'password is missing.')
  const { now, network } = c.var
  // No account has a phone number yet: one is as unknown as an unknown address.
  const attempt = { email: email ?? `phone:${phone}`, password, network }
  const checked = await checkPassword(db, attempt, { now, hashing })
  if (!checked.ok) return refuse(c, checked)
  const { user_id } = checked
  const hasCode = (await findTotpSecret(db, user_id)) !== undefined
  if (hasCode) {
    const { code } = request
    if (!code) return problem(c, 401, 'second_factor_required', 'code is missing: the second factor is on.')
    const refusal = await codeRefusal(db, { user_id, code, network }, now)
    if (refusal) return problem(c, 400, 'invalid_code', refusal)
  }
  const device = deviceWords(c.req.header('user-agent') ?? null)
  const session = await startSessionByPassword(db, { ...checked, hasCode }, device, now)
  if (!session) return refuse(c, WRONG)
  await recordNewDevice(db, { user_id, device: `${device}, by the API`, mark: undefined }, now)
  return c.json(toSession(session, now), 200, NO_STORE)
}

/** A program sends its refresh token. A browser has it in a cookie, and gets the next one there too. */
async function grantRefresh(c: RequestContext, { db, config }: Site, { refresh_token }: TokenRequest) {
  const { now } = c.var
  const cookie = readCookie(c.req.header('cookie'), 'refresh', config)
  const token = refresh_token ?? cookie
  if (!token) return problem(c, 400, 'refresh_token_missing', 'refresh_token is missing.')
  const session = await refreshSession(db, token, now)
  const inCookies = refresh_token === undefined
  if (!session) {
    if (inCookies) addCookies(c, clearedSessionCookies(config))
    return problem(c, 401, 'invalid_refresh_token', 'This session has ended. Please sign in again.')
  }
  if (!inCookies) return c.json(toSession(session, now), 200, NO_STORE)
  addCookies(c, sessionCookies(session, now, config))
  return c.json(toBrowserSession(session.viewer, now), 200, NO_STORE)
}

/** A program whose access token is over can still end its session with the refresh token. */
async function signOut(c: RequestContext, { db, config }: Site) {
  const { viewer, now } = c.var
  const refreshToken = Text.parse((await readFields(c)).refresh_token)
  const ended = refreshToken !== undefined && (await endSession(db, refreshToken, now))
  const isProgram = refreshToken !== undefined || c.req.header('authorization') !== undefined
  if (isProgram && !viewer && !ended)
    return problem(
      c,
      401,
      'not_signed_in',
      'That token has expired or is unknown. Send refresh_token to end its session.',
    )
  return new Response(null, {
    status: 204,
    headers: await signOutHeaders(db, { viewer, siteUrl: config.siteUrl }),
  })
}

const NO_STORE = { 'Cache-Control': 'private, no-store' }

/** What a program gets: the tokens are its own to keep. */
const toSession = ({ viewer, accessToken, refreshToken }: IssuedSession, now: Date) => ({
  ...toBrowserSession(viewer, now),
  access_token: accessToken,
  refresh_token: refreshToken,
})

function refuse(c: RequestContext, { reason, message, retryAfter }: Refusal) {
  const headers: Record<string, string> = retryAfter ? { 'Retry-After': String(retryAfter) } : {}
  if (reason === 'wrong') return problem(c, 400, 'invalid_credentials', message)
  if (reason === 'too_many') return problem(c, 429, 'too_many_attempts', message, headers)
  return problem(c, 503, 'busy', message, headers)
}

function addCookies(c: RequestContext, cookies: string[]) {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
}

/** The fields of a JSON or form body; none of a body that is neither. */
async function readFields(c: RequestContext): Promise<Record<string, unknown>> {
  const text = await c.req.text()
  if (!c.req.header('content-type')?.includes('json')) return Object.fromEntries(new URLSearchParams(text))
  const parsed = isTooDeep(text) ? undefined : parseText(text)
  const body = parsed?.ok ? parsed.value : undefined
  return typeof body === 'object' && body !== null ? { ...body } : {}
}
