import { dayIn } from '#domain/publishing/time-zone.ts'
import { toWords } from '#domain/settings/words.ts'
import type { Database } from '../database/database.ts'
import { readSettings } from './row.ts'

/** The day at the site at `now`, in the time zone that the chef has chosen: 'yyyy-mm-dd'. */
export async function readSiteDay(db: Database, now: Date): Promise<string> {
  const { fields } = await readSettings(db)
  return dayIn(toWords(fields).time_zone, now.toISOString())
}
