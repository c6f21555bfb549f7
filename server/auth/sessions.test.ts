import fc from 'fast-check'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { createTestDatabase, testDatabase, testEachDatabase } from '#test/database.ts'
import { ensurePerson } from '#test/people.ts'
import { shortOrLong } from '#test/short-or-long.ts'
import type { Database } from '../data/database/database.ts'
import { deletePasskey, insertPasskey } from '../data/people/passkeys.ts'
import { deleteSecondFactor, findOfferedTotpSecret } from '../data/people/second-factors.ts'
import { deleteOtherSessions } from '../data/people/sessions.ts'
import { updatePassword } from '../data/people/users.ts'
import { confirmOffer, offerTotp } from './second-factor.ts'
import {
  findViewerByToken,
  refreshSession,
  startSession,
  startSessionByPasskey,
  startSessionByPassword,
  sumOfPassword,
} from './sessions.ts'

const NOW = new Date('2026-03-04T05:06:07Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

async function start(db: Database, now = NOW) {
  return startSession(db, await ensurePerson(db, 'admin', now), 'Firefox on Linux', now)
}

testDatabase('an access token counts for 15 minutes, a session for 30 days', async (db) => {
  const first = await start(db)
  expect(await findViewerByToken(db, first.accessToken, later(899))).toMatchObject({
    user: { email: 'chef@plate.test', is_admin: true },
  })
  expect(await findViewerByToken(db, first.accessToken, later(900))).toBeUndefined()
  let session = first
  for (let day = 1; day < 30; day++) {
    const refreshed = await refreshSession(db, session.refreshToken, later(day * 86_400))
    session = refreshed!
  }
  expect(session.endsAt).toBe(later(30 * 86_400).toISOString())
  expect(await refreshSession(db, session.refreshToken, later(30 * 86_400))).toBeUndefined()
})

testDatabase('no token is stored, and each is new', async (db) => {
  const sessions = [await start(db), await start(db)]
  const refreshed = await refreshSession(db, sessions[0]!.refreshToken, later(60))
  const tokens = [...sessions, refreshed!].flatMap((session) => [session.accessToken, session.refreshToken])
  expect(new Set(tokens).size).toBe(6)
  const rows = JSON.stringify(await db.selectFrom('session_tokens').selectAll().execute())
  for (const token of tokens) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(rows).not.toContain(token)
  }
})

testEachDatabase('fifty refreshes at once give the same child', async (db) => {
  const { refreshToken } = await start(db)
  const children = await Promise.all(
    Array.from({ length: 50 }, async () => refreshSession(db, refreshToken, later(60))),
  )
  expect(new Set(children.map((child) => child?.refreshToken)).size).toBe(1)
  expect(new Set(children.map((child) => child?.accessToken)).size).toBe(1)
  expect(await countLive(db)).toBe(1)
})

testDatabase('a token that was used before ends the whole session', async (db) => {
  const first = await start(db)
  const second = await refreshSession(db, first.refreshToken, later(60))
  expect(await refreshSession(db, first.refreshToken, later(91))).toBeUndefined()
  expect(await findViewerByToken(db, second!.accessToken, later(91))).toBeUndefined()
  expect(await refreshSession(db, second!.refreshToken, later(91))).toBeUndefined()
})

testDatabase('within 30 seconds only the immediate parent is forgiven', async (db) => {
  const first = await start(db)
  const second = await refreshSession(db, first.refreshToken, later(60))
  expect(await refreshSession(db, first.refreshToken, later(90))).toMatchObject({
    refreshToken: second!.refreshToken,
  })
  const third = await refreshSession(db, second!.refreshToken, later(61))
  expect(await refreshSession(db, first.refreshToken, later(62))).toBeUndefined()
  expect(await refreshSession(db, third!.refreshToken, later(63))).toBeUndefined()
})

testDatabase('an access token refreshes nothing, a refresh token opens nothing', async (db) => {
  const { accessToken, refreshToken } = await start(db)
  expect(await refreshSession(db, accessToken, NOW)).toBeUndefined()
  expect(await findViewerByToken(db, refreshToken, NOW)).toBeUndefined()
  expect(await refreshSession(db, '', NOW)).toBeUndefined()
  expect(await findViewerByToken(db, accessToken, NOW)).toBeDefined()
})

testDatabase('a new password ends every session', async (db) => {
  const { accessToken, refreshToken } = await start(db)
  await updatePassword(db, 'chef@plate.test', 'other')
  expect(await findViewerByToken(db, accessToken, NOW)).toBeUndefined()
  expect(await refreshSession(db, refreshToken, NOW)).toBeUndefined()
})

const step = fc.oneof(
  fc.record({ kind: fc.constant('refresh' as const), copies: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('replay' as const), back: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(-20, 1, 10, 29, 31, 900) }),
)

