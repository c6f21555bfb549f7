import { expect, test } from 'vitest'
import type { Database } from '#server/data/database/database.ts'
import {
  findUser,
  insertUser,
  listUsers,
  removePerson,
  updatePassword,
  updateRole,
} from '#server/data/people/users.ts'
import { createTestDatabase, testDatabase, testEachDatabase } from '#test/database.ts'
import { noticeOf } from '#test/form-fields.ts'
import { givePasswords, PASSWORD as CHEFS_PASSWORD } from '#test/people.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

const PATH = '/admin/keeping/people'
const PASSWORD = 'a long enough password'
const DAY_MS = 24 * 60 * 60 * 1000
const later = (ms: number) => new Date(NOW.getTime() + ms)

/** The administrator gives her password with each form, unless a test gives another. */
async function adminSite(db: Database) {
  const site = await createTestSite({ db })
  const chef = await site.as('admin')
  await givePasswords(db)
  const post = async (path: string, fields: Record<string, string | string[]>) =>
    chef.post(path, path === PATH ? { password: CHEFS_PASSWORD, ...fields } : fields)
  return { site, admin: { ...chef, post } }
}

type Admin = Awaited<ReturnType<typeof adminSite>>['admin']

/** The token of the link that a form of the screen makes. */
async function makeLink(admin: Admin, fields: Record<string, string | string[]>) {
  const answer = await admin.post(PATH, fields)
  const html = await answer.text()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const [, path = '', token = ''] = /value="https:\/\/plate\.test(\/auth\/\w+)#([\w-]+)"/.exec(html) ?? []
  expect(Buffer.from(token, 'base64url')).toHaveLength(24)
  return { path, token }
}

const invite = async (admin: Admin, role = 'editor') =>
  makeLink(admin, { form: 'invite', note: 'Mara Lind', role })

const mara = (code: string) => ({ code, name: 'Mara Lind', email: 'mara@plate.test', password: PASSWORD })

testDatabase('an invitation makes one account with its role, and works once', async (db) => {
  const { site, admin } = await adminSite(db)
  const { path, token } = await invite(admin)
  expect(path).toBe('/auth/invitation')
  expect(pageText((await admin.read(PATH)).html)).toContain('Mara Lind Link made on March 4, 2026 by chef@')
  // What previews links looks at the page as often as it likes.
  for (let time = 0; time < 3; time++) expect((await site.get(path)).status).toBe(200)
  const came = await site.post(path, mara(token))
  expect([came.status, came.headers.get('location')]).toEqual([302, '/admin'])
  expect(came.headers.getSetCookie().join()).toContain('__Host-access=')
  expect(await listUsers(db)).toContainEqual(
    expect.objectContaining({ email: 'mara@plate.test', name: 'Mara Lind', role: 'editor' }),
  )
  const again = await site.post(path, { ...mara(token), email: 'other@plate.test' })
  expect([again.status, pageText(await again.text())]).toEqual([
    422,
    expect.stringContaining('This invitation has ended.'),
  ])
  expect(await listUsers(db)).toHaveLength(2)
  expect(pageText((await admin.read(PATH)).html)).not.toContain('Invited, not here yet')
})

testEachDatabase('of twenty people with one invitation one comes in', async (db) => {
  const { site, admin } = await adminSite(db)
  const { path, token } = await invite(admin, 'administrator')
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) =>
      site.post(
        path,
        { ...mara(token), email: `mara${index}@plate.test` },
        { incoming: { socket: { remoteAddress: `198.51.100.${index}` } } },
      ),
    ),
  )
  expect(answers.filter(({ status }) => status === 302)).toHaveLength(1)
  expect(await listUsers(db)).toHaveLength(2)
})

testDatabase(
  'an invitation ends after seven days, when it is taken back, and with its maker’s role',
  async (db) => {
    const { site, admin } = await adminSite(db)
    const accept = async (token: string, now = NOW) =>
      (await (await createTestSite({ db, now })).post('/auth/invitation', mara(token))).status
    const old = await invite(admin)
    expect(await accept(old.token, later(7 * DAY_MS))).toBe(422)
    const [row] = await db.selectFrom('account_links').select('id').execute()
    const revoked = await admin.post(PATH, { form: 'revoke', id: row?.id ?? '' })
    expect(noticeOf(revoked)).toMatchObject({ title: 'The link for Mara Lind is dead.' })
    expect(await accept(old.token)).toBe(422)
    const { token } = await invite(admin)
    const editor = await site.as('editor')
    await updateRole(db, editor.user_id, 'administrator')
    await updateRole(db, admin.user_id, 'editor')
    expect(await accept(token)).toBe(422)
    await updateRole(db, admin.user_id, 'administrator')
    expect(await accept(token)).toBe(302)
  },
)

testDatabase('an address that is taken is told to who holds an invitation, which stays', async (db) => {
  const { site, admin } = await adminSite(db)
  const { path, token } = await invite(admin)
  const taken = { ...mara(token), email: 'Chef@plate.test' }
  expect(pageText(await (await site.post(path, taken)).text())).toContain('This email has an account here')
  const stranger = await site.post(path, { ...taken, code: 'x'.repeat(32) })
  expect(pageText(await stranger.text())).not.toContain('has an account here')
  expect((await site.post(path, mara(token))).status).toBe(302)
})

testEachDatabase('a name that no database can store is refused in words', async (db) => {
  const { site, admin } = await adminSite(db)
  const noted = await admin.post(PATH, { form: 'invite', note: 'Mara\0', role: 'editor' })
  expect([noted.status, pageText(await noted.text())]).toEqual([
    422,
    expect.stringContaining('cannot be stored'),
  ])
  const { path, token } = await invite(admin)
  expect((await site.post(path, { ...mara(token), name: 'Mara\0' })).status).toBe(422)
  expect((await site.post(path, mara(token))).status).toBe(302)
})

