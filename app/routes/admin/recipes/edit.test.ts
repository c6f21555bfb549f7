import { expect, test } from 'vitest'
import { readRecipeValues, toRecipeValues } from '#domain/recipe/form.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertRecipe, updateRecipe } from '#server/data/recipes/write/write.ts'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { listVersions } from '#server/data/changes/versions.ts'
import { aPieceOfEquipment, aRecipe } from '#test/fixtures.ts'
import { formFields, noticeOf } from '#test/form-fields.ts'
import { pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { removeThing } from '#server/data/things/change-one.ts'
import { RECIPES } from '#server/data/things/recipe-thing.ts'

async function createSite() {
  const site = await createTestSite()
  return { ...site, admin: await site.as('admin') }
}

async function createSiteWithRecipe() {
  const site = await createSite()
  const { id } = await insertRecipe(site.db, { fields: aRecipe() }, NOW)
  const recipe = (await findRecipe(site.db, id))!
  return { ...site, id, recipe, path: `/admin/recipes/${id}/edit` }
}

const fieldsOf = (html: string) => formFields(html, 'based_on')

test('a recipe is written with nothing but its name, and is published under an address made from it', async () => {
  const { admin, db } = await createSite()
  expect((await admin.get('/admin/recipes/new')).status).toBe(200)
  const response = await admin.post('/admin/recipes/new', { name: ' Leek  Soup ' })
  expect([response.status, response.headers.get('location')]).toEqual([302, '/admin/recipes'])
  expect(noticeOf(response)).toEqual({
    kind: 'success',
    title: 'Recipe saved',
    text: '"Leek Soup" has been saved.',
  })
  expect((await admin.get('/recipes/leek-soup')).status).toBe(200)
  expect(await db.selectFrom('recipes').select(['name', 'status']).execute()).toEqual([
    { name: 'Leek Soup', status: 'published' },
  ])
})

test('a recipe in any script is typed in its own direction', async () => {
  const { admin, path } = await createSiteWithRecipe()
  const controls = (await admin.read(path)).html.match(/<(?:input|textarea)[^>]*>/g) ?? []
  for (const name of ['name', 'description', 'story', 'keywords', 'ingredient_text', 'step_text'])
    expect(controls.filter((control) => control.includes(` name="${name}"`))).toContainEqual(
      expect.stringContaining(' dir="auto"'),
    )
})

test('a form that is sent back as it came changes nothing', async () => {
  const { admin, db, id, path, recipe } = await createSiteWithRecipe()
  const sections = aRecipe({
    ingredients: [
      { ingredient_text: 'salt', section: null },
      { ingredient_text: 'egg', section: 'For the sauce' },
      { ingredient_text: 'dill', section: null },
    ],
    instructions: [
      { step_number: 1, step_text: 'Boil.\nStir.', section: 'Sauce', step_url: 'https://a.example/#1' },
      { step_number: 2, step_text: 'Serve "hot" & <fast>.', section: 'Sauce', step_url: null },
    ],
    keywords: ['a', 'b'],
  })
  for (const fields of [recipe.fields, sections]) {
    await updateRecipe(db, id, { fields, author_id: null }, NOW)
    const { html } = await admin.read(path)
    const response = await admin.post(path, fieldsOf(html))
    expect(response.status).toBe(302)
    expect((await findRecipe(db, id))?.fields).toEqual(fields)
  }
})

test('every field can be written, and what was typed is what is stored', async () => {
  const { admin, db } = await createSite()
  const form = {
    ...{
      name: 'Soup',
      slug: 'My Soup',
      status: 'draft',
      description: 'D',
      story: 'S\n\nT',
      difficulty: 'hard',
    },
    ...{ recipe_category: 'Soup', author_name: 'Me', prep_time_minutes: '5', cook_time_minutes: '0' },
    cuisine: 'Cajun & Creole',
    ...{ total_time_minutes: '', servings: '2', image_url: '/a.jpg', keywords: 'one, two;three' },
    ...{ calories: '12.5', serving_size: '1 bowl' },
    ingredient_kind: ['line', 'heading', 'line', 'line'],
    ingredient_text: ['salt', 'Sauce', 'egg', ' '],
    ingredient_url: ['', '', '', ''],
    step_text: ['# Start', 'Boil.'],
  }
  expect((await admin.post('/admin/recipes/new', form)).status).toBe(302)
  const { id } = await db.selectFrom('recipes').select('id').executeTakeFirstOrThrow()
  const nothing = { protein_content_g: null, carbohydrate_content_g: null, fat_content_g: null }
  expect(await findRecipe(db, id)).toMatchObject({
    slug: 'my-soup',
    status: 'draft',
    fields: {
      ...{ name: 'Soup', description: 'D', story: 'S\n\nT', difficulty: 'hard', recipe_category: 'Soup' },
      ...{ author_name: 'Me', prep_time_minutes: 5, cook_time_minutes: 0, total_time_minutes: null },
      cuisine: 'Cajun & Creole',
      ...{ servings: 2, image_url: '/a.jpg', keywords: ['one', 'two', 'three'] },
      nutrition: { calories: 12.5, serving_size: '1 bowl', ...nothing },
      dietary_restrictions: ['vegetarian', 'gluten-free', 'dairy-free', 'nut-free', 'paleo'],
      ingredients: [
        { ingredient_text: 'salt', section: null },
        { ingredient_text: 'egg', section: 'Sauce' },
      ],
      instructions: [{ step_number: 1, step_text: 'Boil.', section: 'Start', step_url: null }],
    },
  })
})

test('what is wrong stands beside its field, with status 422, and what was typed stays', async () => {
  const { admin, db } = await createSite()
  const response = await admin.post('/admin/recipes/new', {
    ...{ name: '', servings: 'many', image_url: 'javascript:alert(1)', story: 'Typed <b>text</b>' },
    ingredient_text: ['# Broth', 'salt', '', 'x'.repeat(2_001)],
  })
  const html = await response.text()
  expect(response.status).toBe(422)
  for (const [attribute, message] of [
    ['name="name"', 'Name is required'],
    ['name="servings"', 'Servings must be a number'],
    ['name="image_url"', 'Image must be a web address that begins with https:// or http://'],
    ['aria-label="ingredient 3"', 'Ingredient may have at most 2,000 characters'],
  ] as const) {
    const control = new RegExp(`<(?:input|textarea)[^>]*${attribute}[^>]*>`).exec(html)?.[0] ?? ''
    expect(control).toContain('aria-invalid="true"')
    const described = /aria-describedby="([^" ]*)/.exec(control)?.[1]
    expect(pageText(html.slice(html.indexOf(`id="${described}"`) - 10)).slice(0, 200)).toContain(message)
  }
  expect(html).toContain('Typed &lt;b&gt;text&lt;/b&gt;</textarea>')
  // A browser would cut what is pasted, and nobody would be told.
  expect(/<textarea[^>]*name="name"[^>]*>/.exec(html)?.[0]).not.toMatch(/maxlength/i)
  expect(html).toContain('value="many"')
  expect(await db.selectFrom('recipes').select('id').execute()).toEqual([])
})

