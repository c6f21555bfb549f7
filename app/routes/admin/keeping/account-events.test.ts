import { expect } from 'vitest'
import { insertUser } from '#server/data/people/users.ts'
import { testDatabase } from '#test/database.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { givePasswords, PASSWORD } from '#test/people.ts'
import { createTestSite, NOW } from '#test/site.ts'

const PATH = '/admin/keeping/people'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

testDatabase(
  'what happened to accounts is listed for administrators, without addresses of networks',
  async (db) => {
    const site = await createTestSite({ db })
    const admin = await site.as('admin')
    const editor = await site.as('editor')
    const ines = {
      email: 'ines@plate.test',
      name: 'Ines Calder',
      password_hash: 'none',
      role: 'editor',
    } as const
    await insertUser(db, ines, NOW)
    await givePasswords(db)

    const signIn = async (fields: Record<string, string>, cookie = '') =>
      site.get(
        '/auth',
        {
          method: 'POST',
          headers: { Origin: 'https://plate.test', 'User-Agent': FIREFOX, ...(cookie && { Cookie: cookie }) },
          body: new URLSearchParams(fields),
        },
        { incoming: { socket: { remoteAddress: '198.51.100.77' } } },
      )
    const known = await signIn({ email: 'ines@plate.test', password: PASSWORD })
    const device = known.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-device=')) ?? ''
    await signIn({ email: 'ines@plate.test', password: PASSWORD }, device.split(';')[0])
    for (let time = 0; time < 3; time++) await signIn({ email: 'nobody@plate.test', password: 'wrong' })
    const invited = await admin.post(PATH, {
      form: 'invite',
      note: 'Mara Lind',
      role: 'editor',
      password: PASSWORD,
    })
    const code = /#([\w-]{32})"/.exec(await invited.text())?.[1] ?? ''
    await site.post('/auth/invitation', {
      code,
      name: 'Mara Lind',
      email: 'mara@plate.test',
      password: 'leeks and patience, my dear',
    })
    const about = { id: editor.user_id, password: PASSWORD }
    await admin.post(PATH, { form: 'role', role: 'administrator', ...about })
    await admin.post(PATH, { form: 'reset', ...about })
    await admin.post(PATH, { form: 'remove', ...about })

    const text = pageText(pagePart((await admin.read(PATH)).html, 'main'))
    const list = text.slice(text.indexOf('What happened to accounts'))
    for (const sentence of [
      'Ines Calder signed in on a new device: Firefox on Linux.',
      'Sign-ins that were refused: March 4, 2026: 3.',
      'chef@plate.test invited Mara Lind, as an editor.',
      'Mara Lind got an account: editor.',
      'chef@plate.test changed the role of Tom Reyes: administrator.',
      'chef@plate.test made a reset link for Tom Reyes.',
      'chef@plate.test removed Tom Reyes.',
    ])
      expect(list).toContain(sentence)
    expect(list.split('on a new device')).toHaveLength(2)
    expect(list).not.toMatch(/198\.51|nobody@/)
    expect(JSON.stringify(await db.selectFrom('account_events').selectAll().execute())).not.toMatch(
      /198\.51|@/,
    )
  },
)

testDatabase('an editor sees nothing of what happened to accounts', async (db) => {
  const site = await createTestSite({ db })
  const editor = await site.as('editor')
  const { html } = await editor.read(`${PATH}?events=all`)
  expect(pageText(html)).not.toContain('What happened to accounts')
})
