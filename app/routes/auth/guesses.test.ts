import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { confirmOffer, describeOffer, offerTotp } from '#server/auth/second-factor.ts'
import { insertUser } from '#server/data/people/users.ts'
import { hashCheaply } from '#test/people.ts'
import { createTestSite, NOW } from '#test/site.ts'

const EMAIL = 'kettle@plate.test'
const PASSWORD = 'a long enough password'
const PASSWORD_HASH = hashCheaply(PASSWORD)
const SPELLINGS = [
  ' kettle@plate.test',
  '\u3000kettle@plate.test',
  'ket\u200btle@plate.test',
  'ｋｅｔｔｌｅ＠ｐｌａｔｅ．ｔｅｓｔ',
  'KETTLE@plate.test\u00ad',
]

const from = (host: number, cookie = '') => ({
  env: { incoming: { socket: { remoteAddress: `198.51.100.${host}` } } },
  cookie,
})
type From = ReturnType<typeof from>

async function siteWithOwner({ hasSecondFactor = false } = {}) {
  const site = await createTestSite()
  const user_id = (await insertUser(
    site.db,
    { email: EMAIL, password_hash: PASSWORD_HASH, role: 'administrator' },
    NOW,
  ))!
  const secret = hasSecondFactor ? await switchOn(site.db, user_id) : ''
  const post = async (path: string, fields: Record<string, string>, { env, cookie }: From) =>
    site.get(
      path,
      {
        method: 'POST',
        headers: { Origin: 'https://plate.test', ...(cookie && { Cookie: cookie }) },
        body: new URLSearchParams(fields),
      },
      env,
    )
  const call = async (fields: object, { env }: From) => {
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ grant_type: 'password', email: EMAIL, password: PASSWORD, ...fields })
    return site.get('/api/auth/token', { method: 'POST', headers, body }, env)
  }
  /** The password, then the code, as one browser sends them. */
  const enter = async (code: string, who: From) => {
    const half = await post('/auth', { email: EMAIL, password: PASSWORD }, who)
    const pending = [who.cookie, cookiesOf(half)].filter(Boolean).join('; ')
    return { pending, answer: await post('/auth/second-factor', { code }, { ...who, cookie: pending }) }
  }
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: NOW.getTime() })
  return { site, user_id, post, call, enter, code }
}

async function switchOn(db: Parameters<typeof offerTotp>[0], user_id: string) {
  const minuteAgo = new Date(NOW.getTime() - 60_000)
  await offerTotp(db, user_id)
  const offer = await describeOffer(db, { user_id, email: EMAIL, siteName: 'Gentle Plate' })
  const secret = offer?.secret ?? ''
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: minuteAgo.getTime() })
  await confirmOffer(db, { user_id, code }, minuteAgo)
  return secret
}

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

test('guesses under any spelling of an address lock the account under every spelling', async () => {
  for (const spelling of SPELLINGS) {
    const { post, call } = await siteWithOwner()
    for (let host = 0; host < 6; host++)
      await post('/auth', { email: spelling, password: 'wrong' }, from(host))
    for (const email of [EMAIL, spelling]) {
      const answers = [
        await post('/auth', { email, password: PASSWORD }, from(100)),
        await call({ email }, from(101)),
      ]
      expect([spelling, email, answers.map(({ status }) => status)]).toEqual([spelling, email, [401, 400]])
    }
  }
})

test('any spelling of an address opens its account', async () => {
  const { post, call } = await siteWithOwner()
  for (const email of [EMAIL, ...SPELLINGS]) {
    expect([email, (await post('/auth', { email, password: PASSWORD }, from(1))).status]).toEqual([
      email,
      302,
    ])
    expect([email, (await call({ email }, from(2))).status]).toEqual([email, 200])
  }
})

test('somebody who has only the password cannot keep the owner out by wrong codes', async () => {
  const { call, enter, code } = await siteWithOwner({ hasSecondFactor: true })
  for (let guess = 0; guess < 8; guess++) {
    await enter('000000', from(7))
    await call({ code: '000000' }, from(8))
  }
  const { answer } = await enter(code(), from(9))
  expect(answer.headers.get('location')).toBe('/')
})

test('wrong codes wait after five, for one sign-in and for one network', async () => {
  const { post, call, enter } = await siteWithOwner({ hasSecondFactor: true })
  const statuses = []
  const { pending } = await enter('000000', from(1))
  // One sign-in that moves from network to network.
  for (let host = 2; host < 8; host++) {
    const answer = await post('/auth/second-factor', { code: '000000' }, from(host, pending))
    statuses.push((await answer.text()).includes('Too many wrong tries'))
  }
  expect(statuses).toEqual([false, false, false, false, true, true])
  // One network that begins a sign-in for each code.
  const answers = []
  for (let guess = 0; guess < 6; guess++) answers.push(await (await call({ code: '000000' }, from(9))).text())
  expect(answers.map((text) => text.includes('Too many wrong tries'))).toEqual([
    ...Array.from({ length: 5 }, () => false),
    true,
  ])
})

test('of wrong codes from ever new networks and sign-ins a hundred are looked at, and a device that signed in before still gets in', async () => {
  const { site, call, enter, code } = await siteWithOwner({ hasSecondFactor: true })
  const first = await enter(code(), from(1))
  const device = /__Host-device=[^;]+/.exec(cookiesOf(first.answer))?.[0] ?? ''
  expect(device).not.toBe('')
  const looked = []
  for (let host = 2; host < 130; host++) {
    const text = await (await call({ code: '000000' }, from(host))).text()
    looked.push(!text.includes('Too many wrong tries'))
  }
  expect(looked.filter(Boolean)).toHaveLength(100)
  // The code of this half minute is used.
  await site.db.updateTable('totp_secrets').set({ last_step: 0 }).execute()
  expect((await enter(code(), from(200))).answer.status).toBe(422)
  expect((await enter(code(), from(201, device))).answer.headers.get('location')).toBe('/')
})

test('wrong passwords and codes at one screen keep nobody out of another', async () => {
  const { site, user_id, enter, code } = await siteWithOwner({ hasSecondFactor: true })
  const { cookie: stolen } = await site.as('admin')
  await site.db.updateTable('session_families').set({ user_id }).execute()
  const guess = async (cookie: string, current: string) => {
    const headers = { Cookie: cookie, Origin: 'https://plate.test' }
    const body = new URLSearchParams({ form: 'recovery', current })
    return site.get('/admin/account', { method: 'POST', headers, body })
  }
  for (let time = 0; time < 8; time++) await guess(stolen, 'wrong')
  expect(await (await guess(stolen, PASSWORD)).text()).toContain('Too many wrong tries')
  const { answer } = await enter(code(), from(3))
  expect(answer.headers.get('location')).toBe('/')
  expect((await guess(cookiesOf(answer), PASSWORD)).status).toBe(200)
})