test('numbers that cannot be right are saved, and told in the words of an import', async () => {
  const { admin, db } = await createSite()
  const form = {
    ...{ name: 'Soup', servings: '4', prep_time_minutes: '30', cook_time_minutes: '40' },
    ...{ total_time_minutes: '20', calories: '250,000', low_energy_handsOn: '90', step_text: 'Boil.' },
  }
  const typed = await admin.post('/admin/recipes/labels', form)
  const warnings = {
    total_time_minutes: [
      'The total time of 20 min is shorter than preparation and cooking together (1h 10m).',
    ],
    low_energy: ['90 min on your feet are more than the total time of 20 min.'],
    nutrition: ['250000 kcal is more than one serving can have: perhaps the whole recipe was meant.'],
  }
  expect(await typed.json()).toMatchObject({ warnings })
  const response = await admin.post('/admin/recipes/new', form)
  expect(noticeOf(response)).toMatchObject({
    title: 'Recipe saved',
    reason: `${warnings.total_time_minutes[0]} The form shows 2 more.`,
  })
  const { id } = await db.selectFrom('recipes').select('id').executeTakeFirstOrThrow()
  const text = pageText((await admin.read(`/admin/recipes/${id}/edit`)).html)
  for (const [said] of Object.values(warnings)) expect(text.split(said ?? '?'), said).toHaveLength(2)
  const refused = await admin.post('/admin/recipes/new', { ...form, name: 'Rice', servings: '' })
  expect(noticeOf(refused)?.reason).not.toContain('The recipe does not say')
})

