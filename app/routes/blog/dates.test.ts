import { expect, test } from 'vitest'
import { readSettings } from '#server/data/settings/row.ts'
import { NO_SETTINGS } from '#domain/settings/fields.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { updateSettings } from '#server/data/settings/write.ts'
import { aPost } from '#test/fixtures.ts'
import { pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

/** In New York, that is the evening before. */
const EARLY = '2026-03-04T02:00:00.000Z'

async function createSiteIn(time_zone: string) {
  const site = await createTestSite()
  const id = await insertPost(site.db, aPost({ title: 'A broth', published_at: EARLY }), NOW)
  const fields = { ...NO_SETTINGS, time_zone, date_format: '2024-11-12' as const }
  await updateSettings(site.db, { fields, author_id: null }, NOW)
  return { ...site, id }
}

test('a post is dated by the day at the site, as the chef writes days', async () => {
  const { read } = await createSiteIn('America/New_York')
  for (const path of ['/', '/blog', '/blog/a-broth'])
    expect((await read(path)).html, path).toContain(`<time dateTime="${EARLY}">2026-03-03</time>`)
})

test('without scripts, a form reads a date in the time zone of the site, and names it', async () => {
  const { as, id } = await createSiteIn('America/New_York')
  const { html } = await (await as('admin')).read(`/admin/blog/${id}`)
  expect(html).toContain('Your time zone: America/New_York.')
  expect(html).toContain('value="2026-03-03T21:00"')
  expect(html).toMatch(/<input type="hidden" name="time_zone" value="America\/New_York"/)
})

test('what is no time zone is refused', async () => {
  const { as } = await createSiteIn('UTC')
  const admin = await as('admin')
  for (const time_zone of ['Mars/Olympus', '../etc/passwd', '+25:00', 'x'.repeat(65)]) {
    const refused = await admin.post('/admin/settings', { time_zone, overwrite: NOW.toISOString() })
    expect([time_zone, refused.status]).toEqual([time_zone, 422])
  }
})

test('a large city names its time zone', async () => {
  const admin = await (await createTestSite()).as('admin')
  for (const [text, zone] of [
    ['Berlin', 'Europe/Berlin'],
    ['new york', 'America/New_York'],
    ['Europe/London', 'Europe/London'],
  ] as const) {
    const { updated_at } = await readSettings(admin.db)
    await admin.post('/admin/settings', { time_zone: text, based_on: updated_at })
    expect((await readSettings(admin.db)).fields.time_zone).toBe(zone)
  }
})

test('the admin area writes days as the chef wants them, and of her zone', async () => {
  const { db, ...site } = await createSiteIn('Pacific/Honolulu')
  await insertPost(db, aPost({ title: 'Leeks', published_at: EARLY }), NOW)
  const { html } = await (await site.as('admin')).read('/admin/blog')
  expect(pageText(html)).toContain('2026-03-03')
})
