import { expect } from 'vitest'
import { offerTotp } from '#server/auth/second-factor.ts'
import type { Database } from '#server/data/database/database.ts'
import { insertPasskey, listPasskeys } from '#server/data/people/passkeys.ts'
import { findTotpSecret } from '#server/data/people/second-factors.ts'
import { listUsers } from '#server/data/people/users.ts'
import { testDatabase } from '#test/database.ts'
import { givePasswords, PASSWORD } from '#test/people.ts'
import { pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

const PATH = '/admin/keeping/people'

async function kitchen(db: Database) {
  const site = await createTestSite({ db })
  const admin = await site.as('admin')
  await givePasswords(db)
  const editor = await site.as('editor')
  return { site, admin, editor }
}

const passkey = (user_id: string, id: string, name: string) => ({
  ...{ id, user_id, name },
  public_key: 'pQECAyY',
  counter: 0,
  transports: [],
})

async function switchOn(db: Database, user_id: string) {
  await offerTotp(db, user_id)
  await db.updateTable('totp_secrets').set({ confirmed_at: NOW.toISOString() }).execute()
}

/** Makes a reset link and uses it. Answers what its holder reads. */
async function reset({ site, admin, editor }: Awaited<ReturnType<typeof kitchen>>, fields = {}) {
  const made = await admin.post(PATH, { form: 'reset', id: editor.user_id, password: PASSWORD, ...fields })
  const code = /#([\w-]{32})"/.exec(await made.text())?.[1] ?? ''
  const answer = await site.post('/auth/reset', { code, password: 'leeks and patience, my dear' })
  expect(answer.status).toBe(302)
  return decodeURIComponent(answer.headers.getSetCookie().join())
}

testDatabase('nobody manages people from an open screen without the password', async (db) => {
  const { admin, editor } = await kitchen(db)
  const before = await listUsers(db)
  const forms: Record<string, string>[] = [
    { form: 'invite', note: 'Mara Lind', role: 'administrator' },
    { form: 'role', id: editor.user_id, role: 'administrator' },
    { form: 'reset', id: editor.user_id },
    { form: 'remove', id: editor.user_id },
  ]
  for (const fields of forms)
    for (const password of [undefined, 'wrong']) {
      const answer = await admin.post(PATH, password ? { ...fields, password } : fields)
      const text = pageText(await answer.text())
      expect([fields.form, answer.status, text]).toEqual([
        fields.form,
        422,
        expect.stringMatching(/That is not your password|Too many wrong tries/),
      ])
      await db.deleteFrom('sign_in_limits').execute()
    }
  expect(await listUsers(db)).toEqual(before)
  expect(await db.selectFrom('account_links').select('id').execute()).toEqual([])
})

testDatabase('a reset shows the passkeys, and takes away those that are not kept', async (db) => {
  const people = await kitchen(db)
  const { admin, editor } = people
  await insertPasskey(db, passkey(editor.user_id, 'own', 'Tom’s phone'), NOW)
  await insertPasskey(db, passkey(editor.user_id, 'strange', 'Another laptop'), NOW)
  await insertPasskey(db, passkey(admin.user_id, 'chef', 'Chef’s phone'), NOW)
  const screen = pageText((await admin.read(PATH)).html)
  expect(screen).toContain('Keep “Another laptop”, added March 4, 2026, never used')
  expect(screen).toContain('1 device is signed in now')
  expect(await reset(people, { keep: ['own', 'chef'] })).toContain('One passkey is removed.')
  expect((await listPasskeys(db, editor.user_id)).map(({ id }) => id)).toEqual(['own'])
  expect(await listPasskeys(db, admin.user_id)).toHaveLength(1)
  await reset(people)
  expect(await listPasskeys(db, editor.user_id)).toEqual([])
})

testDatabase('a passkey that comes after the link was made goes with the reset', async (db) => {
  const { site, admin, editor } = await kitchen(db)
  const made = await admin.post(PATH, { form: 'reset', id: editor.user_id, password: PASSWORD })
  const code = /#([\w-]{32})"/.exec(await made.text())?.[1] ?? ''
  await insertPasskey(db, passkey(editor.user_id, 'late', 'Another laptop'), NOW)
  await site.post('/auth/reset', { code, password: 'leeks and patience, my dear' })
  expect(await listPasskeys(db, editor.user_id)).toEqual([])
})

testDatabase('a reset leaves the second factor on unless the administrator takes it away', async (db) => {
  const people = await kitchen(db)
  const { admin, editor } = people
  expect(pageText((await admin.read(PATH)).html)).not.toContain('Take the second factor away')
  await switchOn(db, editor.user_id)
  expect(pageText((await admin.read(PATH)).html)).toContain('Take the second factor away, too')
  await reset(people)
  expect(await findTotpSecret(db, editor.user_id)).toBeDefined()
  await reset(people, { drops_second_factor: 'on' })
  expect(await findTotpSecret(db, editor.user_id)).toBeUndefined()
})