test('minutes on your feet that cannot be read are refused, and what was typed stays', async () => {
  const { admin, db, read } = await createSite()
  for (const minutes of ['-5', '601', 'an hour', '1.5']) {
    const response = await admin.post('/admin/recipes/new', { name: 'Soup', low_energy_handsOn: minutes })
    const html = await response.text()
    expect(response.status, minutes).toBe(422)
    expect(pageText(html), minutes).toContain('On your feet must be a whole number from 0 to 600 minutes')
    expect(/<input[^>]*name="low_energy_handsOn"[^>]*>/.exec(html)?.[0], minutes).toMatch(
      new RegExp(`aria-invalid="true"[^>]*value="${minutes}"|value="${minutes}"[^>]*aria-invalid="true"`),
    )
  }
  await admin.post('/admin/recipes/new', {
    ...{ name: 'Soup', low_energy_handsOn: '600', ingredient_text: '1 leek', step_text: 'Boil the leek.' },
  })
  expect(pageText((await read('/recipes/soup')).html)).toContain('10h on your feet')
  expect(await db.selectFrom('recipes').select('low_energy').execute()).toEqual([
    { low_energy: 'handsOn=600' },
  ])
})

test('a taken address is explained beside its field', async () => {
  const { admin, path, db } = await createSiteWithRecipe()
  await insertRecipe(db, { fields: aRecipe({ name: 'Other' }) }, NOW)
  const made = await admin.post('/admin/recipes/new', { name: 'x', slug: 'Other' })
  expect([made.status, pageText(await made.text())]).toEqual([
    422,
    expect.stringContaining('Another recipe has this address.'),
  ])
  const { html } = await admin.read(path)
  const moved = await admin.post(path, { ...fieldsOf(html), slug: 'other' })
  expect(pageText(await moved.text())).toContain('Another recipe has this address.')
})

test('an address that was changed leads on for good', async () => {
  const { admin, path } = await createSiteWithRecipe()
  const { html } = await admin.read(path)
  expect((await admin.post(path, { ...fieldsOf(html), slug: 'carrots' })).status).toBe(302)
  const old = await admin.get('/recipes/silky-carrot-soup')
  expect([old.status, old.headers.get('location')]).toEqual([301, '/recipes/carrots'])
})

test('a recipe that becomes a draft is gone from the site at once', async () => {
  const { admin, path } = await createSiteWithRecipe()
  const { html } = await admin.read(path)
  await admin.post(path, { ...fieldsOf(html), status: 'draft' })
  expect((await admin.get('/recipes/silky-carrot-soup')).status).toBe(404)
  expect(pageText((await admin.read('/recipes')).html)).not.toContain('Silky Carrot Soup')
})

test('changed elsewhere: both are shown, nothing is written, and each can be kept', async () => {
  const { admin, db, id, path } = await createSiteWithRecipe()
  const { html } = await admin.read(path)
  await updateRecipe(db, id, { fields: aRecipe({ name: 'Theirs' }), author_id: null }, NOW)
  const mine = { ...fieldsOf(html), name: 'Mine' }
  const refused = await admin.post(path, mine)
  const text = pageText(await refused.clone().text())
  expect(refused.status).toBe(409)
  expect(text).toContain('Changed elsewhere')
  expect(text).toMatch(/Name Their version Theirs Your version Mine Keep mine Take theirs/)
  expect((await findRecipe(db, id))?.fields.name).toBe('Theirs')
  const overwrite = /name="overwrite"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="overwrite"/.exec(
    await refused.text(),
  )
  const kept = await admin.post(path, { ...mine, overwrite: overwrite?.[1] ?? overwrite?.[2] ?? '' })
  expect(kept.status).toBe(302)
  expect((await findRecipe(db, id))?.fields.name).toBe('Mine')
  expect((await listVersions(db, 'recipe', id)).map(({ name }) => name)).toEqual([
    'Theirs',
    'Silky Carrot Soup',
  ])
})

test('changed elsewhere: pieces of equipment are told by their names', async () => {
  const { admin, db, id, path } = await createSiteWithRecipe()
  const named = (name: string) => aPieceOfEquipment({ name, brand: null })
  const [pot = '', sieve = ''] = await insertEquipment(db, [named('Pot'), named('Sieve')], NOW)
  const { html } = await admin.read(path)
  await updateRecipe(db, id, { fields: aRecipe({ equipment: [pot, sieve] }), author_id: null }, NOW)
  const refused = await admin.post(path, { ...fieldsOf(html), equipment: [sieve] })
  const text = pageText(await refused.text())
  expect(text).toMatch(/Their version Pot Sieve Your version Sieve/)
})