testEachDatabase('no session begins by a password that is changed meanwhile', async (db) => {
  const user_id = await ensurePerson(db, 'admin', NOW)
  const begin = async (hash: string) =>
    startSessionByPassword(db, { user_id, password: sumOfPassword(hash) }, 'Firefox', NOW)
  for (let round = 0; round < 20; round++) {
    await updatePassword(db, 'chef@plate.test', `old ${round}`)
    const begun = await Promise.all([
      begin(`old ${round}`),
      updatePassword(db, 'chef@plate.test', `new ${round}`).then(() => undefined),
      ...Array.from({ length: 3 }, async () => begin(`old ${round}`)),
    ])
    const viewers = begun.map(async (session) => session && findViewerByToken(db, session.accessToken, NOW))
    expect((await Promise.all(viewers)).filter(Boolean)).toEqual([])
  }
  expect(await begin('new 19')).toBeDefined()
})

testEachDatabase(
  'no session begins by the password alone while a second factor is switched on',
  async (db) => {
    const user_id = await ensurePerson(db, 'admin', NOW)
    await updatePassword(db, 'chef@plate.test', 'hash')
    const proof = { user_id, password: sumOfPassword('hash') }
    const begin = async (hasCode?: boolean) =>
      startSessionByPassword(db, hasCode ? { ...proof, hasCode } : proof, 'Firefox', NOW)
    const switchOn = async (secret: string, own: string) => {
      await confirmOffer(db, { user_id, code: codeOf(secret) }, NOW)
      await deleteOtherSessions(db, user_id, own)
    }
    for (let round = 0; round < 10; round++) {
      const own = (await begin())?.viewer.sessionId ?? ''
      await offerTotp(db, user_id)
      const secret = (await findOfferedTotpSecret(db, user_id)) ?? ''
      await Promise.all([begin(), switchOn(secret, own), ...Array.from({ length: 3 }, async () => begin())])
      const left = await db.selectFrom('session_families').select('id').execute()
      expect(left.map(({ id }) => id)).toEqual([own])
      expect(await begin()).toBeUndefined()
      expect(await begin(true)).toBeDefined()
      await deleteSecondFactor(db, user_id)
      await deleteOtherSessions(db, user_id, '')
    }
  },
)

testEachDatabase('no session begins by a passkey that is removed meanwhile', async (db) => {
  const user_id = await ensurePerson(db, 'admin', NOW)
  const passkey = { id: 'key', user_id, name: 'Phone', public_key: 'x', counter: 0, transports: [] }
  const proof = { user_id, passkey: 'key', counter: 1 }
  const begin = async () => startSessionByPasskey(db, proof, 'Firefox', NOW)
  const remove = async () => (await deletePasskey(db, user_id, 'key')) && deleteOtherSessions(db, user_id, '')
  for (let round = 0; round < 10; round++) {
    await insertPasskey(db, passkey, NOW)
    expect(await begin()).toBeDefined()
    await Promise.all([begin(), remove(), begin(), begin()])
    expect(await db.selectFrom('session_families').select('id').execute()).toEqual([])
    expect(await begin()).toBeUndefined()
  }
})

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: NOW.getTime() })

test('whatever history a session has, at most one line of it lives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (history) => {
      const db = await createTestDatabase()
      const line = [(await start(db)).refreshToken]
      const usedAt: number[] = []
      let at = 0
      let ended = false
      for (const event of history) {
        if (event.kind === 'wait') at += event.seconds
        if (event.kind === 'refresh') {
          const answers = await Promise.all(
            Array.from({ length: event.copies }, async () => refreshSession(db, line.at(-1)!, later(at))),
          )
          const children = new Set(answers.map((answer) => answer?.refreshToken))
          expect(children.size).toBe(1)
          const [child] = children
          expect(child === undefined).toBe(ended)
          if (child) {
            line.push(child)
            usedAt.push(at)
          }
        }
        if (event.kind === 'replay' && line.length > event.back) {
          const token = line.at(-1 - event.back)!
          const forgiven: boolean = !ended && event.back === 1 && at - usedAt.at(-1)! <= 30
          const answer = await refreshSession(db, token, later(at))
          expect(answer?.refreshToken).toBe(forgiven ? line.at(-1) : undefined)
          ended ||= !forgiven
        }
        expect(await countLive(db)).toBe(ended ? 0 : 1)
      }
      await db.destroy()
    }),
    { numRuns: shortOrLong(50, 150) },
  )
})

/** How many refresh tokens could still be used. */
async function countLive(db: Database) {
  const rows = await db
    .selectFrom('session_tokens')
    .select('token_hash')
    .where('kind', '=', 'refresh')
    .where('used_at', 'is', null)
    .execute()
  return rows.length
}