testDatabase('a reset link sets a password once, ends the sessions and signs nobody in', async (db) => {
  const { site, admin } = await adminSite(db)
  const editor = await site.as('editor')
  const reset = () => makeLink(admin, { form: 'reset', id: editor.user_id })
  const older = await reset()
  const { path, token } = await reset()
  const send = async (code: string, now = NOW) =>
    (await createTestSite({ db, now })).post(path, { code, password: PASSWORD })
  expect((await send(older.token)).status).toBe(422)
  expect((await send(token, later(DAY_MS))).status).toBe(422)
  expect((await editor.get('/admin/account')).status).toBe(200)
  const answer = await send(token)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth'])
  expect(answer.headers.getSetCookie().join()).not.toMatch(/access=[\w-]/)
  expect((await editor.get('/admin/account')).status).toBe(302)
  expect((await send(token)).status).toBe(422)
  const signedIn = await site.post('/auth', { email: 'tom@plate.test', password: PASSWORD })
  expect(signedIn.status).toBe(302)
})

testDatabase('a reset link ends when the password is changed without it', async (db) => {
  const { admin } = await adminSite(db)
  const editor = await (await createTestSite({ db })).as('editor')
  const { path, token } = await makeLink(admin, { form: 'reset', id: editor.user_id })
  await updatePassword(db, 'tom@plate.test', 'another hash')
  expect((await admin.post(path, { code: token, password: PASSWORD })).status).toBe(422)
})

test('nobody makes a reset link for the own account, which would pass by the old password', async () => {
  const { admin } = await adminSite(await createTestDatabase())
  const answer = await admin.post(PATH, { form: 'reset', id: admin.user_id })
  expect(noticeOf(answer)).toMatchObject({ kind: 'destructive' })
  expect(await admin.db.selectFrom('account_links').select('id').execute()).toEqual([])
})

testDatabase('no token of a link is stored, logged or sent on', async (db) => {
  const { site, admin } = await adminSite(db)
  const editor = await site.as('editor')
  const links = [await invite(admin), await makeLink(admin, { form: 'reset', id: editor.user_id })]
  const answers = [
    await site.post('/auth/invitation', mara(links[0]?.token ?? '')),
    await site.post('/auth/reset', { code: links[1]?.token ?? '', password: 'short' }),
  ]
  const rows = await db.selectFrom('account_links').selectAll().execute()
  const kept = JSON.stringify([rows, site.log, admin.log, answers.map(({ headers }) => [...headers])])
  for (const { token } of links) {
    expect(token).toHaveLength(32)
    expect(kept).not.toContain(token)
  }
  for (const path of ['/auth/invitation', '/auth/reset'])
    expect((await site.get(path)).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})

testEachDatabase('the last administrator stays, whatever is asked for at once', async (db) => {
  const { site, admin } = await adminSite(db)
  for (const fields of [
    { form: 'remove', id: admin.user_id, role: '' },
    { form: 'role', id: admin.user_id, role: 'editor' },
    { form: 'role', id: admin.user_id, role: 'none' },
  ])
    expect(noticeOf(await admin.post(PATH, fields))).toMatchObject({
      kind: 'destructive',
      text: 'This is the last administrator. Make somebody else one first.',
    })
  const other = (await insertUser(
    db,
    { email: 'second@plate.test', password_hash: 'none', role: 'administrator' },
    NOW,
  ))!
  await site.as('editor')
  const changes = await Promise.all([
    updateRole(db, admin.user_id, 'editor'),
    removePerson(db, other),
    updateRole(db, other, null),
    removePerson(db, admin.user_id),
  ])
  expect(changes).toContain('last-administrator')
  expect((await listUsers(db)).filter(({ role }) => role === 'administrator')).toHaveLength(1)
})

testDatabase('a removed person is signed out at once, and what she wrote stays', async (db) => {
  const { site, admin } = await adminSite(db)
  const editor = await site.as('editor')
  const post = { title: 'Leeks', content: 'Words', slug: '', excerpt: '', time_zone: 'UTC', status: 'draft' }
  expect((await editor.post('/admin/blog/new', post)).status).toBe(302)
  expect(noticeOf(await admin.post(PATH, { form: 'remove', id: editor.user_id }))).toMatchObject({
    title: 'Tom Reyes is removed.',
  })
  expect((await editor.get('/admin/blog')).headers.get('location')).toMatch(/^\/auth/)
  expect(await findUser(db, editor.user_id)).toBeUndefined()
  expect(pageText((await admin.read('/admin/blog')).html)).toContain('Leeks')
})

test('an editor sees her own account and who can help, and of maintenance nothing else', async () => {
  const { site } = await adminSite(await createTestDatabase())
  const editor = await site.as('editor')
  const { html } = await editor.read(PATH)
  const text = pageText(pagePart(html, 'main'))
  expect(text).toContain('You write here, and an administrator publishes.')
  expect(text).not.toContain('chef@plate.test')
  expect(text).toContain('Name Tom Reyes Email tom@plate.test')
  expect(text).not.toContain('Invite somebody')
  expect(pageText(html)).not.toContain('Settings')
})

test('the page for signing in says who can help with a forgotten password', async () => {
  const text = pageText((await (await createTestSite()).read('/auth')).html)
  expect(text).toContain('Forgotten your password?')
  expect(text).toContain('npm run user -- password EMAIL')
})
