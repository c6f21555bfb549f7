import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { CUISINES } from 'recipe-basics/recipe/cuisines'
import { CATEGORIES, DIFFICULTIES } from 'recipe-basics/recipe/choices'
import { readRecipeFilter } from '#domain/recipe/filter.ts'
import { createTestDatabase } from '#test/database.ts'
import { aPost, aRecipe } from '#test/fixtures.ts'
import { changeContent, readContentState } from '../changes/content-version.ts'
import { engineOf, type Database } from './database.ts'
import { findNextPublication } from '../changes/next-publication.ts'
import { findMovedPost, findPublicPost, listNewestPosts, listPostPage } from '../posts/read.ts'
import { findPieces, findPosts } from '../things/found-things.ts'
import { listFoundInTexts } from '../recipes/read/found-in-texts.ts'
import { findInTexts } from '../recipes/search/text-search.ts'
import { listNamedRecipes } from '../recipes/read/named.ts'
import { insertPost } from '../posts/write.ts'
import {
  findMovedRecipe,
  findPublicRecipe,
  listMoreRecipes,
  listNewestRecipes,
  listRecipePage,
} from '../recipes/read/read.ts'
import { insertRecipes, loadSlugs } from '../recipes/write/batches.ts'
import { listRecipeRows } from '../recipes/read/admin.ts'
import { findSameRecipe } from '../recipes/write/write.ts'
import { findFreeSlug, isSlugFree } from '../changes/slugs.ts'
import { suggestRecipeSearches } from '../recipes/search/suggested-searches.ts'

const NOW = new Date('2026-03-01T12:00:00.000Z')

const read = (query: string) => readRecipeFilter(new URLSearchParams(query))

const LISTS = [
  '',
  'page=2',
  'difficulty=hard',
  'diet=vegan&diet=paleo&category=Soup',
  'sort=fibre&cuisine=Thai',
]

const SEARCHES = [
  'search=carrot',
  'search=carrot&page=2',
  'search=until they&diet=vegan',
  'search=soup 7',
  'search=carrot&cuisine=Thai',
]

const QUERIES: Record<string, (db: Database) => Promise<unknown>> = {
  'the newest recipes': (db) => listNewestRecipes(db, 3, NOW),
  'more recipes like one': (db) => listMoreRecipes(db, 'soup-1', NOW),
  'a recipe': (db) => findPublicRecipe(db, 'soup-1', NOW),
  'a recipe that moved': (db) => findMovedRecipe(db, 'soup', NOW),
  'a search that found nothing': (db) => suggestRecipeSearches(db, read('search=carot suop'), NOW),
  'recipes by their ingredients': (db) => listFoundInTexts(db, read('search=ginger'), 6, NOW),
  'recipes by two words of their ingredients': (db) => findInTexts(db, read('search=ginger peeled'), NOW),
  'posts by their words': (db) => findPosts(db, 'bones', 6, NOW),
  'equipment by its words': (db) => findPieces(db, 'blender', 6, NOW),
  'recipes whose name is being typed': (db) => listNamedRecipes(db, 'sou', 5, NOW),
  posts: (db) => listPostPage(db, 1, NOW),
  'the newest posts': (db) => listNewestPosts(db, 3, NOW),
  'a post': (db) => findPublicPost(db, 'post', NOW),
  'a post that moved': (db) => findMovedPost(db, 'post', NOW),
  'the next publication': (db) => findNextPublication(db, NOW),
  'the state of the content': (db) => readContentState(db, NOW),
  'a free address': (db) => findFreeSlug(db, 'recipes', 'Soup 1'),
  'whether an address is free': (db) => isSlugFree(db, 'recipes', 'soup-1'),
  'the recipe that an import repeats': (db) =>
    findSameRecipe(db, { name: 'Soup 1', source_url: 'https://cook.example/none' }),
}

testBothEngines('whatever visitors ask for is looked up in an index', async (db, explain) => {
  const queries = Object.entries(QUERIES)
  for (const query of [...LISTS, ...SEARCHES])
    queries.push([`/recipes?${query}`, (db) => listRecipePage(db, read(query), NOW)])
  for (const [name, run] of queries) {
    const plans = await explain(run)
    expect(plans.length, name).toBeGreaterThan(0)
    expect([name, ...plans.filter(readsEverything)]).toEqual([name])
  }
})

