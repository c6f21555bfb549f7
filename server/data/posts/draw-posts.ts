import { oneOf } from 'recipe-basics/text/one-of'
import { type DrawnRecipe, drawPost, type PostDrawing } from '#domain/post/post-drawing.ts'
import { CATEGORIES } from 'recipe-basics/recipe/choices'
import type { Database } from '../database/database.ts'
import { toTexts } from '../columns/json-text.ts'
import { endOfPublic, isPublic } from '../changes/recipe-numbers.ts'

type DrawnPost = { slug: string; drawn_as: string | null; shows: string }

/** What is drawn of each of some posts. Of the recipes that they show, those that are public at `now`. */
export async function drawPosts(
  db: Database,
  posts: readonly DrawnPost[],
  now: Date,
): Promise<(post: DrawnPost) => PostDrawing> {
  const shown = new Set(posts.flatMap(({ shows }) => toTexts(shows)))
  const recipes = await findDrawn(db, [...shown], now)
  return (post) =>
    drawPost(
      post,
      toTexts(post.shows).flatMap((slug) => recipes.get(slug) ?? []),
    )
}

/** Recipes by the addresses that they have, or once had. */
async function findDrawn(db: Database, slugs: string[], now: Date): Promise<Map<string, DrawnRecipe>> {
  if (slugs.length === 0) return new Map()
  const select = db
    .selectFrom('recipes')
    .select(['recipes.slug', 'recipes.dish', 'recipes.recipe_category'])
    .where(isPublic(endOfPublic(now)))
  const there = await select.where('recipes.slug', 'in', slugs).execute()
  const moved = await select
    .innerJoin('old_slugs', 'old_slugs.target_id', 'recipes.id')
    .select('old_slugs.slug as old')
    .where('old_slugs.kind', '=', 'recipe')
    .where('old_slugs.slug', 'in', slugs)
    .execute()
  const rows = [...moved, ...there.map((row) => ({ ...row, old: row.slug }))]
  return new Map(
    rows.map(({ old, slug, dish, recipe_category }) => [
      old,
      { dish, slug, category: oneOf(CATEGORIES, recipe_category) ?? null },
    ]),
  )
}
