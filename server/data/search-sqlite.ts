import { setImmediate as afterOthers } from 'node:timers/promises'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from './database.ts'
import { readCounts, type Counts, type Found, type Numbers } from './found-recipes.ts'

// SQLite: the trigram index for three characters and more, a look at every text for fewer. Words are folded. The
// trigram index holds name and description of what is published, and of drafts both in a column of their own.

/** Beyond this, it takes longer to count in the trigram index than to look at every text. */
const MANY = 10_000
/** Recipes that are looked at in one go, some milliseconds: other visitors are answered in between. */
const GO = 5_000

/** How many published recipes there are, or those of them that a filter keeps. */
export const countPublished = async (db: Database, published: RawBuilder<unknown>): Promise<Counts> =>
  countInGoes(db, { published, columns: sql`number`, isFound: sql`true`, isNamed: sql`false` })

/** Published recipes with the words in the name, and those with them in the description only. */
export function findPublished(db: Database, words: string, andKept?: RawBuilder<unknown>): Found {
  const texts = lookThrough(words, andKept ?? sql``)
  const countReading = async () => countInGoes(db, texts)
  if (!isIndexed(words)) return { named: texts.named, others: texts.others, count: countReading }
  const phrase = quote(words)
  const named = matching(`name : ${phrase}`, andKept)
  const all = matching(`{name description} : ${phrase}`, andKept)
  return {
    named,
    others: matching(`description : ${phrase} NOT name : ${phrase}`, andKept),
    async count() {
      const some = matching(`{name description} : ${phrase}`)
      const few = await readCounts(db, sql`select count(*) as total, 0 as named from (${some} limit ${MANY})`)
      if (few.total === MANY) return countReading()
      return readCounts(
        db,
        sql`select (select count(*) from (${all})) as total, (select count(*) from (${named})) as named`,
      )
    },
  }
}

/** The words in name, description or author of any recipe. */
export function anyRecipeSearch(words: string) {
  if (!isIndexed(words))
    return sql<SqlBool>`(instr(search_text, ${words}) > 0 or instr(search_author, ${words}) > 0)`
  return sql<SqlBool>`recipes.number in (select rowid from recipe_search where recipe_search match ${quote(words)})`
}

/** Texts begin with the name, in a line of its own; they stand in an index of their own, for whole rows are long. */
function lookThrough(words: string, andKept: RawBuilder<unknown>) {
  const place = sql`instr(search_text, ${words})`
  const isFound = sql`${place} > 0`
  const isNamed = sql`${place} between 1 and instr(search_text, char(10))`
  const published = sql`from recipes indexed by recipes_texts where status = 'published'${andKept}`
  return {
    published,
    columns: sql`number, search_text`,
    isFound,
    isNamed,
    named: sql<{ number: number }>`select number ${published} and ${isFound} and ${isNamed}`,
    others: sql<{ number: number }>`select number ${published} and ${isFound} and not (${isNamed})`,
  }
}

type Looked = Record<'published' | 'columns' | 'isFound' | 'isNamed', RawBuilder<unknown>>

async function countInGoes(db: Database, { published, columns, isFound, isNamed }: Looked): Promise<Counts> {
  const counts = { total: 0, named: 0 }
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const go = sql`select ${columns} ${published} and number < ${before} order by number desc limit ${GO}`
    const { rows } = await sql<Counts & { seen: number; last: number }>`select
      count(*) filter (where ${isFound}) as total, count(*) filter (where ${isNamed}) as named,
      count(*) as seen, min(number) as last from (${go})`.execute(db)
    const [{ total, named, seen, last } = { total: 0, named: 0, seen: 0, last: 0 }] = rows
    counts.total += total
    counts.named += named
    if (seen < GO) return counts
    before = last
    await afterOthers()
  }
}

/** The index answers in the order of its numbers, so nothing is sorted and only what is shown is read. */
function matching(query: string, andKept?: RawBuilder<unknown>): Numbers {
  if (!andKept) return sql`select rowid as number from recipe_search where recipe_search match ${query}`
  return sql`select found.rowid as number
    from recipe_search as found cross join recipes indexed by recipes_newest
    where recipe_search match ${query}
    and status = 'published' and recipes.number = found.rowid${andKept}`
}

const isIndexed = (words: string) => [...words].length >= 3

const quote = (words: string) => `"${words.replaceAll('"', '""')}"`
