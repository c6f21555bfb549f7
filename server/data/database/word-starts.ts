import { sql, type RawBuilder } from 'kysely'
import { WORD_BREAKS } from '#domain/search/folded-search.ts'
import { type Database, engineOf } from './database.ts'

/** What says where a text stands in another, from 1, and 0 where it does not. */
export const positionIn = (db: Database): RawBuilder<unknown> =>
  sql.raw(engineOf(db) === 'sqlite' ? 'instr' : 'strpos')

/**
 * The condition that a word of a column of folded text begins with these words: "ham" is in "shame", and begins no word of it.
 * `lastPosition` bounds where, as where a name ends in a text.
 */
export function beginsWord(
  position: RawBuilder<unknown>,
  column: string,
  words: string,
  lastPosition?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const text = sql.ref(column)
  const isThere = lastPosition ? sql`between 1 and ${lastPosition}` : sql`> 0`
  const after = WORD_BREAKS.map((before) => sql`${position}(${text}, ${before + words}) ${isThere}`)
  return sql`(${position}(${text}, ${words}) = 1 or ${sql.join(after, sql` or `)})`
}
