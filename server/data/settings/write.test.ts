import { expect } from 'vitest'
import { NO_SETTINGS } from '#domain/settings/fields.ts'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import type { Database } from '../database/database.ts'
import { readContentVersion } from '../changes/content-version.ts'
import { listVersions, MOST_VERSIONS } from '../changes/versions.ts'
import { readSettings } from './row.ts'
import { SITE } from './versions.ts'
import { insertSampleSettings } from './samples.ts'
import { restoreSettings, undoSettings, updateSettings } from './write.ts'

const NOW = new Date('2026-01-02T03:04:05Z')
const NOBODY = { author_id: null }
const undoLast = async (db: Database) => undoSettings(db, (await readSettings(db)).updated_at, NOBODY, NOW)
const named = (site_name: string) => ({ ...NO_SETTINGS, site_name })

testEachDatabase('settings come back as they were stored; before that, nothing is written', async (db) => {
  expect(await readSettings(db)).toEqual({ fields: NO_SETTINGS, samples: [], updated_at: '' })
  const fields = { ...NO_SETTINGS, site_name: "Küche & 'Co' 😀", about_body: '<h2>Mine.</h2>' }
  await updateSettings(db, { fields, ...NOBODY }, NOW)
  expect(await readSettings(db)).toEqual({ fields, samples: [], updated_at: NOW.toISOString() })
})

testDatabase('each change makes kept pages stale, and can be taken back', async (db) => {
  const version = await readContentVersion(db)
  await updateSettings(db, { fields: named('One'), ...NOBODY }, NOW)
  await updateSettings(db, { fields: named('Two'), ...NOBODY }, NOW)
  expect(await readContentVersion(db)).toBe(version + 2)
  expect(await undoLast(db)).toBe(true)
  expect((await readSettings(db)).fields.site_name).toBe('One')
  expect(await readContentVersion(db)).toBe(version + 3)
})

testDatabase('the first change can be taken back, too', async (db) => {
  expect(await undoLast(db)).toBe(false)
  await updateSettings(db, { fields: named('One'), ...NOBODY }, NOW)
  await undoLast(db)
  expect((await readSettings(db)).fields).toEqual(NO_SETTINGS)
})

testEachDatabase('what somebody else has saved meanwhile is not overwritten', async (db) => {
  await updateSettings(db, { fields: named('Theirs'), ...NOBODY, based_on: '' }, NOW)
  const saved = await updateSettings(db, { fields: named('Mine'), ...NOBODY, based_on: '' }, NOW)
  expect(saved).toMatchObject({ ok: false, current: { fields: { site_name: 'Theirs' } } })
  expect((await readSettings(db)).fields.site_name).toBe('Theirs')
})

testDatabase(`the last ${MOST_VERSIONS} versions are kept, and each can be restored`, async (db) => {
  for (let count = 0; count <= MOST_VERSIONS + 1; count++)
    await updateSettings(db, { fields: named(`Name ${count}`), ...NOBODY }, NOW)
  const versions = await listVersions(db, 'settings', SITE)
  expect(versions).toHaveLength(MOST_VERSIONS)
  await restoreSettings(db, versions.at(-1)?.id ?? '', NOBODY, NOW)
  expect((await readSettings(db)).fields.site_name).toBe('Name 1')
  expect(await restoreSettings(db, 'none', NOBODY, NOW)).toBe(false)
})

testDatabase('sample words are marked until the chef writes her own', async (db) => {
  const sample = { ...NO_SETTINGS, chef_name: 'Ines Calder', closing: 'Come in.' }
  await insertSampleSettings(db, sample, NOW)
  expect((await readSettings(db)).samples).toEqual(['closing', 'chef_name'])
  await updateSettings(db, { fields: { ...sample, chef_name: 'Mara' }, ...NOBODY }, NOW)
  expect((await readSettings(db)).samples).toEqual(['closing'])
  await undoLast(db)
  expect((await readSettings(db)).samples).toEqual(['closing', 'chef_name'])
})

testDatabase(
  'what another release has stored opens: what is missing or unknown is not written',
  async (db) => {
    const fields = JSON.stringify({
      chef_name: 'Mara',
      portrait_url: 'javascript:alert(1)',
      of_a_newer_release: 1,
    })
    const row = { id: 1 as const, fields, samples: '["chef_name","gone"]', updated_at: NOW.toISOString() }
    await db.insertInto('settings').values(row).execute()
    expect(await readSettings(db)).toMatchObject({
      fields: { ...NO_SETTINGS, chef_name: 'Mara' },
      samples: ['chef_name'],
    })
  },
)

testDatabase('a story is stored as harmless HTML', async (db) => {
  const about_body = '<h2 onclick="steal()">Mine.</h2><script>steal()</script>'
  await updateSettings(db, { fields: { ...NO_SETTINGS, about_body }, ...NOBODY }, NOW)
  expect((await readSettings(db)).fields.about_body).toBe('<h2>Mine.</h2>')
})

testDatabase(
  'settings of another type, or in a zone that nobody knows, are as if nobody had written them',
  async (db) => {
    const fields = {
      ...NO_SETTINGS,
      tagline: 5,
      menu_links: [{ address: '/' }],
      time_zone: '../x',
      chef_name: 'Mara',
    }
    const row = { fields: JSON.stringify(fields), samples: '[]', updated_at: NOW.toISOString() }
    await db
      .insertInto('settings')
      .values({ id: 1, ...row })
      .execute()
    expect((await readSettings(db)).fields).toEqual({ ...NO_SETTINGS, chef_name: 'Mara' })
  },
)
