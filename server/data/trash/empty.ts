import { foldForSearch } from 'recipe-basics/text/fold'
import { findPictures } from '#domain/files/picture.ts'
import { wordsOf } from '#domain/search/spelling.ts'
import { endOfWait } from '#domain/publishing/trash.ts'
import { changeContent, recordChange } from '../changes/content-version.ts'
import type { Database } from '../database/database.ts'
import { listPictureUses } from '../media/uses.ts'
import { forgetWords } from '../recipes/search/spellings.ts'
import { RecipeSnapshot } from '../recipes/write/versions.ts'
import { KINDS } from '../changes/slugs.ts'
import { isInTrash, type TrashedKind } from './list.ts'

/** Things that go in one transaction: others save in between. */
const AT_ONCE = 100

/**
 * Lets go of all that is in the trash, with every trace: versions, preview links, old addresses and pictures that nothing
 * else uses, some at once. `until`: only of what was deleted before that moment. Answers how many things went.
 */
export async function emptyTrash(db: Database, { until }: { until?: string } = {}): Promise<number> {
  let gone = 0
  let some: number
  do {
    some = await emptySome(db, until)
    gone += some
  } while (some > 0)
  return gone
}

/** Lets go of some of what has waited for 30 days, and answers how many things went: 0 when nothing is left. */
export const emptySomeOld = async (db: Database, now: Date) => emptySome(db, endOfWait(now))

async function emptySome(db: Database, until: string | undefined): Promise<number> {
  return changeContent(db, async (db) => {
    let gone = 0
    for (const kind of KINDS) {
      if (gone > 0) break
      const rows = await db
        .selectFrom('versions')
        .select('target_id')
        .where(isInTrash(kind))
        .$if(until !== undefined, (query) => query.where('created_at', '<=', until ?? ''))
        .limit(AT_ONCE)
        .execute()
      gone = rows.length
      if (gone > 0)
        await forget(
          db,
          kind,
          rows.map(({ target_id }) => target_id),
        )
    }
    // What they showed goes once they are gone.
    if (gone === 0) gone = await forgetPictures(db, until)
    if (gone > 0) await recordChange(db, { isPublic: true })
    return gone
  })
}

async function forget(db: Database, kind: TrashedKind, ids: string[]) {
  if (kind === 'recipe') await forgetWords(db, await listWordsOf(db, ids))
  await db.deleteFrom('versions').where('kind', '=', kind).where('target_id', 'in', ids).execute()
  await db.deleteFrom('preview_links').where('kind', '=', kind).where('target_id', 'in', ids).execute()
  await db.deleteFrom('old_slugs').where('kind', '=', kind).where('target_id', 'in', ids).execute()
  await db.deleteFrom('samples').where('target_id', 'in', ids).execute()
  // With what an import that is not put away yet still holds of them.
  await db.deleteFrom('import_items').where('saved_id', 'in', ids).execute()
  // What links to them showed; the rest is drawn anew when it is asked for.
  await db.deleteFrom('share_pictures').execute()
}

/** The words of recipes in the trash by which a mistyped search might still find the way to them. */
async function listWordsOf(db: Database, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('versions')
    .select('snapshot')
    .where('kind', '=', 'recipe')
    .where('target_id', 'in', ids)
    .execute()
  const words = new Set<string>()
  for (const { snapshot } of rows) {
    const { name, description, ingredients } = RecipeSnapshot.parse(JSON.parse(snapshot)).fields
    const texts = [name, description ?? '', ...ingredients.map(({ ingredient_text }) => ingredient_text)]
    for (const word of wordsOf(texts.map(foldForSearch).join('\n'))) words.add(word)
  }
  return words
}

/** Pictures in the trash that nothing uses, not even something else in there. */
async function forgetPictures(db: Database, until: string | undefined): Promise<number> {
  const rows = await db
    .selectFrom('media')
    .select('hash')
    .where('deleted_at', 'is not', null)
    .$if(until !== undefined, (query) => query.where('deleted_at', '<=', until ?? ''))
    .execute()
  if (rows.length === 0) return 0
  const used = await listPictureUses(db)
  const waiting = await listPicturesOfTrash(db)
  const hashes = rows.map(({ hash }) => hash).filter((hash) => !used.has(hash) && !waiting.has(hash))
  for (let first = 0; first < hashes.length; first += AT_ONCE)
    await db
      .deleteFrom('media')
      .where('hash', 'in', hashes.slice(first, first + AT_ONCE))
      .execute()
  return hashes.length
}

/** The pictures of what is in the trash. */
async function listPicturesOfTrash(db: Database): Promise<Set<string>> {
  const hashes = new Set<string>()
  for (const kind of KINDS) {
    const rows = await db
      .selectFrom('versions')
      .select('snapshot')
      .where(isInTrash(kind))
      .where('snapshot', 'like', '%/media/%')
      .execute()
    for (const { snapshot } of rows) for (const hash of findPictures(snapshot)) hashes.add(hash)
  }
  return hashes
}
