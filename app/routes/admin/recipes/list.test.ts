import { expect, test } from 'vitest'
import type { RecipeFields } from 'recipe-basics/recipe/recipe'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { aRecipe } from '#test/fixtures.ts'
import { noticeOf } from '#test/form-fields.ts'
import { pageLinks, pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

async function createSiteWith(...recipes: Partial<RecipeFields>[]) {
  const site = await createTestSite()
  const ids: string[] = []
  for (const [minute, fields] of recipes.entries()) {
    const made = await insertRecipe(
      site.db,
      { fields: aRecipe(fields) },
      new Date(NOW.getTime() - (recipes.length - minute) * 60_000),
    )
    ids.push(made.id)
  }
  return { ...site, admin: await site.as('admin'), ids }
}

const rowsOf = (html: string) =>
  (pagePart(html, 'tbody').match(/<tr\b.*?<\/tr>/gs) ?? []).map((row) => pageText(row))

test('spec.md section 2: the three addresses of the recipe table show its columns and how many recipes there are', async () => {
  const { admin } = await createSiteWith({}, { name: 'Toast', author_name: null, cook_time_minutes: 75 })
  for (const path of ['/admin/recipes', '/admin/recipes/add', '/admin/recipes/list']) {
    const { status, html } = await admin.read(path)
    expect(status).toBe(200)
    expect(pageText(pagePart(html, 'thead'))).toBe(
      'Name Author Category Difficulty Prep Time Cook Time Servings Created Actions',
    )
    expect(rowsOf(html)).toEqual([
      'Toast Soup Difficulty: easy 10 min + 1h 15m 4 servings Mar 4, 2026',
      'Silky Carrot Soup Ines Calder Soup Difficulty: easy 10 min + 30 min 4 servings Mar 4, 2026',
    ])
    expect(pageText(pagePart(html, 'output'))).toBe('2 recipes')
  }
})

test('drafts alone can be listed, and all recipes again', async () => {
  const { admin, db } = await createSiteWith()
  await insertRecipe(db, { fields: aRecipe({ name: 'Secret' }), status: 'draft' }, NOW)
  const { html } = await admin.read('/admin/recipes?state=draft&sort=name')
  expect(rowsOf(html)).toEqual([expect.stringMatching(/^Secret Draft/)])
  expect(pageText(pagePart(html, 'output'))).toBe('1 recipe')
  expect(pageLinks(html)).toContainEqual({ href: '/admin/recipes?sort=name&amp;order=asc', text: 'Show all' })
})

test('the dashboard of recipes links to the add and list screens', async () => {
  const { admin } = await createSiteWith()
  const { html } = await admin.read('/admin/recipes')
  const links = pageLinks(pagePart(html, 'main')).map(({ href }) => href)
  expect(links).toEqual(
    expect.arrayContaining(['/admin/recipes/add', '/admin/recipes/list', '/admin/recipes/new']),
  )
  expect(pageText(html)).toContain('No recipes yet')
})

test('a recipe opens on the site in a new tab, and a draft, which has no page there, does not', async () => {
  const { admin, db } = await createSiteWith({})
  await insertRecipe(db, { fields: aRecipe({ name: 'Secret' }), status: 'draft' }, new Date(0))
  const { html } = await admin.read('/admin/recipes/list')
  expect(html).toMatch(
    /<a[^>]*aria-label="View Silky Carrot Soup in a new tab"[^>]*href="\/recipes\/silky-carrot-soup"[^>]*target="_blank"|<a[^>]*href="\/recipes\/silky-carrot-soup"[^>]*target="_blank"|<a[^>]*target="_blank"[^>]*href="\/recipes\/silky-carrot-soup"/,
  )
  expect(rowsOf(html)[1]).toContain('Secret Draft')
  expect(html).not.toContain('href="/recipes/secret"')
})

test('spec.md section 5: search matches name, description or author_name, and stays in the box', async () => {
  const { admin } = await createSiteWith(
    { name: 'Crème' },
    { name: 'Rice', description: 'x', author_name: 'Émile' },
  )
  const { html } = await admin.read('/admin/recipes/list?search=EMILE')
  expect(rowsOf(html)).toHaveLength(1)
  expect(rowsOf(html)[0]).toContain('Rice')
  expect(html).toMatch(/<input[^>]*type="search"[^>]*value="EMILE"/)
  expect(pageText((await admin.read('/admin/recipes/list?search=zzz')).html)).toContain('No recipes found')
})

test('each heading sorts by its column and says so', async () => {
  const { admin } = await createSiteWith({ name: 'B' }, { name: 'A' })
  const { html } = await admin.read('/admin/recipes/list?sort=name&search=a')
  const heads = pagePart(html, 'thead')
  expect(heads).toMatch(
    /<th[^>]*aria-sort="ascending"[^>]*><a[^>]*href="\/admin\/recipes\/list\?search=a&amp;sort=name&amp;order=desc"/,
  )
  expect(heads.match(/aria-sort/g)).toHaveLength(1)
  expect(rowsOf(html).map((row) => row[0])).toEqual(['A', 'B'])
})

test('spec.md section 8: a recipe is deleted with its notice, and Undo brings it back', async () => {
  const { admin, db, ids } = await createSiteWith({ name: 'Leek "Soup"' })
  const [id = ''] = ids
  const before = await findRecipe(db, id)
  const response = await admin.post('/admin/recipes/list?search=leek', { delete: id })
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    '/admin/recipes/list?search=leek',
  ])
  expect(noticeOf(response)).toEqual({
    kind: 'success',
    title: 'Recipe deleted',
    text: '"Leek "Soup"" has been successfully deleted. It waits in the trash for 30 days.',
    undo: { action: `/admin/recipes/${id}/undo`, label: 'Undo' },
  })
  expect(await findRecipe(db, id)).toBeUndefined()
  expect((await admin.get('/recipes/leek-soup')).status).toBe(404)

  const undone = await admin.post(`/admin/recipes/${id}/undo`)
  expect(undone.status).toBeLessThan(400)
  expect(noticeOf(undone)).toMatchObject({ kind: 'success', title: 'Recipe restored' })
  expect(await findRecipe(db, id)).toEqual({ ...before, updated_at: expect.any(String) })
  expect((await admin.get('/recipes/leek-soup')).status).toBe(200)
})

