import { expect, test } from 'vitest'
import { OWN_RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { listVersions } from '#server/data/changes/versions.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { testDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import { formFields } from '#test/form-fields.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

const SAID = {
  checked_by: 'Rosa Lindqvist',
  checked_on: '2025-01-03',
  sources:
    'AGA, 2024: Hashash and others, Gastroenterology. https://aga.example/2024\nESPEN, 2023: Bischoff and others',
  review_on: '2025-02-01',
}
const READ =
  'Facts and texture checked by Rosa Lindqvist, January 3, 2025. Not an endorsement. Due for a new look: February 1, 2025 AGA, 2024. Hashash and others, Gastroenterology. aga.example ESPEN, 2023. Bischoff and others'

testDatabase(
  'the chef says who checked a recipe, its sources and its next look; readers see it, and nothing when it is empty',
  async (db) => {
    const site = await createTestSite({ db })
    const { id } = await insertRecipe(db, { fields: aRecipe({ name: 'Pea Soup' }) }, NOW)
    const checked = async () => {
      const { html } = await site.read('/recipes/pea-soup')
      const from = pageText(pagePart(html, 'section', 'aria-labelledby="where-from"'))
      return /Facts and texture checked .*(?= This site is about)/.exec(from)?.[0] ?? ''
    }
    expect(await checked()).toBe('')
    const admin = await site.as('admin')
    const path = `/admin/recipes/${id}/edit`
    const sent = async () => formFields((await admin.read(path)).html, 'based_on')
    expect((await admin.post(path, { ...(await sent()), ...SAID })).status).toBe(302)
    expect(await checked()).toBe(READ)
    expect((await site.read('/recipes/pea-soup')).html).toContain(
      '<a href="https://aga.example/2024" rel="nofollow noopener">aga.example</a>',
    )
    // The change before is a version, and gives it all back.
    const empty = { checked_by: '', checked_on: '', sources: '', review_on: '' }
    expect((await admin.post(path, { ...(await sent()), ...empty })).status).toBe(302)
    expect(await checked()).toBe('')
    const [version] = await listVersions(db, 'recipe', id)
    expect((await admin.post(path, { restore: version?.id ?? '' })).status).toBe(302)
    expect(await checked()).toBe(READ)
  },
)

test('a profession, a source without a year and an address that is none are refused beside their field', async () => {
  const site = await createTestSite()
  const { id } = await insertRecipe(site.db, { fields: aRecipe() }, NOW)
  const admin = await site.as('admin')
  const path = `/admin/recipes/${id}/edit`
  const sent = formFields((await admin.read(path)).html, 'based_on')
  const refusal = async (said: object) => {
    const answer = await admin.post(path, { ...sent, ...said })
    expect(answer.status).toBe(422)
    return pageText(pagePart(await answer.text(), 'section', 'id="trust"'))
  }
  expect(await refusal({ checked_by: 'Dr Rosa Lindqvist' })).toContain(
    'Checked by: write the name without “Dr”. A title or a profession reads as an endorsement.',
  )
  expect(await refusal({ sources: 'AGA: Hashash' })).toContain('Sources: “AGA: Hashash” is not a short name')
  expect(await refusal({ sources: 'AGA, 2024: javascript://x' })).toContain('is not a short name')
  expect((await findRecipe(site.db, id))?.fields).toMatchObject({ checked_by: null, sources: null })
  const guide = await admin.post('/admin/keeping/guide/flare', { checked_by: 'Rosa, RD', based_on: '' })
  expect(pageText(await guide.text())).toContain('Facts checked by: write the name without “RD”.')
})

test('an editor names sources and the next look, and what her form says of who checked is not read', async () => {
  const site = await createTestSite()
  const fields = aRecipe({ name: 'Pea Soup', checked_by: 'Rosa Lindqvist', checked_on: '2025-01-03' })
  const { id } = await insertRecipe(site.db, { fields, status: 'draft' }, NOW)
  const editor = await site.as('editor')
  const path = `/admin/recipes/${id}/edit`
  const { html } = await editor.read(path)
  expect(pageText(pagePart(html, 'section', 'id="trust"'))).toContain(
    'Only an administrator can say who checked the recipe.',
  )
  const said = { ...SAID, checked_by: 'Ines Calder', checked_on: '2026-01-01' }
  expect((await editor.post(path, { ...formFields(html, 'based_on'), ...said })).status).toBe(302)
  expect((await findRecipe(site.db, id))?.fields).toMatchObject({
    ...{ checked_by: 'Rosa Lindqvist', checked_on: '2025-01-03' },
    ...{ sources: SAID.sources, review_on: SAID.review_on },
  })
})

test('programs and search engines read nothing of it', async () => {
  const site = await createTestSite()
  await insertRecipe(site.db, { fields: aRecipe({ name: 'Pea Soup', ...SAID }) }, NOW)
  const recipe: object = JSON.parse(await (await site.get('/api/recipes/pea-soup')).text())
  expect(Object.keys(recipe)).toContain('author_name')
  expect(OWN_RECIPE_FIELDS.filter((name) => Object.hasOwn(recipe, name))).toEqual([])
  expect(JSON.stringify(recipe)).not.toMatch(/Lindqvist|checked|aga\.example/)
})

testDatabase('the list of recipes asks the chef once the day of a new look is past', async (db) => {
  const site = await createTestSite({ db })
  for (const [name, review_on] of [
    ['Due Soup', '2025-03-03'],
    ['Older Soup', '2024-12-31'],
    ['Later Soup', '2030-01-01'],
    ['Plain Soup', null],
  ] as const)
    await insertRecipe(db, { fields: aRecipe({ name, review_on }) }, NOW)
  const admin = await site.as('admin')
  const { html } = await admin.read('/admin/recipes/list')
  expect(pageText(html)).toContain('2 recipes are due for a new look')
  const asked = html.slice(html.indexOf('due for a new look'), html.indexOf('<table'))
  expect(pageText(asked)).toMatch(/Older Soup December 31, 2024 Due Soup March 3, 2025/)
  expect(asked).not.toMatch(/Later|Plain/)
  expect(asked).toContain('/edit#trust')
})
