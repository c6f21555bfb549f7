import { expect, test } from 'vitest'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe, updateRecipe } from '#server/data/recipes/write/write.ts'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { listVersions } from '#server/data/changes/versions.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { formFields, noticeOf } from '#test/form-fields.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { aForm, aPublishedRecipe } from '#test/uploads.ts'

const STOP = 'This soup calms a flare.'
const REFUSED =
  '“calms a flare” promises an effect on an illness, which no food may promise. Say what was done to the food, or that it is your own story, such as “I eat this when …; you may not.”'
const WARN = 'It soothes the gut.'
const WARNED =
  '“soothes the gut” promises an effect. Say what was done to the food, or that it is your own story, such as “I eat this when …; you may not.”'

async function createSite() {
  const site = await createTestSite()
  return { ...site, admin: await site.as('admin') }
}

/** What a screen reader says of the field whose tag holds `mark`. */
function descriptionOf(html: string, mark: string) {
  const control = html.match(/<(?:input|textarea)[^>]*>/g)?.find((tag) => tag.includes(mark)) ?? ''
  const ids = /aria-describedby="([^"]*)"/.exec(control)?.[1]?.split(' ') ?? []
  const said = ids.map((id) => pageText(html.slice(html.indexOf(`id="${id}"`) - 10)).slice(0, 400))
  return { isWrong: control.includes('aria-invalid="true"'), text: said.join(' ') }
}

test('a recipe that promises an effect on an illness is not saved: the sentence is named beside its field', async () => {
  const { admin, db } = await createSite()
  const response = await admin.post('/admin/recipes/new', {
    ...{ name: 'Leek Soup', description: STOP, story: 'Typed by hand' },
    step_text: ['Stir.', 'Eat it, and the flare is cured by the soup.'],
  })
  const html = await response.text()
  expect(response.status).toBe(422)
  expect(descriptionOf(html, 'name="description"')).toEqual({
    isWrong: true,
    text: expect.stringContaining(REFUSED),
  })
  expect(descriptionOf(html, 'aria-label="step 2"')).toMatchObject({ isWrong: true })
  expect(descriptionOf(html, 'aria-label="step 1"')).toEqual({ isWrong: false, text: '' })
  expect(html).toContain('Typed by hand</textarea>')
  expect(await db.selectFrom('recipes').select('id').execute()).toEqual([])
})

test('a recipe that promises another effect is saved: the notice says so, and the form from then on', async () => {
  const { admin, db } = await createSite()
  const response = await admin.post('/admin/recipes/new', {
    ...{ name: 'Leek Soup', description: WARN },
    ingredient_text: '1 healing leek',
  })
  expect(response.status).toBe(302)
  expect(noticeOf(response)).toEqual({
    kind: 'success',
    title: 'Recipe saved',
    text: '"Leek Soup" has been saved.',
    reason: `${WARNED} The form shows 1 more.`,
  })
  const { id } = await db.selectFrom('recipes').select('id').executeTakeFirstOrThrow()
  const { html } = await admin.read(`/admin/recipes/${id}/edit`)
  expect(descriptionOf(html, 'name="description"')).toEqual({
    isWrong: false,
    text: expect.stringContaining(WARNED),
  })
  expect(pageText(pagePart(html, 'fieldset', 'aria-label="Ingredients"'))).toContain('“healing” promises')
})

test('a piece of equipment that promises an effect on an illness is not saved, nor changed', async () => {
  const { admin, db } = await createSite()
  const [id = ''] = await insertEquipment(db, [aPieceOfEquipment()], NOW)
  const path = `/admin/equipment/${id}/edit`
  const fields = formFields((await admin.read(path)).html, 'based_on')
  const refused = await admin.post(path, { ...fields, name: 'Pan', pros_text: ['light', STOP] })
  const html = await refused.text()
  expect(refused.status).toBe(422)
  expect(descriptionOf(html, 'aria-label="pro 2"')).toEqual({
    isWrong: true,
    text: expect.stringContaining(REFUSED),
  })
  expect(pageText((await admin.read('/equipment')).html)).not.toContain('calms')
  const saved = await admin.post(path, { ...fields, review_summary: WARN, pros_text: ['light', WARN] })
  expect(noticeOf(saved)?.reason).toBe(`${WARNED} The form shows 1 more.`)
  const form = (await admin.read(path)).html
  expect(descriptionOf(form, 'name="review_summary"').text).toContain(WARNED)
  expect(pageText(form).split(WARNED)).toHaveLength(3)
})