test("spec.md section 8: a delete that fails says 'Failed to delete recipe.'", async () => {
  const { admin, db, ids } = await createSiteWith({})
  const failed = { kind: 'destructive', title: 'Error', text: 'Failed to delete recipe.' }
  const gone = { ...failed, reason: 'The recipe was deleted already.' }
  expect(noticeOf(await admin.post('/admin/recipes', { delete: 'nobody' }))).toEqual(gone)
  expect(noticeOf(await admin.post('/admin/recipes', {}))).toEqual(gone)
  await db.schema.dropTable('versions').execute()
  expect(noticeOf(await admin.post('/admin/recipes', { delete: ids[0]! }))).toMatchObject(failed)
  expect(await findRecipe(db, ids[0]!)).toBeDefined()
  expect(noticeOf(await admin.post('/admin/recipes/nobody/undo'))).toBeUndefined()
})

test("spec.md section 8: recipes that cannot be loaded say 'Failed to load recipes.'", async () => {
  const { admin, db } = await createSiteWith({})
  await db.schema.alterTable('recipes').renameColumn('author_name', 'other').execute()
  const { status, html } = await admin.read('/admin/recipes')
  expect(status).toBe(500)
  expect(pageText(pagePart(html, 'main'))).toMatch(/Error Failed to load recipes\. Try again$/)
})

