import { expect, test } from 'vitest'
import { offerSetUp } from '#server/auth/set-up.ts'
import { listUsers } from '#server/data/people/users.ts'
import { testEachDatabase } from '#test/database.ts'
import { noticeOf } from '#test/form-fields.ts'
import { pageLinks, pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

const ACCOUNT = { email: 'chef@plate.test', password: 'a long enough password' }
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

testEachDatabase('fifty claims at once make exactly one administrator', async (db) => {
  const site = await createTestSite({ db })
  const code = (await offerSetUp(db, NOW)) ?? ''
  expect(Buffer.from(code, 'base64url')).toHaveLength(24)
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, index) =>
      site.post(
        '/auth/set-up',
        { ...ACCOUNT, email: `chef${index}@plate.test`, code },
        { incoming: { socket: { remoteAddress: `198.51.100.${index}` } } },
      ),
    ),
  )
  const made = answers.filter((answer) => answer.headers.get('location') === '/admin/settings')
  expect(made).toHaveLength(1)
  expect(made[0]!.headers.getSetCookie().join()).toContain('__Host-access=')
  expect(await listUsers(db)).toMatchObject([{ role: 'administrator' }])
})

test('the first administrator may have a name from the beginning, and need not', async () => {
  for (const name of ['Ines Calder', '']) {
    const site = await createTestSite()
    const code = (await offerSetUp(site.db, NOW)) ?? ''
    expect((await site.read('/auth/set-up')).html).toContain('name="name"')
    expect((await site.post('/auth/set-up', { ...ACCOUNT, name, code })).status).toBe(302)
    expect(await listUsers(site.db)).toMatchObject([{ name: name || null }])
  }
})

test('once there is an account the page is gone for ever', async () => {
  const site = await createTestSite()
  const code = (await offerSetUp(site.db, NOW)) ?? ''
  expect((await site.get('/auth/set-up')).status).toBe(200)
  await site.as('user')
  expect((await site.get('/auth/set-up')).status).toBe(404)
  expect((await site.post('/auth/set-up', { ...ACCOUNT, code })).status).toBe(404)
  expect(await offerSetUp(site.db, NOW)).toBeUndefined()
  expect(await listUsers(site.db)).toHaveLength(1)
})

test('whoever opens the link once more reads that it was used, and where to sign in', async () => {
  const site = await createTestSite()
  const code = (await offerSetUp(site.db, NOW)) ?? ''
  await site.post('/auth/set-up', { ...ACCOUNT, code })
  const pages = [
    await site.get('/auth/set-up'),
    await site.get('/auth/set-up/backup'),
    await site.post('/auth/set-up', { ...ACCOUNT, code }),
    await site.post('/auth/set-up/backup', { code }),
  ]
  for (const page of pages) {
    const html = await page.text()
    expect(page.status).toBe(404)
    expect(pageText(pagePart(html, 'main'))).toContain(
      'The set-up link works once, and this site has an account now.',
    )
    expect(pageLinks(html)).toContainEqual({ href: '/admin', text: 'Sign In' })
    expect(html).not.toContain('<form method="post"')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  }
})

test('nobody is welcomed back who is here for the first time', async () => {
  const site = await createTestSite()
  const made = await site.post('/auth/set-up', { ...ACCOUNT, code: (await offerSetUp(site.db, NOW)) ?? '' })
  expect(noticeOf(made)).toMatchObject({ title: 'Welcome!', text: 'Your account is ready.' })
})

test('a code counts for 30 minutes, and only the newest', async () => {
  const site = await createTestSite()
  const old = (await offerSetUp(site.db, NOW)) ?? ''
  const code = (await offerSetUp(site.db, NOW)) ?? ''
  const after = await createTestSite({ db: site.db, now: later(30) })
  for (const answer of [
    await site.post('/auth/set-up', { ...ACCOUNT, code: old }),
    await after.post('/auth/set-up', { ...ACCOUNT, code }),
  ]) {
    expect(answer.status).toBe(422)
    expect(pageText(await answer.text())).toContain('The code is wrong or too old')
  }
  expect(await listUsers(site.db)).toEqual([])
  expect((await site.post('/auth/set-up', { ...ACCOUNT, code })).status).toBe(302)
})

test('the whole link counts as its code, for whoever pastes that', async () => {
  const site = await createTestSite()
  const code = (await offerSetUp(site.db, NOW)) ?? ''
  const link = ` https://plate.test/auth/set-up#${code} `
  expect((await site.post('/auth/set-up', { ...ACCOUNT, code: link })).status).toBe(302)
})

test('guessing at the code is limited', async () => {
  const site = await createTestSite()
  await offerSetUp(site.db, NOW)
  const statuses = []
  for (let time = 0; time < 7; time++)
    statuses.push((await site.post('/auth/set-up', { ...ACCOUNT, code: `guess-${time}` })).status)
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
})

test('nobody can sign in to a fresh site, and it has secrets of its own', async () => {
  const [one, two] = [await createTestSite(), await createTestSite()]
  const secrets = []
  for (const site of [one, two]) {
    expect(await listUsers(site.db)).toEqual([])
    await site.as('user')
    secrets.push(...(await site.db.selectFrom('secrets').select('value').execute()))
  }
  expect(new Set(secrets.map(({ value }) => value)).size).toBe(secrets.length)
  for (const { value } of secrets) expect(Buffer.from(value, 'base64url')).toHaveLength(32)
})

test('a password that others would try first is explained beside its field', async () => {
  const site = await createTestSite()
  const code = (await offerSetUp(site.db, NOW)) ?? ''
  const response = await site.post('/auth/set-up', {
    ...ACCOUNT,
    password: 'correct horse battery staple',
    code,
  })
  expect(response.status).toBe(422)
  expect(pageText(await response.text())).toContain('Many people use this password')
  expect((await site.post('/auth/set-up', { ...ACCOUNT, code })).status).toBe(302)
})

test('a claim that cannot be worked on now is told so', async () => {
  const site = await createTestSite()
  const code = (await offerSetUp(site.db, NOW)) ?? ''
  const signIn = async (index: number) =>
    site.post('/auth', ACCOUNT, { incoming: { socket: { remoteAddress: `198.51.100.${index}` } } })
  const crowd = Promise.all(Array.from({ length: 100 }, async (_, index) => signIn(index)))
  const claims = await Promise.all(
    Array.from({ length: 100 }, async (_, index) =>
      site.post(
        '/auth/set-up',
        { ...ACCOUNT, email: `chef${index}@plate.test`, code },
        { incoming: { socket: { remoteAddress: `203.0.113.${index}` } } },
      ),
    ),
  )
  await crowd
  const busy = claims.filter(({ status }) => status === 503)
  expect(busy.length).toBeGreaterThan(0)
  expect(pageText(await busy[0]!.text())).toContain('Please try again in a few seconds.')
})
