import { expect } from 'vitest'
import { findStoredEquipment } from '#server/data/equipment/row.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { findPost } from '#server/data/posts/row.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { testDatabase } from '#test/database.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { noticeOf } from '#test/form-fields.ts'
import { createTestSite, NOW } from '#test/site.ts'

const LATER = '2199-01-01T00:00:00.000Z'

testDatabase('an editor copies what she may not save into a draft of her own', async (db) => {
  const site = await createTestSite({ db })
  const editor = await site.as('editor')
  const { id: recipe } = await insertRecipe(db, { fields: aRecipe(), published_at: LATER }, NOW)
  const [equipment = ''] = await insertEquipment(db, [aPieceOfEquipment()], NOW)
  const post = await insertPost(db, aPost({ published_at: LATER }), NOW)
  const forms = {
    recipe: [`/admin/recipes/${recipe}/edit`, recipe, findRecipe],
    equipment: [`/admin/equipment/${equipment}/edit`, equipment, findStoredEquipment],
    post: [`/admin/blog/${post}`, post, findPost],
  } as const
  for (const [kind, [form, id, find]] of Object.entries(forms)) {
    const button = `/admin/copy/${kind}/${id}`
    expect((await editor.read(form)).html, kind).toContain(`action="${button}"`)
    const answer = await editor.post(button)
    const at = answer.headers.get('location') ?? ''
    expect([answer.status, noticeOf(answer)?.title], kind).toEqual([302, 'Copied into a draft'])
    const copy = await find(
      db,
      at
        .replace(/\/edit$/, '')
        .split('/')
        .at(-1) ?? '',
    )
    const original = await find(db, id)
    if (!copy || !original) throw new RangeError(`${kind} is missing`)
    const { name, status, published_at, rest } = describe(copy)
    const { name: before, rest: all } = describe(original)
    expect([name, status, published_at], kind).toEqual([`${before} (copy)`, 'draft', null])
    expect(rest, kind).toEqual(all)
    expect(copy.slug, kind).toBe(`${original.slug}-copy`)
    // Hers to save, and the next one has an address of its own.
    const { html } = await editor.read(at)
    expect(html, kind).not.toContain('public or scheduled')
    expect((await editor.post(button)).status, kind).toBe(302)
  }
  expect((await findPost(db, post))?.fields.status).toBe('published')
})

testDatabase('what is not there cannot be copied', async (db) => {
  const editor = await (await createTestSite({ db })).as('editor')
  for (const path of ['recipe/nobody', 'equipment/nobody', 'post/nobody', 'settings/nobody'])
    expect((await editor.post(`/admin/copy/${path}`)).status, path).toBe(404)
})

/** What is stored of a thing: its name, its publication, and all other fields. */
function describe(thing: { fields: object }) {
  const { name, title, status, published_at, ...rest } = { ...thing, ...thing.fields } as Record<
    string,
    unknown
  >
  for (const own of ['id', 'slug', 'created_at', 'updated_at', 'author_id', 'fields']) delete rest[own]
  return { name: name ?? title, status, published_at, rest }
}
