import { FOLD_RULES } from 'recipe-basics/text/fold'
import { recordChange } from '../changes/content-version.ts'
import type { Database } from '../database/database.ts'
import { listStoredEquipment } from '../equipment/row.ts'
import { inTurn } from '../changes/in-turn.ts'
import { searchColumns } from '../recipes/row/row.ts'
import { rememberWords } from '../recipes/search/spellings.ts'
import { rememberText, type SearchedKind, wordsOfPiece, wordsOfPost } from '../changes/search-texts.ts'

/** Few enough that other writers hardly wait. */
const BATCH = 100

/**
 * Folds anew what search looks through, of the next recipes, posts and pieces of equipment that were folded by older rules or
 * stored by a release that did not fold all of it; answers how many they were, none when all are done. Each says by
 * which rules it was folded, so it goes on after a cut where it was; two processes never do it at once.
 */
export async function refoldSome(db: Database): Promise<number> {
  if ((await countWaiting(db)) === 0) return 0
  return inTurn(db, async (db) => {
    const folded = (await refoldRecipes(db)) + (await refoldPosts(db)) + (await refoldEquipment(db))
    // Cached pages are stale when all is done. Until then they show what was found before.
    if ((await countWaiting(db)) === 0) await recordChange(db, { isPublic: true })
    return folded
  })
}

async function countWaiting(db: Database): Promise<number> {
  const [recipes, posts, pieces] = await Promise.all([
    listRecipesToFold(db),
    listToFold(db, 'blog_posts', 'post'),
    listToFold(db, 'kitchen_equipment', 'equipment'),
  ])
  return recipes.length + posts.length + pieces.length
}

async function refoldRecipes(db: Database): Promise<number> {
  const recipes = await listRecipesToFold(db)
  if (recipes.length === 0) return 0
  const ids = recipes.map(({ id }) => id)
  const lines = await db
    .selectFrom('recipe_ingredients')
    .select(['recipe_id', 'ingredient_text'])
    .where('recipe_id', 'in', ids)
    .orderBy('order_index')
    .execute()
  const steps = await db
    .selectFrom('recipe_instructions')
    .select(['recipe_id', 'step_text'])
    .where('recipe_id', 'in', ids)
    .execute()
  const ingredients = Map.groupBy(lines, ({ recipe_id }) => recipe_id)
  const instructions = Map.groupBy(steps, ({ recipe_id }) => recipe_id)
  const folded = recipes.map(({ id, status, search_name, search_text, search_author, ...recipe }) => {
    const columns = searchColumns({
      ...recipe,
      ingredients: ingredients.get(id) ?? [],
      instructions: instructions.get(id) ?? [],
    })
    const before = { search_name, search_text, search_author }
    return { id, status, ...columns, isAsBefore: isSame(before, columns) }
  })
  for (const { id, status: _, isAsBefore, search_lines, search_words, fold_rules, ...names } of folded)
    await db
      .updateTable('recipes')
      // The trigrams of names are not made again where they are the same.
      .set({ search_lines, search_words, fold_rules, ...(!isAsBefore && names) })
      .where('id', '=', id)
      .execute()
  await rememberWords(db, folded)
  return recipes.length
}

type Names = { search_name: string; search_text: string; search_author: string }

const isSame = (one: Names, other: Names) =>
  one.search_text === other.search_text && one.search_author === other.search_author

const listRecipesToFold = async (db: Database) =>
  db
    .selectFrom('recipes')
    .select(['id', 'status', 'name', 'description', 'story', 'author_name', 'keywords'])
    .select(['search_name', 'search_text', 'search_author'])
    .where('fold_rules', '<', FOLD_RULES)
    .orderBy('fold_rules')
    .limit(BATCH)
    .execute()

async function refoldPosts(db: Database): Promise<number> {
  const ids = await listToFold(db, 'blog_posts', 'post')
  if (ids.length === 0) return 0
  const posts = await db
    .selectFrom('blog_posts')
    .select(['id', 'title', 'excerpt', 'content'])
    .where('id', 'in', ids)
    .execute()
  for (const { id, ...post } of posts) await rememberText(db, 'post', id, wordsOfPost(post))
  return posts.length
}

async function refoldEquipment(db: Database): Promise<number> {
  const ids = await listToFold(db, 'kitchen_equipment', 'equipment')
  const pieces = ids.length > 0 ? await listStoredEquipment(db, ids) : []
  for (const { id, fields } of pieces) await rememberText(db, 'equipment', id, wordsOfPiece(fields))
  return pieces.length
}

async function listToFold(
  db: Database,
  table: 'blog_posts' | 'kitchen_equipment',
  kind: SearchedKind,
): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .leftJoin('search_texts', (join) =>
      join.onRef('search_texts.target_id', '=', `${table}.id`).on('search_texts.kind', '=', kind),
    )
    .select(`${table}.id`)
    .where((thing) =>
      thing.or([
        thing('search_texts.fold_rules', 'is', null),
        thing('search_texts.fold_rules', '<', FOLD_RULES),
      ]),
    )
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}