test('a strange address of the table is a page, never a fault', async () => {
  const { admin, log } = await createSiteWith({}, { name: 'Rice' })
  const plain = rowsOf((await admin.read('/admin/recipes/list')).html)
  for (const text of [
    "'",
    '"',
    '\\',
    '%',
    '_',
    '*',
    'NEAR(',
    '\0',
    '\ud800',
    '__proto__',
    'name desc; --',
    '(',
    '-1',
    '1e9',
  ]) {
    const value = encodeURIComponent(text.toWellFormed())
    for (const name of ['sort', 'order', 'page']) {
      const { status, html } = await admin.read(`/admin/recipes/list?${name}=${value}`)
      expect([status, rowsOf(html)], `${name}=${value}`).toEqual([200, plain])
    }
    expect((await admin.read(`/admin/recipes/list?search=${value}`)).status, value).toBe(200)
  }
  expect(log.filter((line) => line.includes('"level":"error"'))).toEqual([])
})

test('nobody else may read the table, delete or bring back', async () => {
  const site = await createSiteWith({})
  const user = await site.as('user')
  for (const [visitor, status] of [
    [site, 302],
    [user, 403],
  ] as const) {
    expect((await visitor.get('/admin/recipes/list')).status).toBe(status)
    expect((await visitor.post('/admin/recipes/list', { delete: site.ids[0]! })).status).toBe(status)
    expect((await visitor.post(`/admin/recipes/${site.ids[0]}/undo`)).status).toBe(status)
  }
  expect(await findRecipe(site.db, site.ids[0]!)).toBeDefined()
})

test('lost labels that the page did not show yet come once the others are read', async () => {
  const { admin, db } = await createSiteWith()
  for (let number = 0; number < 16; number++) {
    const { id: recipe_id } = await insertRecipe(db, { fields: aRecipe({ name: `Cod ${number}` }) }, NOW)
    const lost = {
      recipe_id,
      state: 'no' as const,
      line: '400 g cod',
      term: 'cod',
      lost_at: NOW.toISOString(),
    }
    const rows = (['vegan', 'vegetarian'] as const).map((diet) => ({ ...lost, dietary_restriction: diet }))
    await db.insertInto('lost_labels').values(rows).execute()
  }
  const { html } = await admin.read('/admin/recipes')
  expect(pageText(html)).toContain('2 more follow')
  const read = [...html.matchAll(/name="read" value="([^"]+)"/g)].map(([, key = '']) => key)
  expect((await admin.post('/admin/recipes', { read })).status).toBe(302)
  const next = pageText((await admin.read('/admin/recipes')).html)
  expect(next).toContain('2 labels were removed')
  const left = (await db.selectFrom('lost_labels').selectAll().execute()).map(
    (row) => `${row.recipe_id} ${row.dietary_restriction}`,
  )
  expect(left).toHaveLength(2)
  for (const key of left) expect(read).not.toContain(key)
})

test('labels that went when the rules learned are listed until the chef has read them', async () => {
  const { admin, db } = await createSiteWith()
  const { id } = await insertRecipe(db, { fields: aRecipe({ name: 'Poached Cod' }) }, NOW)
  expect(pageText((await admin.read('/admin/recipes')).html)).not.toContain('label was removed')
  await db
    .insertInto('lost_labels')
    .values({
      ...{ recipe_id: id, dietary_restriction: 'vegan', state: 'no' },
      ...{ line: '400 g cod', term: 'cod', lost_at: NOW.toISOString() },
    })
    .execute()
  const { html } = await admin.read('/admin/recipes')
  expect(pageText(html)).toContain('1 label was removed')
  expect(pageText(html)).toContain('vegan cod in “400 g cod”')
  expect(pageLinks(html)).toContainEqual({ href: `/admin/recipes/${id}/edit#labels`, text: 'Poached Cod' })
  expect((await admin.post('/admin/recipes', { read: `${id} vegan` })).status).toBe(302)
  expect(pageText((await admin.read('/admin/recipes')).html)).not.toContain('label was removed')
})