test('a post that promises an effect on an illness is not saved, in whichever words of its HTML', async () => {
  const { admin, db } = await createSite()
  const form = { title: 'A quiet table', slug: '', excerpt: '', featured_image_url: '', status: 'draft' }
  const date = { published_at: '', time_zone: 'UTC' }
  const content = '<p>Peel.</p>\n<p>This soup <em>calms</em> a flare.</p>'
  const refused = await admin.post('/admin/blog/new', { ...form, ...date, content })
  const html = await refused.text()
  expect(refused.status).toBe(422)
  expect(noticeOf(refused)).toMatchObject({ title: 'Error creating post', text: REFUSED })
  expect(descriptionOf(html, 'name="content"')).toMatchObject({ isWrong: true })
  expect(await db.selectFrom('blog_posts').select('id').execute()).toEqual([])
  const saved = await admin.post('/admin/blog/new', { ...form, ...date, content: `<p>${WARN}</p>` })
  expect(noticeOf(saved)).toEqual({
    kind: 'success',
    title: 'Post created successfully',
    reason: WARNED,
  })
  const { id } = await db.selectFrom('blog_posts').select('id').executeTakeFirstOrThrow()
  expect(descriptionOf((await admin.read(`/admin/blog/${id}`)).html, 'name="content"').text).toContain(WARNED)
})

test('a stored post that promises is shown as it is, and says so in its form', async () => {
  const { admin, db, read } = await createSite()
  const id = await insertPost(db, aPost({ title: 'A table', excerpt: STOP }), NOW)
  expect(pageText((await read('/blog')).html)).toContain(STOP)
  expect(descriptionOf((await admin.read(`/admin/blog/${id}`)).html, 'name="excerpt"').text).toContain(
    REFUSED,
  )
})

test('an import is never stopped: the review says what its texts promise, and saves them', async () => {
  const { admin, db } = await createSite()
  const content = JSON.stringify(aPublishedRecipe({ name: 'Leek Soup', description: STOP }))
  const at = (await admin.post('/admin/import', aForm({ name: 'leek.json', content }))).headers.get(
    'Location',
  )
  expect(await db.selectFrom('import_items').select('needs_look').execute()).toEqual([{ needs_look: 1 }])
  const { html } = await admin.read(at ?? '')
  expect(descriptionOf(html, 'name="description"')).toEqual({
    isWrong: false,
    text: expect.stringContaining(REFUSED),
  })
  const form = formFields(html, 'position')
  const saved = await admin.post(at ?? '', { ...form, intent: 'save' })
  expect(noticeOf(saved)).toMatchObject({ title: 'Recipe saved' })
  expect(await db.selectFrom('recipes').select(['name', 'description']).execute()).toEqual([
    { name: 'Leek Soup', description: STOP },
  ])
})

test('imported equipment that promises is published, and the preview says so', async () => {
  const { admin } = await createSite()
  const content = JSON.stringify([{ name: 'Pan', description: STOP }])
  await admin.post('/admin/equipment/add', aForm({ name: 'pan.json', content }))
  const { html } = await admin.read('/admin/equipment/add')
  expect(pageText(html)).toContain(`Description: ${REFUSED}`)
})

test('a version comes back whatever it promises', async () => {
  const { admin, db } = await createSite()
  const { id } = await insertRecipe(db, { fields: aRecipe({ description: STOP }) }, NOW)
  await updateRecipe(db, id, { fields: aRecipe(), author_id: null }, NOW)
  const [version] = await listVersions(db, 'recipe', id)
  const restored = await admin.post(`/admin/recipes/${id}/edit`, { restore: version?.id ?? '' })
  expect(noticeOf(restored)).toMatchObject({ title: 'Version restored' })
  expect((await findRecipe(db, id))?.fields.description).toBe(STOP)
})
