import { z } from 'zod'
import { snapshotSchemas } from '#domain/fields/field-schema.ts'
import { GUIDE_FIELDS } from '#domain/guide/fields.ts'
import { applyChanges, type GuideChange, type GuidePage } from '#domain/guide/guide-page.ts'
import { STANDARD_PAGES } from './standard-pages.ts'
import type { Database } from '../database/database.ts'

/** The parts of a page that the owner has changed, as they are stored. Our own writing, so they have no limits. */
export const ChangedWords = z.object(snapshotSchemas(GUIDE_FIELDS)).partial()

/** All pages of the guide with what the owner has made of them, also those that are off, in the order of the list. */
export async function listAllGuidePages(db: Database): Promise<GuidePage[]> {
  const rows = await db.selectFrom('guide_pages').select(['slug', 'words', 'is_off', 'updated_at']).execute()
  return applyChanges(
    STANDARD_PAGES,
    new Map(
      rows.map(({ slug, words, is_off, updated_at }): [string, GuideChange] => [
        slug,
        { words: readWords(words), isOff: is_off === 1, updated_at },
      ]),
    ),
  )
}

/** The pages of the guide that readers see. */
export const listGuidePages = async (db: Database): Promise<GuidePage[]> =>
  (await listAllGuidePages(db)).filter(({ isOff }) => !isOff)

function readWords(json: string): GuideChange['words'] {
  const stored: unknown = JSON.parse(json)
  const { data = {} } = ChangedWords.safeParse(stored)
  // A part that was not changed is unknown, not empty.
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))
}
