import { href } from 'react-router'
import { missingPageMeta, pageMeta } from '../../ui/head/page-meta.ts'
import { databaseContext, resourcesContext, siteContext } from '#server/context.ts'
import { findPublicRecipe } from '#server/data/recipes/read/read.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { recipeViewQuery } from 'recipe-reading/kitchen/recipe-view'
import { readRecipeView } from 'recipe-reading/kitchen/read-recipe-view'
import styles from './cook/cook.css?url'
import { CookMode } from './cook/cook-mode.tsx'
import { movedOrMissing } from './moved-or-missing.ts'
import { StayWhileOffline } from '../stay-while-offline.tsx'
import { loadRecipePage } from './show/load-recipe-page.ts'
import type { Route } from './+types/cook'

export const handle = {
  cache: { query: (query) => recipeViewQuery(readRecipeView(query)) },
} satisfies CachedRoute

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ params: { slug }, url, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const site = context.get(siteContext)
  const recipe = await findPublicRecipe(db, slug, site.now)
  const reading = recipe && (await context.get(resourcesContext).readings.find(recipe))
  if (!reading || recipe.instructions.length === 0) throw await movedOrMissing(db, slug, site.now, toCook)
  const page = await loadRecipePage(db, recipe, [], site, reading, readRecipeView(url.searchParams))
  const { name, servings, dish, recipe_category, total_time_minutes, lang } = page.recipe
  return {
    recipe: { slug: recipe.slug, name, servings, dish, recipe_category, total_time_minutes, lang },
    tool: page.tool,
    steps: reading.cook,
    handsOn: page.gut?.lowEnergy?.handsOn ?? null,
    used: page.used.map((piece) => piece.name),
  }
}

const toCook = (slug: string) => href('/recipes/:slug/cook', { slug })

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const site = root.loaderData
  if (!loaderData) return missingPageMeta({ site, title: 'Recipe not found' })
  const { name, slug } = loaderData.recipe
  return pageMeta({
    site,
    path: href('/recipes/:slug', { slug }),
    title: `Cook: ${name}`,
    isVariant: true,
    description: `${name}, one step at a time.`,
  })
}

export default function CookPage({ loaderData }: Route.ComponentProps) {
  // Another dish is another stove.
  return (
    <>
      <CookMode key={loaderData.recipe.slug} {...loaderData} />
      <StayWhileOffline />
    </>
  )
}
