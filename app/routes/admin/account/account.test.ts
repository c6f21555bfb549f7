import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { insertUser } from '#server/data/people/users.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '#test/fixtures.ts'
import { noticeOf } from '#test/form-fields.ts'
import { hashPassword } from '#server/auth/password.ts'
import { pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

const PASSWORD = 'a long enough password'
const NEW_PASSWORD = 'another long password'

async function siteWithAdmin() {
  const site = await createTestSite()
  const admin = await site.as('admin')
  const password_hash = await hashPassword(PASSWORD)
  await site.db.updateTable('users').set({ password_hash }).execute()
  return { site, admin, other: await site.as('admin') }
}

const isSignedIn = async (someone: { get: (path: string) => Promise<Response> }) =>
  (await someone.get('/api/auth/user')).status === 200

test('the account is for administrators who are signed in', async () => {
  const site = await createTestSite()
  expect((await site.get('/admin/account')).headers.get('location')).toBe('/auth?next=%2Fadmin%2Faccount')
  const reader = await site.as('user')
  expect((await reader.get('/admin/account')).status).toBe(403)
  expect((await reader.post('/admin/account', { form: 'password' })).status).toBe(403)
  expect((await site.post('/admin/account', { form: 'password' })).status).toBe(302)
})

test('who is no administrator any more is none at once, and who is removed is nobody', async () => {
  const { site, admin } = await siteWithAdmin()
  expect((await admin.get('/admin/account')).status).toBe(200)
  await site.db.updateTable('users').set({ is_admin: 0 }).execute()
  expect((await admin.get('/admin/account')).status).toBe(403)
  await site.db.deleteFrom('users').execute()
  expect((await admin.get('/admin/account')).status).toBe(302)
  expect(await isSignedIn(admin)).toBe(false)
})

test('an account gets another name, or none, and its administrator is called so in forms of editors', async () => {
  const { site, admin } = await siteWithAdmin()
  const { id } = await insertRecipe(site.db, { fields: aRecipe() }, NOW)
  const editor = await site.as('editor')
  const saying = async () => pageText((await editor.read(`/admin/recipes/${id}/edit`)).html)
  expect(await saying()).toContain('only an administrator can save it')
  const saved = await admin.post('/admin/account', { form: 'name', name: '  Ines  Calder ' })
  expect(noticeOf(saved)).toMatchObject({ title: 'Name saved', text: 'Your name here is Ines Calder now.' })
  expect((await admin.read('/admin/account')).html).toContain('value="Ines Calder"')
  expect(await saying()).toContain('only Ines Calder can save it')
  await insertUser(site.db, { email: 'second@plate.test', password_hash: '', role: 'administrator' }, NOW)
  expect(await saying()).toContain('only Ines Calder or another administrator can save it')
  expect(await saying()).not.toContain('@plate.test or')
  const refused = await admin.post('/admin/account', { form: 'name', name: 'x'.repeat(81) })
  expect(refused.status).toBe(422)
  expect((await admin.post('/admin/account', { form: 'name', name: '' })).status).toBe(302)
  expect(await saying()).toContain('only an administrator can save it')
})

test('a new password signs out every other device, and opens the door', async () => {
  const { site, admin, other } = await siteWithAdmin()
  const response = await admin.post('/admin/account', {
    form: 'password',
    current: PASSWORD,
    password: NEW_PASSWORD,
  })
  expect([response.status, response.headers.get('location')]).toEqual([302, '/admin/account'])
  expect(await isSignedIn(admin)).toBe(true)
  expect(await isSignedIn(other)).toBe(false)
  const signIn = async (password: string) =>
    (await site.post('/auth', { email: 'chef@plate.test', password })).status
  expect(await signIn(PASSWORD)).toBe(401)
  expect(await signIn(NEW_PASSWORD)).toBe(302)
})

test('a password is changed by whoever knows it, to one that is good enough', async () => {
  const { admin, other } = await siteWithAdmin()
  const change = async (current: string, password: string) => {
    const response = await admin.post('/admin/account', { form: 'password', current, password })
    return { status: response.status, text: pageText(await response.text()) }
  }
  for (const [current, password, said] of [
    ['', NEW_PASSWORD, 'Please enter your password.'],
    ['not my password', NEW_PASSWORD, 'That is not your password.'],
    [PASSWORD, 'too short', 'A password must have 15 to 256 characters. This one has 9.'],
    [PASSWORD, 'gentle plate 2026', 'the name of this site. Others would try it first.'],
  ] as const) {
    const answer = await change(current, password)
    expect(answer.status).toBe(422)
    expect(answer.text).toContain(said)
  }
  expect(await isSignedIn(other)).toBe(true)
})

test('at the screen of somebody else, guesses at the password are limited, too', async () => {
  const { admin } = await siteWithAdmin()
  const guess = async (current: string) =>
    (await admin.post('/admin/account', { form: 'password', current, password: NEW_PASSWORD })).text()
  for (let time = 0; time < 5; time++) expect(pageText(await guess('wrong'))).toContain('That is not your')
  expect(pageText(await guess(PASSWORD))).toContain('Too many wrong tries. Please try again in 2 seconds.')
})

test('sessions are listed and ended one by one', async () => {
  const { site, admin, other } = await siteWithAdmin()
  const { html } = await admin.read('/admin/account')
  expect(pageText(html)).toContain('Test browser This device')
  expect(html.match(/name="id"/g)).toHaveLength(1)
  const id = /name="id" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const reader = await site.as('user')
  await admin.post('/admin/account', { form: 'session', id: reader.session.viewer.sessionId })
  expect(await isSignedIn(reader)).toBe(true)
  await admin.post('/admin/account', { form: 'session', id })
  expect(await isSignedIn(other)).toBe(false)
  expect(await isSignedIn(admin)).toBe(true)
})

test('the second factor is switched on with its first code, and ends the sessions that began without it', async () => {
  const { site, admin, other } = await siteWithAdmin()
  const send = async (fields: Record<string, string>) => {
    const response = await admin.post('/admin/account', fields)
    return { status: response.status, html: await response.text() }
  }
  expect(await send({ form: 'totp-offer', current: 'wrong' })).toMatchObject({ status: 422 })
  expect(await send({ form: 'totp-offer', current: PASSWORD })).toMatchObject({ status: 302 })
  const { html } = await admin.read('/admin/account')
  expect(html).toContain('alt="QR code for your app"')
  const row = await site.db.selectFrom('totp_secrets').select('secret').executeTakeFirstOrThrow()
  const totp = new TOTP({ secret: Secret.fromBase32(row.secret) })
  expect(await send({ form: 'totp-confirm', code: '000000' })).toMatchObject({ status: 422 })
  const code = totp.generate({ timestamp: site.now.getTime() })
  const switchedOn = await send({ form: 'totp-confirm', code })
  expect(pageText(switchedOn.html).match(/[a-z2-7]{4}(-[a-z2-7]{4}){3}/g)).toHaveLength(10)
  expect(await isSignedIn(other)).toBe(false)

  const shown = pageText((await admin.read('/admin/account')).html)
  expect(shown).toContain('Recovery codes left: 10')
  expect(shown).not.toMatch(/[a-z2-7]{4}(-[a-z2-7]{4}){3}/)
  expect(await send({ form: 'totp-off', current: 'wrong' })).toMatchObject({ status: 422 })
  expect(await send({ form: 'totp-off', current: PASSWORD })).toMatchObject({ status: 302 })
  expect(await site.db.selectFrom('totp_secrets').select('user_id').execute()).toEqual([])
  expect(await site.db.selectFrom('recovery_codes').select('user_id').execute()).toEqual([])
})

test('a second factor that was only offered can be left off, without a password', async () => {
  const { admin } = await siteWithAdmin()
  await admin.post('/admin/account', { form: 'totp-offer', current: PASSWORD })
  expect((await admin.read('/admin/account')).html).toContain('QR code for your app')
  const left = await admin.post('/admin/account', { form: 'totp-leave' })
  expect(noticeOf(left)).toMatchObject({ title: 'Second factor left off' })
  expect((await admin.read('/admin/account')).html).not.toContain('QR code for your app')
})

test('one that is on does not go without the password', async () => {
  const { site, admin } = await siteWithAdmin()
  const secret = { user_id: admin.user_id, secret: 'JBSWY3DP', confirmed_at: NOW.toISOString(), last_step: 0 }
  await site.db.insertInto('totp_secrets').values(secret).execute()
  await admin.post('/admin/account', { form: 'totp-leave' })
  expect(pageText((await admin.read('/admin/account')).html)).toContain('sign-in asks for a code')
})