test('the versions of a recipe stand below its form, and each can be restored', async () => {
  const { admin, db, id, path } = await createSiteWithRecipe()
  expect(pageText((await admin.read(path)).html)).not.toContain('Versions')
  await updateRecipe(
    db,
    id,
    { fields: aRecipe({ name: 'Second' }), author_id: admin.user_id, role: 'administrator' },
    NOW,
  )
  const { html } = await admin.read(path)
  expect(pageText(html)).toContain(
    'Silky Carrot Soup Saved Wednesday, March 4, 2026 at 5:06, replaced by chef@plate.test',
  )
  const [version] = await listVersions(db, 'recipe', id)
  const response = await admin.post(path, { restore: version!.id })
  expect([response.status, response.headers.get('location')]).toEqual([302, path])
  expect(noticeOf(response)).toEqual({ kind: 'success', title: 'Version restored' })
  expect((await findRecipe(db, id))?.fields).toEqual(aRecipe())
  expect((await admin.post(path, { restore: 'nothing' })).status).toBe(404)
})

test('a recipe that is not there has no form, and cannot be saved', async () => {
  const { admin } = await createSite()
  for (const id of ['nobody', '%00', '%F0%9F%98%80']) {
    expect((await admin.get(`/admin/recipes/${id}/edit`)).status).toBe(404)
    expect((await admin.post(`/admin/recipes/${id}/edit`, { name: 'x' })).status).toBe(404)
  }
})

test('deleted elsewhere: what was typed comes back, and is stored again with all that the recipe was', async () => {
  const { admin, db, id, path } = await createSiteWithRecipe()
  const mine = { ...fieldsOf((await admin.read(path)).html), name: 'Mine' }
  await removeThing(db, RECIPES, id, { author_id: null }, NOW)
  const refused = await admin.post(path, mine)
  const html = await refused.clone().text()
  expect(refused.status).toBe(404)
  expect(noticeOf(refused)).toMatchObject({ kind: 'destructive', title: 'Recipe not saved' })
  expect(pageText(html)).toContain('This recipe was deleted elsewhere. What you wrote is still here.')
  expect(html).toContain('>Mine</textarea>')
  expect((await admin.post(path, { ...fieldsOf(html), bring_back: 'yes' })).status).toBe(302)
  expect((await findRecipe(db, id))?.fields).toEqual(aRecipe({ name: 'Mine' }))
  expect((await listVersions(db, 'recipe', id)).map(({ name }) => name)).toContain('Silky Carrot Soup')
})

test('a form that is refused brings nothing back', async () => {
  const { admin, db, id, path } = await createSiteWithRecipe()
  await insertRecipe(db, { fields: aRecipe({ name: 'Leek Soup' }) }, NOW)
  const typed = { ...fieldsOf((await admin.read(path)).html), bring_back: 'yes' }
  await removeThing(db, RECIPES, id, { author_id: null }, NOW)
  for (const [name, value] of [
    ['name', ''],
    ['slug', 'leek-soup'],
  ] as const) {
    expect((await admin.post(path, { ...typed, [name]: value })).status).toBe(422)
    expect(await findRecipe(db, id)).toBeUndefined()
  }
  expect((await admin.post(path, typed)).status).toBe(302)
  expect(await findRecipe(db, id)).toBeDefined()
})

test('what the form does not have is ignored', async () => {
  const { admin, db, id, path } = await createSiteWithRecipe()
  const row = () => db.selectFrom('recipes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const before = await row()
  const { html } = await admin.read(path)
  const strange = {
    id: 'other',
    created_at: '1999',
    updated_at: '1999',
    search_text: 'x',
    number: '9',
    author_id: 'x',
  }
  expect((await admin.post(path, { ...fieldsOf(html), ...strange, ['__proto__']: 'x' })).status).toBe(302)
  expect(await row()).toEqual({ ...before, updated_at: expect.stringMatching(/^2026-03-04T05:06:07.001Z$/) })
})

test('nobody else may write', async () => {
  const site = await createSiteWithRecipe()
  const user = await site.as('user')
  for (const [visitor, status] of [
    [site, 302],
    [user, 403],
  ] as const) {
    for (const path of ['/admin/recipes/new', site.path]) {
      expect((await visitor.get(path)).status).toBe(status)
      const response = await visitor.post(path, { name: 'Theirs', based_on: site.recipe.updated_at })
      expect(response.status).toBe(status)
    }
  }
  expect(await findRecipe(site.db, site.id)).toEqual(site.recipe)
  expect(await site.db.selectFrom('recipes').select('id').execute()).toHaveLength(1)
})

test('values survive the way through the browser', () => {
  const values = toRecipeValues({ slug: 's', status: 'draft', fields: aRecipe() })
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...values.texts, ...values.facts })) form.append(name, value)
  for (const { text } of values.ingredients) form.append('ingredient_text', text)
  for (const { text } of values.steps) form.append('step_text', text)
  expect(readRecipeValues(form)).toEqual(values)
})
