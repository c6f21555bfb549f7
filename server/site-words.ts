import { NO_SETTINGS, toWords, type Words } from '#domain/settings/fields.ts'
import type { Database } from './data/database.ts'
import { readSettings } from './data/settings/row.ts'

/**
 * What pages say, read for each request. While the database does not answer, what was read last: the page that needs the
 * database says so itself.
 */
export function openSiteWords(db: Database): () => Promise<Words> {
  let last = toWords(NO_SETTINGS)
  return async () => {
    try {
      last = toWords((await readSettings(db)).fields)
    } catch {
      // Whatever else the request asks of the database fails, too, and is recorded there.
    }
    return last
  }
}
