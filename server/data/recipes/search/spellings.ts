import { sql } from 'kysely'
import { spellingsOf, wordsOf } from '#domain/search/spelling.ts'
import type { Status } from '#domain/publishing/status.ts'
import type { Database } from '../../database/database.ts'
import { insertRows } from '../../database/insert-rows.ts'

type Searchable = { status: Status; search_text: string; search_lines: string }

/**
 * Remembers the words of recipes that become public, so that mistyped ones lead to them. None is forgotten with a recipe:
 * a caller that proposes a word must check that it is still found.
 */
export async function rememberWords(db: Database, recipes: Searchable[]): Promise<void> {
  const published = recipes.filter(({ status }) => status === 'published')
  const words = [
    ...new Set(
      published.flatMap(({ search_text, search_lines }) => wordsOf(`${search_text}\n${search_lines}`)),
    ),
  ]
  const known = new Set(await listKnown(db, words))
  const rows = words
    .filter((word) => !known.has(word))
    .flatMap((word) => spellingsOf(word).map((spelling) => ({ spelling, word })))
  await insertRows(db, 'spellings', rows)
}

const PAGE = 500

/** Forgets those of these words that no recipe has any more. */
export async function forgetWords(db: Database, words: ReadonlySet<string>): Promise<void> {
  const lost = new Set(words)
  for (let after = 0; lost.size > 0;) {
    const rows = await db
      .selectFrom('recipes')
      .select(['number', 'search_text', 'search_lines'])
      .where('number', '>', after)
      .orderBy('number')
      .limit(PAGE)
      .execute()
    for (const { search_text, search_lines } of rows)
      for (const word of wordsOf(`${search_text}\n${search_lines}`)) lost.delete(word)
    if (rows.length < PAGE) break
    after = Number(rows.at(-1)?.number)
  }
  const gone = [...lost]
  for (let first = 0; first < gone.length; first += PAGE)
    await db
      .deleteFrom('spellings')
      .where('word', 'in', gone.slice(first, first + PAGE))
      .execute()
}

/** The words of public recipes that may be meant by mistyped ones. */
export async function listNearWords(db: Database, words: string[]): Promise<string[]> {
  const spellings = [...new Set(words.flatMap(spellingsOf))]
  if (spellings.length === 0) return []
  const rows = await db
    .selectFrom('spellings')
    .select('word')
    .distinct()
    .where('spelling', 'in', spellings)
    .limit(MAX_NEAR)
    .execute()
  return rows.map((row) => row.word)
}

/** More than share a sound in any language; each is then compared letter by letter. */
const MAX_NEAR = 500

async function listKnown(db: Database, words: string[]): Promise<string[]> {
  const known: string[] = []
  for (let first = 0; first < words.length; first += 250) {
    const batch = words.slice(first, first + 250)
    const rows = await db
      .selectFrom('spellings')
      .select('word')
      .where('spelling', 'in', batch)
      .where('word', '=', sql.ref<string>('spelling'))
      .execute()
    known.push(...rows.map((row) => row.word))
  }
  return known
}
