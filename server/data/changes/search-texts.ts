import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { EquipmentFields } from '#domain/equipment/equipment.ts'
import { FOLD_RULES, foldForSearch } from 'recipe-basics/text/fold'
import type { FoldedSearch } from '#domain/search/folded-search.ts'
import { readHtmlText } from 'recipe-basics/text/html-text'
import type { PostFields } from '#domain/post/post.ts'
import { type Database, engineOf } from '../database/database.ts'
import { beginsWord, positionIn } from '../database/word-starts.ts'

/** What is looked through in texts of its own. Recipes have theirs in their own table. */
export type SearchedKind = 'post' | 'equipment'

/** What search looks through of a piece of equipment: its name, and the rest of its words. */
export const wordsOfPiece = (fields: EquipmentFields): SearchedWords => {
  const { name, brand, model, category, description, features, pros, cons, review_summary } = fields
  return { name, rest: [brand, model, category, description, ...features, ...pros, ...cons, review_summary] }
}

/** The same of a post. */
export const wordsOfPost = ({ title, excerpt, content }: PostWords): SearchedWords => ({
  name: title,
  rest: [excerpt, readHtmlText(content)],
})

type PostWords = Pick<PostFields, 'title' | 'excerpt' | 'content'>
type SearchedWords = { name: string; rest: (string | null)[] }

/** Remembers what search looks through of a thing, drafts too: whoever looks must ask what is public. */
export async function rememberText(
  db: Database,
  kind: SearchedKind,
  target_id: string,
  { name, rest }: SearchedWords,
): Promise<void> {
  const search_name = foldForSearch(name)
  const text = {
    search_name,
    search_text: [search_name, ...rest.map((words) => foldForSearch(words ?? ''))].join('\n'),
    fold_rules: FOLD_RULES,
  }
  await db
    .insertInto('search_texts')
    .values({ kind, target_id, ...text })
    .onConflict((conflict) => conflict.columns(['kind', 'target_id']).doUpdateSet(text))
    .execute()
}

/** Forgets a thing that was deleted. */
export async function forgetText(db: Database, kind: SearchedKind, target_id: string): Promise<void> {
  await db.deleteFrom('search_texts').where('kind', '=', kind).where('target_id', '=', target_id).execute()
}

/** The condition on `search_texts` that each word is in the text. */
export function isInText(db: Database, { words }: FoldedSearch): Expression<SqlBool> {
  const isIn = engineOf(db) === 'sqlite' ? conditionsOfSqlite(words) : words.map(isLike)
  return sql<SqlBool>`(${sql.join(isIn, sql` and `)})`
}

/**
 * What orders `search_texts`, the best first: where a word of the name begins with each word that is looked for, then where one of
 * the text does, and then where they stand within words of the name.
 */
export function rankOfText(db: Database, { words }: FoldedSearch): Expression<number> {
  const position = positionIn(db)
  const all = (conditions: RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` and `)})`
  const begin = (column: string) => all(words.map((word) => beginsWord(position, column, word)))
  const inName = all(words.map((word) => sql`${position}(search_name, ${word}) > 0`))
  return sql<number>`case when ${begin('search_name')} then 0 when ${begin('search_text')} then 1
    when ${inName} then 2 else 3 end`
}

const isLike = (word: string) => sql`search_text like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`

/** The index over trigrams finds words of three characters and more, a look at the texts shorter ones. */
function conditionsOfSqlite(words: readonly string[]) {
  const indexed = words.filter((word) => [...word].length >= 3)
  const query = indexed.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ')
  const found = sql`number in (select rowid from search_text_trigrams where search_text_trigrams match ${query})`
  const short = words
    .filter((word) => !indexed.includes(word))
    .map((word) => sql`instr(search_text, ${word}) > 0`)
  return indexed.length > 0 ? [found, ...short] : short
}
