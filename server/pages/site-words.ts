import { NO_SETTINGS } from '#domain/settings/fields.ts'
import { toWords, type Words } from '#domain/settings/words.ts'
import type { Database } from '../data/database/database.ts'
import { readSettings, readSettingsMoment } from '../data/settings/row.ts'

/**
 * What pages say, as it stands at each request: what is stored is read again when it has changed. While the database does
 * not answer, what was read last: the page that needs the database says so itself.
 */
export function openSiteWords(db: Database): () => Promise<Words> {
  let last = toWords(NO_SETTINGS)
  let lastMoment = ''
  return async () => {
    try {
      if ((await readSettingsMoment(db)) !== lastMoment) {
        const { fields, updated_at } = await readSettings(db)
        last = toWords(fields)
        lastMoment = updated_at
      }
    } catch {
      // Whatever else the request asks of the database fails, too, and is recorded there.
    }
    return last
  }
}
