import { z } from 'zod'
import { changedWords, type GuidePage } from '#domain/guide/guide-page.ts'
import type { GuideWords } from '#domain/guide/fields.ts'
import { STANDARD_PAGES } from './standard-pages.ts'
import { type Author, nextMoment } from '../changes/change.ts'
import { changeContent, recordChange } from '../changes/content-version.ts'
import type { Database } from '../database/database.ts'
import { findVersion, insertVersions } from '../changes/versions.ts'
import { ChangedWords, listAllGuidePages } from './read.ts'

/** What a version of a page holds. */
const Snapshot = z.object({ words: ChangedWords, isOff: z.boolean() })

type Change = Author & {
  words: GuideWords
  isOff: boolean
  /** The `updated_at` of what was changed: a later one is not overwritten. */
  based_on: string
}

/** What became of a change. `changed`: somebody saved since the moment that it was based on, and nothing was written. */
type Saved =
  | { ok: true }
  | { ok: false; reason: 'missing' }
  | { ok: false; reason: 'changed'; current: GuidePage }

/** Stores what the owner makes of a page, and keeps what it was as a version. */
export async function updateGuidePage(db: Database, slug: string, change: Change, now: Date): Promise<Saved> {
  return changeContent(db, async (db) => {
    const current = await findPage(db, slug)
    if (!current) return { ok: false, reason: 'missing' }
    if (change.based_on !== current.updated_at) return { ok: false, reason: 'changed', current }
    await replacePage(db, current, change, change, now)
    return { ok: true }
  })
}

/** Makes a page what it was in a version; what it is becomes a version in turn. False when there is none. */
export async function restoreGuidePage(
  db: Database,
  slug: string,
  version: string,
  author: Author,
  now: Date,
): Promise<boolean> {
  return changeContent(db, async (db) => {
    const current = await findPage(db, slug)
    const found = current && (await findVersion(db, 'guide', slug, version))
    if (!current || !found) return false
    const { words, isOff } = Snapshot.parse(found.snapshot)
    await replacePage(db, current, { words: { ...standardOf(slug), ...words }, isOff }, author, now)
    return true
  })
}

const findPage = async (db: Database, slug: string) =>
  (await listAllGuidePages(db)).find((page) => page.slug === slug)

function standardOf(slug: string): GuideWords {
  const page = STANDARD_PAGES.find((page) => page.slug === slug)
  if (!page) throw new RangeError(`There is no page of the guide called ${slug}`)
  return page.words
}

async function replacePage(
  db: Database,
  current: GuidePage,
  { words, isOff }: { words: GuideWords; isOff: boolean },
  { author_id }: Author,
  now: Date,
) {
  const { slug } = current
  const standard = standardOf(slug)
  const snapshot: z.input<typeof Snapshot> = {
    words: changedWords(current.words, standard),
    isOff: current.isOff,
  }
  const saved_at = current.updated_at || now.toISOString()
  await insertVersions(
    db,
    'guide',
    [{ target_id: slug, name: current.words.title ?? slug, snapshot, saved_at, author_id }],
    now,
  )
  const row = {
    words: JSON.stringify(changedWords(words, standard)),
    is_off: isOff ? (1 as const) : (0 as const),
    updated_at: current.updated_at ? nextMoment(current.updated_at, now) : now.toISOString(),
  }
  await db
    .insertInto('guide_pages')
    .values({ slug, ...row })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .execute()
  await recordChange(db, { isPublic: true })
}
