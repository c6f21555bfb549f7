import { expect, test } from 'vitest'
import { prepareSite } from '#server/process/prepare-site.ts'
import { readConfig } from '#server/config.ts'
import { createTestDatabase, testDatabase } from './database.ts'
import { noticeOf } from './form-fields.ts'
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

/** Every page and answer that visitors reach from the home page, by its address. */
async function crawl({ read }: Awaited<ReturnType<typeof createTestSite>>) {
  const found = new Map<string, string>()
  const waiting = [...PUBLIC, ...OTHERS]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    const { html } = await read(path)
    found.set(path, html)
    waiting.push(
      ...[...html.matchAll(/(?:href|src)="(\/(?!assets|admin|plates)[^"#]*)/g)].map(([, to = '']) => to),
    )
  }
  return found
}

testDatabase(
  'nothing of the samples is left once they are removed, and Undo brings them back',
  async (db) => {
    await prepareSite(db, readConfig({ SAMPLE_CONTENT: 'on' }))
    const site = await createTestSite({ db })
    const admin = await site.as('admin')
    const removed = await admin.post('/admin/settings/samples')
    const notice = noticeOf(removed)
    expect([removed.status, notice?.title]).toEqual([302, 'Samples removed'])
    for (const [path, html] of await crawl(site)) expect(html, path).not.toMatch(PERSONA)
    expect((await admin.read('/admin/settings')).html).not.toContain('sample words')
    await admin.post(notice?.undo?.action ?? '')
    expect((await site.read('/about')).html).toMatch(PERSONA)
    expect((await site.read('/recipes/pumpkin-veloute')).status).toBe(200)
  },
)

test('with the samples, the invented chef speaks, and her words are marked as samples', async () => {
  const site = await createPreparedSite('on')
  expect((await site.read('/about')).html).toMatch(PERSONA)
  const admin = await site.as('admin')
  expect((await admin.read('/admin/settings')).html).toContain('sample words')
})
