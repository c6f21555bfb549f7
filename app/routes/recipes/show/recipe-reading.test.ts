import { expect, test } from 'vitest'
import type { LabelDecision } from 'food-verdicts/diet/label-decisions'
import { NO_SETTINGS } from '#domain/settings/fields.ts'
import { removeCorrection, saveCorrection } from '#server/data/foods/write.ts'
import { insertRecipe, updateRecipe } from '#server/data/recipes/write/write.ts'
import { updateSettings } from '#server/data/settings/write.ts'
import { aRecipe } from '#test/fixtures.ts'
import { pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

const fieldsOf = (...lines: string[]) =>
  aRecipe({ ingredients: lines.map((ingredient_text) => ({ ingredient_text, section: null })) })

async function laySoup() {
  const site = await createTestSite()
  const fields = fieldsOf('600 g carrots', '1 leek', '200 ml zorbel')
  const { id, slug } = await insertRecipe(site.db, { fields }, NOW)
  const read = async () => pageText((await site.read(`/recipes/${slug}`)).html)
  return { ...site, id, fields, read }
}

test('a page that was read before says what the chef has changed in a line since', async () => {
  const { db, id, read } = await laySoup()
  expect(await read()).not.toContain('Holds milk')
  await updateRecipe(
    db,
    id,
    { fields: fieldsOf('600 g carrots', '1 leek', '200 ml milk'), author_id: null },
    NOW,
  )
  expect(await read()).toContain('Holds milk')
})

test('a page that was read before follows what the chef says of a word, and when she takes it back', async () => {
  const { db, read } = await laySoup()
  expect(await read()).not.toContain('Holds milk')
  const said = await saveCorrection(db, { words: 'zorbel', means: 'milk', labels: [] }, NOW)
  expect(await read()).toContain('Holds milk')
  await removeCorrection(db, said ?? '', NOW)
  expect(await read()).not.toContain('Holds milk')
})

test('a page that was read before shows a decision about a label, and its day as the settings write days', async () => {
  const { db, id, fields, read } = await laySoup()
  expect(await read()).not.toContain('Decided by the chef')
  const decided_at = '2026-05-03T10:00:00.000Z'
  const decisions: LabelDecision[] = [
    { diet: 'nut-free', answer: 'yes', reason: null, decided_at, lines: ['200 ml zorbel'] },
  ]
  await updateRecipe(db, id, { fields, author_id: null, decide: () => decisions }, NOW)
  expect(await read()).toContain('on May 3, 2026')
  await updateSettings(db, { fields: { ...NO_SETTINGS, date_format: '2024-11-12' }, author_id: null }, NOW)
  expect(await read()).toContain('on 2026-05-03')
})