testBothEngines('the table of administrators stands in the order of creation', async (db, explain) => {
  const plans = await explain((db) =>
    listRecipeRows(db, { search: '', sort: 'created_at', order: 'desc', page: 1 }),
  )
  expect(plans.join('\n')).toContain('recipes_by_creation')
})

testBothEngines(
  'rare words of three letters and more are looked up by their trigrams',
  async (db, explain) => {
    // So few recipes are as soon looked through in the order of any other index.
    if (engineOf(db) === 'postgres')
      for (const drop of [
        'drop index recipes_newest, recipes_by_category',
        'drop index recipes_by_folded_name, recipes_by_creation',
        'alter table recipes drop constraint recipes_number',
      ])
        await sql.raw(drop).execute(db)
    const plans = await explain((db) => listRecipePage(db, read('search=soup 77'), NOW))
    expect(plans.join('\n')).toMatch(/recipe_search VIRTUAL TABLE INDEX|Bitmap Index Scan on recipes_search_/)
  },
)

test('words of two letters are looked for in texts alone, not in whole recipes (sqlite)', async () => {
  const { explain } = await prepare('sqlite')
  const plans = await explain((db) => listRecipePage(db, read('search=ca&diet=vegan&cuisine=Thai'), NOW))
  expect(plans.filter(readsEverything)).toEqual([])
  expect(plans.join('\n')).toContain('COVERING INDEX recipes_texts')
})

/** The trigram index and what a query found are scanned too, and they hold no more than was asked for. */
const readsEverything = (plan: string) =>
  /SCAN (recipes|recipe_(?!search|line_search)\w+|kitchen_equipment|blog_posts|old_slugs|spellings|search_texts)\b/.test(
    plan,
  ) || /Seq Scan on (recipe|kitchen_equipment|blog_posts|old_slugs|spellings|search_texts)/.test(plan)

/** Answers the plans of all queries that a function makes. */
type Explain = (run: (db: Database) => Promise<unknown>) => Promise<string[]>

function testBothEngines(name: string, run: (db: Database, explain: Explain) => Promise<void>) {
  for (const engine of ['sqlite', 'postgres'] as const)
    test(`${name} (${engine})`, async () => {
      const { db, explain } = await prepare(engine)
      await run(db, explain)
    })
}

async function prepare(engine: 'sqlite' | 'postgres') {
  let asked: CompiledQuery[] = []
  const db = await createTestDatabase(engine, ({ query }) => void asked.push(query))
  await fill(db)
  const explain: Explain = async (run) => {
    asked = []
    await run(db)
    const plans: string[] = []
    for (const { sql: text, parameters } of [...asked]) {
      const { rows } = await db.executeQuery<Record<string, unknown>>(
        CompiledQuery.raw(`${EXPLAIN[engine]} ${text}`, [...parameters]),
      )
      plans.push(...rows.map((row) => `${row.detail ?? row['QUERY PLAN']}   in ${text}`))
    }
    return plans
  }
  return { db, explain }
}

const EXPLAIN = { sqlite: 'explain query plan', postgres: 'explain' }

/** Recipes on three pages, and a database that makes its plans as for many of them. */
async function fill(db: Database) {
  await changeContent(db, async (db) => {
    const recipes = Array.from({ length: 240 }, (_, number) => ({
      id: crypto.randomUUID(),
      status: 'published' as const,
      fields: aRecipe({
        name: `Soup ${number}`,
        recipe_category: CATEGORIES[number % CATEGORIES.length] ?? null,
        difficulty: DIFFICULTIES[number % DIFFICULTIES.length] ?? null,
        // Half of them say none.
        cuisine: CUISINES[number % (2 * CUISINES.length)] ?? null,
      }),
      source: { source_url: `https://cook.example/${number}`, source: {}, report: [] },
    }))
    await insertRecipes(db, await loadSlugs(db), recipes, NOW)
    await insertPost(db, aPost({ title: 'Post' }), NOW)
  })
  if (engineOf(db) === 'postgres') {
    // So few recipes fit into some pages, which Postgres would rather read whole and sort.
    await sql`set enable_seqscan = off`.execute(db)
    await sql`set enable_sort = off`.execute(db)
    await sql`analyze`.execute(db)
  }
}
