import { expect, test } from 'vitest'
import { prepareSite } from '#server/prepare-site.ts'
import { readConfig } from '#server/config.ts'
import { createTestDatabase } from './database.ts'
import { listPageRoutes } from './route-table.ts'
import { createTestSite } from './site.ts'

/** Words of the invented chef, and what only an owner may say of herself. */
const PERSONA =
  /\bInes\b|Calder|Bergen|Trieste|grandmother|who could not eat|five times|published tables|I only list|index cards|\bI was\b|\bI am\b|\bI cook/i

const PUBLIC = listPageRoutes().flatMap(({ path }) => (/^\/admin|[:*]/.test(path) ? [] : path))
const OTHERS = ['/no/such/page', '/api/recipes', '/api/equipment', '/api/posts', '/api/docs']

async function createPreparedSite(SAMPLE_CONTENT: 'on' | 'off') {
  const db = await createTestDatabase()
  await prepareSite(db, readConfig({ SAMPLE_CONTENT }))
  return createTestSite({ db })
}

test('a site without samples says nothing in the voice of an owner whom nobody has asked', async () => {
  const site = await createPreparedSite('off')
  expect(PUBLIC).toContain('/about')
  for (const path of [...PUBLIC, ...OTHERS]) expect((await site.read(path)).html, path).not.toMatch(PERSONA)
})

test('with the samples, the invented chef speaks, and her words are marked as samples', async () => {
  const site = await createPreparedSite('on')
  expect((await site.read('/about')).html).toMatch(PERSONA)
  const admin = await site.as('admin')
  expect((await admin.read('/admin/settings')).html).toContain('sample words')
})
