import { sql } from 'kysely'
import { foldSearch } from '#domain/search/folded-search.ts'
import type { Equipment } from '#domain/equipment/equipment.ts'
import type { PublicPost } from '#domain/post/post.ts'
import type { Database } from '../database/database.ts'
import { listPieces } from '../equipment/read.ts'
import { listPublicPosts } from '../posts/read.ts'
import { isInText, rankOfText, type SearchedKind } from '../changes/search-texts.ts'
import { TABLE_OF } from '../changes/slugs.ts'

/** Things that a search finds, those with words in their names that begin with its words first. `count` is how many there are altogether. */
type Found<Thing> = { things: Thing[]; count: number }

/** Posts public at `now` that hold each word of a search, the newest first; at most `limit`. None without words. */
export async function findPosts(
  db: Database,
  search: string,
  limit: number,
  now: Date,
): Promise<Found<PublicPost>> {
  const { ids, count } = await findIds(db, 'post', search, limit, now)
  return { things: await listPublicPosts(db, ids, now), count }
}

/** Equipment public at `now` that holds each word of a search, by name; at most `limit`. None without words. */
export async function findPieces(
  db: Database,
  search: string,
  limit: number,
  now: Date,
): Promise<Found<Equipment>> {
  const { ids, count } = await findIds(db, 'equipment', search, limit, now)
  return { things: await listPieces(db, ids, now), count }
}

async function findIds(db: Database, kind: SearchedKind, search: string, limit: number, now: Date) {
  const folded = foldSearch(search)
  if (folded.words.length === 0) return { ids: [], count: 0 }
  // A release that knew no publish dates of equipment may have written rows since.
  const since = sql`coalesce(thing.published_at, thing.created_at)`
  const { rows } = await sql<{ target_id: string; count: number | string }>`
    select target_id, count(*) over () as count
    from search_texts join ${sql.table(TABLE_OF[kind])} as thing on thing.id = target_id
    where kind = ${kind} and ${isInText(db, folded)} and thing.status = 'published' and ${since} <= ${now.toISOString()}
    order by ${rankOfText(db, folded)},
      ${kind === 'post' ? sql`${since} desc` : sql`search_name`}, target_id
    limit ${limit}`.execute(db)
  return { ids: rows.map(({ target_id }) => target_id), count: Number(rows[0]?.count ?? 0) }
}
