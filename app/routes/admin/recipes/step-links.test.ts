import { expect } from 'vitest'
import { updateRecipe, insertRecipe } from '#server/data/recipes/write/write.ts'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { listVersions } from '#server/data/changes/versions.ts'
import { testDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import { formFields } from '#test/form-fields.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { restoreThing } from '#server/data/things/change-one.ts'
import { RECIPES } from '#server/data/things/recipe-thing.ts'

const CHEF = { author_id: null, role: 'administrator' } as const
const TEXTS = ['Sweat 300 g carrots for 15 minutes at 120 °C.', 'Add 300 g carrots and 20 g ginger.']
const stepsOf = (...texts: string[]) =>
  texts.map((step_text, place) => ({ step_number: place + 1, step_text, section: null, step_url: null }))

testDatabase('the heading of the method counts all steps, also those that link nothing', async (db) => {
  const admin = await (await createTestSite({ db })).as('admin')
  const fields = aRecipe({ instructions: stepsOf('Peel.', TEXTS[0]!, 'Eat.') })
  const { id } = await insertRecipe(db, { fields }, NOW)
  const { html } = await admin.read(`/admin/recipes/${id}/edit`)
  expect(pageText(pagePart(html, 'section', 'id="instructions"'))).toMatch(/^Method 3 steps, 1 timer found/)
})

testDatabase('the form lists what steps link, and a link that the chef undoes scales no more', async (db) => {
  const site = await createTestSite({ db })
  const admin = await site.as('admin')
  const { id, slug } = await insertRecipe(db, { fields: aRecipe({ instructions: stepsOf(...TEXTS) }) }, NOW)
  const path = `/admin/recipes/${id}/edit`
  const method = async () => {
    const { html } = await site.read(`/recipes/${slug}?servings=8`)
    return pageText(pagePart(html, 'section', 'aria-labelledby="instructions"'))
  }
  const open = async () => (await admin.read(path)).html
  expect(pageText(pagePart(await open(), 'section', 'id="instructions"'))).toContain(
    '1 amount linked 1 timer 300 g → carrots, line 1 Not this lineLink again 15 minutes → timer “carrots” No timer',
  )
  expect(await method()).toContain(
    'Sweat 600 g carrots for 15 minutes at 120 °C. 2 Add 600 g carrots and 40 g ginger.',
  )

  await admin.post(path, {
    ...formFields(await open(), 'based_on'),
    step_undone_0: ['0 300 g', '0 15 minutes'],
  })
  const undone = '1 Sweat 300 g carrots for 15 minutes at 120 °C. 2 Add 600 g carrots and 40 g ginger.'
  expect(await method()).toContain(undone)
  const listed = pageText(pagePart(await open(), 'section', 'id="instructions"'))
  expect(listed).toContain('2 links undone 300 g → carrots, line 1. You undid this link.')

  // The form keeps it through other changes, an import as well, and a version brings it back.
  await admin.post(path, { ...formFields(await open(), 'based_on'), name: 'Soup' })
  const fields = aRecipe({
    instructions: stepsOf('Peel.', 'Sweat  300 g carrots for 15 minutes at 120 °C.', TEXTS[1]!),
  })
  const source = { source_url: null, source: {}, report: [] }
  await updateRecipe(db, id, { fields, source, ...CHEF }, new Date('2026-03-06'))
  expect(await method()).toContain('2 Sweat 300 g carrots')
  await updateRecipe(
    db,
    id,
    { fields: aRecipe({ instructions: stepsOf('Eat.') }), ...CHEF },
    new Date('2026-03-07'),
  )
  const [version] = await listVersions(db, 'recipe', id)
  await restoreThing(db, RECIPES, { id, version: version?.id ?? '' }, CHEF, new Date('2026-03-08'))
  expect((await findRecipe(db, id))?.fields.instructions[1]?.undone_links).toHaveLength(2)

  const fieldsNow = formFields(await open(), 'based_on')
  await admin.post(path, { ...fieldsNow, step_undone_1: [] })
  expect(await method()).toContain('2 Sweat 600 g carrots')
})
