import { expect, test } from 'vitest'
import type { Database } from '#server/data/database/database.ts'
import { findStoredEquipment } from '#server/data/equipment/row.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { findPost } from '#server/data/posts/row.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { formFields, noticeOf } from '#test/form-fields.ts'
import { pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

const LATER = '2026-03-29T07:00:30.000Z'
const scheduled = { status: 'published', published_at: LATER } as const

/** Each kind of things, stored as scheduled; its table and form, and what its buttons say. */
const KINDS = [
  {
    table: '/admin/recipes',
    form: (id: string) => `/admin/recipes/${id}/edit`,
    button: 'published',
    now: 'now',
    insert: async (db: Database) => (await insertRecipe(db, { fields: aRecipe(), ...scheduled }, NOW)).id,
    find: findRecipe,
  },
  {
    table: '/admin/equipment',
    form: (id: string) => `/admin/equipment/${id}/edit`,
    button: 'published',
    now: 'now',
    insert: async (db: Database) =>
      (await insertEquipment(db, [{ ...aPieceOfEquipment(), ...scheduled }], NOW))[0] ?? '',
    find: findStoredEquipment,
  },
  {
    table: '/admin/blog',
    form: (id: string) => `/admin/blog/${id}`,
    button: 'Update Post',
    now: 'published',
    insert: async (db: Database) => insertPost(db, aPost(scheduled), NOW),
    find: async (db: Database, id: string) => (await findPost(db, id))?.fields,
  },
]

for (const { table, form, button, now, insert, find } of KINDS) {
  test(`what is scheduled says so in its table and form, and its button is “Schedule” (${table})`, async () => {
    const site = await createTestSite()
    const admin = await site.as('admin')
    const id = await insert(site.db)
    expect(pageText((await admin.read(table)).html)).toContain('Scheduled')
    const { html } = await admin.read(form(id))
    expect(chosenIn(html)).toBe(now === 'now' ? 'later' : 'Schedule')
    // To the second, though the field shows minutes.
    expect(formFields(html, 'published_at')).toMatchObject({ published_at: ['2026-03-29T07:00'] })
    const said = noticeOf(await admin.post(form(id), formFields(html, 'published_at')))
    expect(said?.text).toContain('It goes live on Sunday, March 29, 2026 at 7:00.')
    expect(await find(site.db, id)).toMatchObject(scheduled)

    const fields = formFields((await admin.read(form(id))).html, 'published_at')
    const saved = noticeOf(await admin.post(form(id), { ...fields, status: now, published_at: '' }))
    expect(saved?.text ?? '').not.toContain('goes live')
    const { html: live } = await admin.read(form(id))
    expect(chosenIn(live)).toBe(button)
    expect(await find(site.db, id)).toMatchObject({ published_at: NOW.toISOString() })
  })

  test(`what is taken off and published again keeps its day (${table})`, async () => {
    const site = await createTestSite()
    const admin = await site.as('admin')
    const id = await insert(site.db)
    const fields = formFields((await admin.read(form(id))).html, 'published_at')
    const day = { published_at: '2026-01-02T08:00', time_zone: 'UTC' }
    await admin.post(form(id), { ...fields, ...day, status: 'draft' })
    const { html } = await admin.read(form(id))
    if (now === 'now') expect(html).toMatch(/value="published"[^>]*>(?:<[^>]*>)*Publish now/)
    await admin.post(form(id), { ...formFields(html, 'published_at'), status: 'published' })
    expect(await find(site.db, id)).toMatchObject({
      status: 'published',
      published_at: '2026-01-02T08:00:00.000Z',
    })
  })

  test(`a date is read in the zone of whoever writes it (${table})`, async () => {
    const site = await createTestSite()
    const admin = await site.as('admin')
    const id = await insert(site.db)
    const fields = formFields((await admin.read(form(id))).html, 'published_at')
    const zoned = { published_at: '2026-04-01T08:00', time_zone: 'Europe/London' }
    await admin.post(form(id), { ...fields, ...zoned })
    expect(await find(site.db, id)).toMatchObject({ published_at: '2026-04-01T07:00:00.000Z' })
    const wrong = await admin.post(form(id), { ...fields, published_at: 'soon' })
    expect(wrong.status).toBe(422)
    expect(pageText(await wrong.text())).toContain('Publish Date must be a date and time from 1970 to 2199')
  })

  test(`after a save the table is where one left it (${table})`, async () => {
    const site = await createTestSite()
    const admin = await site.as('admin')
    const id = await insert(site.db)
    const left = `${table}/list?search=a&page=1`
    const { html } = await admin.read(left)
    const path = `${form(id)}?table=${encodeURIComponent(left)}`
    expect(html).toContain(`href="${path}"`)
    const page = (await admin.read(path)).html
    expect(page).toContain(`href="${left.replace('&', '&amp;')}"`)
    const saved = await admin.post(path, formFields(page, 'published_at'))
    expect([saved.status, saved.headers.get('location')]).toEqual([302, left])
    const wrong = `${form(id)}?table=https://evil.example/`
    const elsewhere = await admin.post(wrong, formFields((await admin.read(wrong)).html, 'published_at'))
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([302, table])
  })
}

/** What the form chooses: a radio, or the words of the button that saves a post. */
const chosenIn = (html: string) =>
  /<input type="radio"[^>]*name="status"[^>]*checked=""[^>]*value="(\w+)"/.exec(html)?.[1] ??
  pageText(/<button[^>]*type="submit"[^>]*>(?:Schedule|Update Post)<\/button>/.exec(html)?.[0] ?? '')
