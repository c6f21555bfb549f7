import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { aForm, aPublishedRecipe } from '#test/uploads.ts'
import { storeProblem } from '#server/data/backups/problem.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { dismissSteps } from '#server/data/settings/first-steps.ts'

type Site = Awaited<ReturnType<typeof createTestSite>>

const deskOf = async (site: Pick<Site, 'read'>) => {
  const { html } = await site.read('/admin/import')
  const main = pagePart(html, 'main')
  return { html: main, text: pageText(main.slice(0, main.indexOf('</section>'))) }
}

testDatabase(
  'the desk says what needs the chef, each with the way there, and what goes live next',
  async (db) => {
    const site = await (await createTestSite({ db })).as('admin')
    await dismissSteps(db, NOW)
    const draft = { ...aRecipe({ name: 'Aussie Pie', servings: null }) }
    const { id } = await insertRecipe(db, { fields: draft, status: 'draft' }, NOW)
    const due = aRecipe({ name: 'Old Soup', review_on: '2026-01-01' })
    await insertRecipe(db, { fields: due, status: 'published' }, NOW)
    const later = { status: 'published', published_at: '2026-03-09T08:00:00.000Z' } as const
    await insertRecipe(db, { fields: aRecipe({ name: 'Spring Stew' }), ...later }, NOW)
    const content = JSON.stringify([aPublishedRecipe()])
    const at = (await site.post('/admin/import', aForm({ name: 'leek.json', content }))).headers.get(
      'Location',
    )
    const { html, text } = await deskOf(site)
    expect(text).toContain('Three things need you')
    expect(text).toContain(
      '1 recipe waits for review Look at it From leek.json, Wednesday, March 4, 2026 at 5:06. Nothing of this is saved yet.',
    )
    expect(text).toContain('1 recipe is a draft Look at it 1 has no servings. Readers do not see drafts.')
    expect(text).toContain('1 recipe is due for a new look')
    for (const to of [at, `/admin/recipes/${id}/edit`, '/']) expect(html).toContain(`href="${to}"`)
    expect(text).toContain('Goes live next Monday, March 9, 2026 at 8:00 “Spring Stew”')
    const nav = pagePart((await site.read('/admin/blog')).html, 'nav')
    expect(pageText(nav)).toContain('Import Data 1 Recipes 1 Equipment')
    // Nothing is fine that was not proved.
    expect(text).toContain('Last good backup none yet')
    expect(html).not.toContain('text-sage')
  },
)

test('one quiet line stands where nothing needs the chef', async () => {
  const site = await (await createTestSite()).as('admin')
  await dismissSteps(site.db, NOW)
  const { text } = await deskOf(site)
  expect(text).toMatch(/^Nothing needs you\. .*See it as a reader/)
  expect(text).not.toContain('Goes live next')
})

test('first steps stay on the desk until no word of the samples is left in them', async () => {
  const site = await (await createTestSite()).as('admin')
  const settings = async (samples: string[]) => {
    const fields = JSON.stringify({ site_name: 'Mara’s', home_headline: 'Hello', home_lead: 'Soups.' })
    await site.db.deleteFrom('settings').execute()
    const row = { id: 1 as const, fields, samples: JSON.stringify(samples), updated_at: 'x' }
    await site.db.insertInto('settings').values(row).execute()
    return (await deskOf(site)).text
  }
  expect(await settings([])).toContain('Write the home words done')
  expect(await settings([])).toContain('Bring a picture of yourself Do it')
  expect(await settings([])).toContain(
    'Import or write three recipes Do it Have a second place for backups Do it',
  )
  for (const name of ['Leek Soup', 'Rice', 'Cod'])
    await insertRecipe(site.db, { fields: aRecipe({ name }) }, NOW)
  expect(await settings([])).toContain('Import or write three recipes done')
  const left = await settings(['wellness_text'])
  expect(left).toContain('Give the site its name done')
  expect(left).toContain('Write the home words Do it')
})

test('an editor sees nothing of backups or settings on the desk', async () => {
  const site = await (await createTestSite()).as('editor')
  const { text } = await deskOf(site)
  expect(text).toContain('Nothing needs you.')
  expect(text).not.toMatch(/backup|First steps/)
})

test('a backup that failed is trouble, and leads to what to do', async () => {
  const site = await (await createTestSite()).as('admin')
  await dismissSteps(site.db, NOW)
  await storeProblem(site.db, 'made', 'The disk is full.', NOW)
  const { html, text } = await deskOf(site)
  expect(text).toContain('One thing needs you')
  expect(text).toContain('The last backup failed What to do The disk is full.')
  expect(html).toContain('href="/admin/keeping/status"')
  expect(html).toContain('text-danger')
})
