import { expect, test } from 'vitest'
import { jpegAddress, pictureAddress } from '#domain/files/picture.ts'
import { PREVIEW_KINDS, type PreviewKind } from '#domain/publishing/preview.ts'
import type { Database } from '#server/data/database/database.ts'
import { insertEquipment, updateEquipment } from '#server/data/equipment/write.ts'
import { insertPicture } from '#server/data/media/pictures.ts'
import { removePerson, updateRole } from '#server/data/people/users.ts'
import { insertPost, updatePost } from '#server/data/posts/write.ts'
import { insertRecipe, updateRecipe } from '#server/data/recipes/write/write.ts'
import { testDatabase } from '#test/database.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { formFields, noticeOf } from '#test/form-fields.ts'
import { pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { XSS_PAYLOADS } from '#test/xss-payloads.ts'
import { removeThing, undeleteThing } from '#server/data/things/change-one.ts'
import { POSTS } from '#server/data/things/post-thing.ts'
import { EQUIPMENT } from '#server/data/things/equipment-thing.ts'
import { RECIPES } from '#server/data/things/recipe-thing.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LATER = new Date(NOW.getTime() + 60_000)
const NOBODY = { author_id: null }

/** A thing of each kind that visitors cannot see, or not in this state, and what becomes of it. */
const THINGS: Record<
  PreviewKind,
  {
    form: (id: string) => string
    field: string
    insert: (db: Database, name: string) => Promise<string>
    rename: (db: Database, id: string, name: string) => Promise<unknown>
    remove: (db: Database, id: string) => Promise<unknown>
    undelete: (db: Database, id: string) => Promise<unknown>
  }
> = {
  recipe: {
    form: (id) => `/admin/recipes/${id}/edit`,
    field: 'name',
    insert: async (db, name) =>
      (await insertRecipe(db, { fields: aRecipe({ name }), status: 'draft' }, NOW)).id,
    rename: (db, id, name) => updateRecipe(db, id, { fields: aRecipe({ name }), ...NOBODY }, LATER),
    remove: (db, id) => removeThing(db, RECIPES, id, NOBODY, LATER),
    undelete: (db, id) => undeleteThing(db, RECIPES, id, NOBODY, LATER),
  },
  equipment: {
    form: (id) => `/admin/equipment/${id}/edit`,
    field: 'name',
    insert: async (db, name) => (await insertEquipment(db, [aPieceOfEquipment({ name })], NOW))[0] ?? '',
    rename: (db, id, name) =>
      updateEquipment(db, id, { fields: aPieceOfEquipment({ name }), ...NOBODY }, LATER),
    remove: (db, id) => removeThing(db, EQUIPMENT, id, NOBODY, LATER),
    undelete: (db, id) => undeleteThing(db, EQUIPMENT, id, NOBODY, LATER),
  },
  post: {
    form: (id) => `/admin/blog/${id}`,
    field: 'title',
    insert: (db, title) => insertPost(db, aPost({ title, status: 'draft' }), NOW),
    rename: (db, id, title) =>
      updatePost(db, id, { fields: aPost({ title, status: 'draft' }), ...NOBODY }, LATER),
    remove: (db, id) => removeThing(db, POSTS, id, NOBODY, LATER),
    undelete: (db, id) => undeleteThing(db, POSTS, id, NOBODY, LATER),
  },
}

type Visitor = Pick<Awaited<ReturnType<typeof createTestSite>>, 'post'>

/** What a link opens: the code behind its # is sent in a form, as its page does. */
async function openLink(site: Visitor, link: string) {
  const [path = '', code = ''] = link.split('#')
  const answer = await site.post(path, { code })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

const tokenOf = (path: string) => path.replace(/^.*#/, '')

async function createSite(kind: PreviewKind, db?: Database) {
  const site = await createTestSite(db && { db })
  const admin = await site.as('admin')
  const id = await THINGS[kind].insert(site.db, 'Secret one')
  const form = THINGS[kind].form(id)
  const typed = {
    ...formFields((await admin.read(form)).html, 'based_on'),
    [THINGS[kind].field]: 'Secret two',
  }
  /** Asks for a link, and answers the page that the form comes back on. */
  const ask = (choice: Record<string, string | string[]> = {}) =>
    admin.post(form, {
      ...typed,
      ...{ link_note: 'Dr Weber', link_state: 'this', link_days: '30', make_link: 'yes' },
      ...choice,
    })
  async function makeLink(choice?: Record<string, string>) {
    const answer = await ask(choice)
    expect(answer.status).toBe(200)
    const [, path = ''] =
      /value="https:\/\/plate\.test(\/preview\/\w+#[\w-]{43})"/.exec(await answer.text()) ?? []
    expect(path).not.toBe('')
    return path
  }
  const at = async (moment: number) => createTestSite({ db: site.db, now: new Date(NOW.getTime() + moment) })
  return { ...THINGS[kind], site, admin, id, form, ask, makeLink, at }
}

for (const kind of PREVIEW_KINDS) {
  testDatabase(
    `${kind}: a link shows the state that it was made for, though that was never saved`,
    async (db) => {
      const { site, admin, id, form, field, rename, makeLink } = await createSite(kind, db)
      const path = await makeLink()
      const { status, html } = await openLink(site, path)
      expect(status).toBe(200)
      expect(pageText(html)).toMatch(
        /This is a preview\. It shows the [a-z ]+ as it was on Wednesday, March 4, 2026 at 5:06\. The link works until Friday, April 3, 2026 at 5:06\./,
      )
      expect(pageText(html)).toContain('Secret two')
      // The form stays as it was typed, and what is saved stays as it was.
      expect(formFields((await admin.read(form)).html, 'based_on')[field]).toEqual(['Secret one'])
      await rename(db, id, 'Secret three')
      expect(pageText((await openLink(site, path)).html)).toContain('Secret two')
    },
  )

  testDatabase(`${kind}: a link shows the newest saved state, where that was chosen`, async (db) => {
    const { site, id, rename, makeLink } = await createSite(kind, db)
    const path = await makeLink({ link_state: 'newest' })
    const text = pageText((await openLink(site, path)).html)
    expect(text).toMatch(
      /It shows the [a-z ]+ as it was saved last\. The link works until Friday, April 3, 2026/,
    )
    expect(text).toContain('Secret one')
    await rename(db, id, 'Secret three')
    expect(pageText((await openLink(site, path)).html)).toContain('Secret three')
  })

  testDatabase(
    `${kind}: a link is dead while its thing is deleted, and works again after Undo`,
    async (db) => {
      const { site, id, remove, undelete, makeLink } = await createSite(kind, db)
      const paths = [await makeLink(), await makeLink({ link_state: 'newest' })]
      await remove(db, id)
      for (const path of paths) {
        const { status, html } = await openLink(site, path)
        expect(status).toBe(404)
        expect(pageText(html)).toContain('This preview link does not work It has ended, was withdrawn')
        expect(html).not.toContain('Secret')
      }
      await undelete(db, id)
      for (const path of paths) expect((await openLink(site, path)).status).toBe(200)
    },
  )

  testDatabase(`${kind}: a link is listed with its note, and is dead once it is withdrawn`, async (db) => {
    const { site, admin, form, makeLink } = await createSite(kind, db)
    const path = await makeLink()
    const other = await makeLink({ link_note: 'Mum', link_state: 'newest' })
    const { html } = await admin.read(form)
    const text = pageText(html)
    expect(text).toMatch(
      /Dr Weber Made Wednesday, March 4, 2026 at 5:06\. Shows what the form said then\. Ends Friday, April 3/,
    )
    expect(text).toMatch(/Mum Made Wednesday, March 4, 2026 at 5:06\. Shows the newest saved state\./)
    // The address is shown once, and stored nowhere.
    const token = tokenOf(path)
    expect(html).not.toContain(token)
    expect(JSON.stringify(await db.selectFrom('preview_links').selectAll().execute())).not.toContain(token)

    const [withdraw = ''] =
      /\/admin\/preview-links\/[\w-]+\/withdraw(?=[^<]*>(?:<[^>]*>)*<button[^>]*for Dr Weber)/.exec(html) ??
      []
    const reader = await site.as('user')
    expect((await site.post(withdraw)).status).toBe(302)
    expect((await reader.post(withdraw)).status).toBe(403)
    expect((await openLink(site, path)).status).toBe(200)
    const answer = await admin.post(withdraw)
    expect(noticeOf(answer)).toMatchObject({ title: 'Preview link withdrawn' })
    expect((await openLink(site, path)).status).toBe(404)
    expect((await openLink(site, other)).status).toBe(200)
    expect(pageText((await admin.read(form)).html)).not.toContain('Dr Weber')
    expect((await admin.post(withdraw)).status).toBe(404)
  })
}

test('a link works to its last second, and no longer', async () => {
  for (const days of [7, 14, 30, 90]) {
    const { at, makeLink } = await createSite('post')
    const path = await makeLink({ link_days: String(days) })
    expect((await openLink(await at(days * DAY_MS - 1000), path)).status).toBe(200)
    const late = await openLink(await at(days * DAY_MS), path)
    expect(late.status).toBe(404)
    expect(late.html).not.toContain('Secret')
  }
})

test('what is wrong is said beside its field, nothing of the form is lost, and no link is made', async () => {
  for (const kind of PREVIEW_KINDS) {
    const { site, ask, field } = await createSite(kind)
    for (const [wrong, problem] of [
      [{ link_note: 'x'.repeat(201) }, 'For whom may have at most 200 characters'],
      [{ link_days: '36500' }, 'Works for must be 7 or 14 or 30 or 90'],
      [{ link_state: 'both' }, 'What it shows must be this or newest'],
      [{ [field]: '' }, 'is required'],
    ] as const) {
      const answer = await ask(wrong)
      expect(answer.status, problem).toBe(422)
      const html = await answer.text()
      expect(pageText(html)).toContain(problem)
      if (!Object.hasOwn(wrong, field)) expect(html).toMatch(/value="Secret two"|>Secret two<\/textarea>/)
    }
    expect(await site.db.selectFrom('preview_links').select('id').execute()).toEqual([])
  }
})

test('a link is kept by nobody, listed nowhere, and in no log; and so is a refused one', async () => {
  const { site, makeLink } = await createSite('recipe')
  const path = await makeLink()
  const answers = await Promise.all([
    ...[path, `${path}x`, path.replace('#', '.data#')].map((link) => openLink(site, link)),
    ...['/preview/recipe', '/preview/recipe.data', '/preview/unknown'].map((address) => site.get(address)),
  ])
  for (const { headers } of answers) {
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(headers.get('referrer-policy')).toMatch(/^(no-referrer|same-origin)$/)
  }
  const { html } = await openLink(site, path)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('rel="canonical"')
  expect(site.log.length).toBeGreaterThan(5)
  expect(site.log.join()).not.toContain(tokenOf(path))
})

test('a token that was changed in any part shows nothing, and neither does anything else in the query', async () => {
  const { site, makeLink } = await createSite('recipe')
  const path = await makeLink()
  const token = tokenOf(path)
  const wrong = [
    '',
    token.slice(1),
    `${token}A`,
    token.toLowerCase(),
    '%00',
    '%FF',
    token.split('').toReversed().join(''),
  ]
  for (const each of wrong) {
    const { status, html } = await openLink(site, `/preview/recipe#${each}`)
    expect([each, status]).toEqual([each, 404])
    expect(html).not.toContain('Secret')
  }
  for (const payload of XSS_PAYLOADS) {
    const value = encodeURIComponent(payload.toWellFormed())
    const { status, html } = await openLink(
      site,
      path.replace('#', `?${value}=${value}&title=${value}&id=${value}#`),
    )
    expect(status, payload).toBe(200)
    if (payload.includes('<')) expect(html, payload).not.toContain(payload)
  }
})

test('what a state holds is cleaned before it is kept, and its pictures load', async () => {
  const { site, ask } = await createSite('post')
  const picture = { hash: '0f'.repeat(32), width: 1600, height: 1200 }
  const texts = { alt_text: 'Soup', file_name: 'a.jpg', byte_size: 1, uploaded_by: null }
  const variants = [{ format: 'jpeg' as const, width: 1200, content: new Uint8Array(1) }]
  await insertPicture(site.db, { ...picture, ...texts, variants }, NOW)
  const answer = await ask({
    content: 'Words<script>alert(1)</script>',
    featured_image_url: pictureAddress(picture),
  })
  expect(answer.status).toBe(200)
  const [row] = await site.db.selectFrom('preview_links').select('snapshot').execute()
  expect(row?.snapshot).not.toContain('script')
  const [path = ''] = /\/preview\/post#[\w-]{43}/.exec(await answer.text()) ?? []
  expect((await openLink(site, path)).html).toContain(jpegAddress(picture))
  expect((await site.get(jpegAddress(picture))).status).toBe(200)
})

test('an editor gives links to drafts, and to nothing that readers see', async () => {
  const { site, admin, id, form } = await createSite('recipe')
  const editor = await site.as('editor')
  const fields = {
    ...formFields((await editor.read(form)).html, 'based_on'),
    link_state: 'newest',
    link_days: '7',
  }
  expect((await editor.post(form, { ...fields, make_link: 'yes' })).status).toBe(200)
  await admin.post(form, { ...formFields((await admin.read(form)).html, 'based_on'), status: 'published' })
  expect((await editor.post(form, { ...fields, make_link: 'yes' })).status).toBe(403)
  const [link] = await site.db.selectFrom('preview_links').select('id').execute()
  const withdraw = `/admin/preview-links/${link?.id}/withdraw`
  expect((await editor.post(withdraw)).status).toBe(403)
  expect(pageText((await editor.read(form)).html)).not.toContain('Preview links')
  await updateRecipe(site.db, id, { fields: aRecipe(), status: 'draft', ...NOBODY }, LATER)
  expect((await editor.post(withdraw)).status).toBe(200)
})

testDatabase('a link ends when its maker loses the role, or the account', async (db) => {
  const { site, admin, form } = await createSite('recipe', db)
  const editor = await site.as('editor')
  const fields = formFields((await editor.read(form)).html, 'based_on')
  const answer = await editor.post(form, {
    ...fields,
    link_state: 'newest',
    link_days: '90',
    make_link: 'yes',
  })
  const [path = 'no link'] = /\/preview\/recipe#[\w-]{43}/.exec(await answer.text()) ?? []
  const status = async () => (await openLink(site, path)).status
  const isListed = async () => pageText((await admin.read(form)).html).includes('Without a note')
  expect([await status(), await isListed()]).toEqual([200, true])
  await updateRole(db, editor.user_id, null)
  expect([await status(), await isListed()]).toEqual([404, false])
  await updateRole(db, editor.user_id, 'editor')
  expect(await status()).toBe(200)
  await removePerson(db, editor.user_id)
  expect([await status(), await isListed()]).toEqual([404, false])
})

test('the code of a link is asked for by a form, taken as it is copied, and read in no query', async () => {
  const { site, makeLink } = await createSite('recipe')
  const path = await makeLink()
  const page = await site.read('/preview/recipe')
  expect(page.status).toBe(200)
  expect(pageText(page.html)).toContain('Preview code')
  expect(page.html).not.toContain('Secret')
  for (const code of [path, ` https://plate.test${path} `, `${tokenOf(path)}\n`]) {
    const answer = await site.post('/preview/recipe', { code })
    expect(pageText(await answer.text()), code).toContain('Secret two')
  }
  expect((await site.post('/preview/recipe', {})).status).toBe(404)
  expect((await site.get('/preview/unknown')).status).toBe(404)
  expect((await site.read(path.replace('#', '?token='))).html).not.toContain('Secret')
  expect(site.log.join()).not.toContain(tokenOf(path))
})
