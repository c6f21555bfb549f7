import { sql } from 'kysely'
import type { FoldedSearch } from '#domain/search/folded-search.ts'
import { type Database, engineOf } from '../../database/database.ts'

/** Letters of a word that may be two: longer ones are typed by nobody. */
const LONGEST = 16
/** Texts that are looked at for whole words, of those that hold the letters. */
const MOST_TEXTS = 20

/**
 * A search with the words apart that were typed as one, where a published name or description has them so: of "7up" "7 up", which is how
 * "7-Up" is folded. Undefined where no text has any of its words apart. Each word costs a look at the index of trigrams.
 */
export async function separateWords(db: Database, folded: FoldedSearch): Promise<FoldedSearch | undefined> {
  let { phrase } = folded
  const words = await Promise.all(folded.words.map(async (word) => (await findApart(db, word)) ?? word))
  for (const [place, word] of folded.words.entries()) phrase = phrase.replace(word, words[place] ?? word)
  return phrase === folded.phrase ? undefined : { phrase, words }
}

async function findApart(db: Database, word: string): Promise<string | undefined> {
  const letters = [...word]
  if (letters.length > LONGEST || !/^[\p{L}\p{N}]+$/u.test(word)) return undefined
  const pairs = letters.slice(1).map((_, at) => letters.toSpliced(at + 1, 0, ' ').join(''))
  if (pairs.length === 0) return undefined
  const texts = await listTextsWith(db, pairs)
  return pairs.find((pair) => texts.some((text) => holdsWhole(text, pair)))
}

/** Without this, "ham" would be found as "h am" in "with amaretti". */
const holdsWhole = (text: string, words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'u').test(text)

async function listTextsWith(db: Database, pairs: readonly string[]): Promise<string[]> {
  const holds =
    engineOf(db) === 'sqlite'
      ? sql`recipes.number in (select rowid from recipe_search where recipe_search match ${pairs
          .map((pair) => `{name description} : "${pair}"`)
          .join(' OR ')})`
      : sql`(${sql.join(
          pairs.map((pair) => sql`search_text like ${`%${pair}%`}`),
          sql` or `,
        )})`
  const { rows } = await sql<{ search_text: string }>`select search_text from recipes
    where status = 'published' and ${holds} limit ${MOST_TEXTS}`.execute(db)
  return rows.map(({ search_text }) => search_text)
}
