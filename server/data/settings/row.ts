import { SETTINGS, type SettingName, SETTING_NAMES, type Settings } from '#domain/settings/fields.ts'
import { isTimeZone } from '#domain/publishing/time-zone.ts'
import { sanitizePostHtml } from '../../post-html/post-html.ts'
import type { Database } from '../database/database.ts'
import { convertersOf, type ColumnsOf } from '../columns/field-columns.ts'
import { fromOwnJson, toTexts } from '../columns/json-text.ts'
import { prepareQuery } from '../database/prepared-query.ts'

/** The settings as administrators see them. */
export type StoredSettings = {
  fields: Settings
  /** Those that came with the samples, and that the chef has not written herself yet. */
  samples: SettingName[]
  /** Empty while nothing was ever saved. */
  updated_at: string
}

const { toColumns, toValues } = convertersOf(SETTINGS)

const selectMoment = prepareQuery({}, (db) => db.selectFrom('settings').select('updated_at'))

/** The `updated_at` of what is stored: every state has its own. Far quicker than the settings themselves. */
export async function readSettingsMoment(db: Database): Promise<string> {
  const [row] = await selectMoment(db, {})
  return row?.updated_at ?? ''
}

/** What is stored. Settings that are younger than that are not written yet. */
export async function readSettings(db: Database): Promise<StoredSettings> {
  const row = await db.selectFrom('settings').select(['fields', 'samples', 'updated_at']).executeTakeFirst()
  const { fields, samples, updated_at } = row ?? { fields: '{}', samples: '[]', updated_at: '' }
  const sampleNames = toTexts(samples)
  return {
    fields: withKnownZone(toValues(fromOwnJson<ColumnsOf<typeof SETTINGS>>(fields))),
    samples: SETTING_NAMES.filter((name) => sampleNames.includes(name)),
    updated_at,
  }
}

/** Another computer may know a time zone that this one does not, and no page could be shown in it. */
function withKnownZone(fields: Settings): Settings {
  const { time_zone } = fields
  return time_zone === null || isTimeZone(time_zone) ? fields : { ...fields, time_zone: null }
}

/** Stores the settings as they are given, within the transaction of the caller. */
export async function storeSettings(
  db: Database,
  { fields, samples, updated_at }: StoredSettings,
): Promise<void> {
  const about_body = fields.about_body && sanitizePostHtml(fields.about_body)
  const row = {
    fields: JSON.stringify(toColumns({ ...fields, about_body })),
    samples: JSON.stringify(samples),
    updated_at,
  }
  await db
    .insertInto('settings')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}
