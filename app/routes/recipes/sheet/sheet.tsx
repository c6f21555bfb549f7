import { href, redirect } from 'react-router'
import { missingPageMeta, pageMeta } from '#app/ui/page-meta.ts'
import { pick } from '#domain/field.ts'
import { readRecipeView, recipeViewQuery } from '#domain/kitchen/recipe-view.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { findMovedRecipe, findPublicRecipe } from '#server/data/recipes/read.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { qrImage } from '#server/qr-image.ts'
import { notFound } from '#server/responses.ts'
import { loadRecipePage } from '../load-recipe-page.ts'
import { SheetPage } from './sheet-page.tsx'
import type { Route } from './+types/sheet'

// The same page for everyone: phase and profile are added in the browser of the reader.
export const handle = {
  cache: { query: (query) => recipeViewQuery(readRecipeView(query)) },
} satisfies CachedRoute

export async function loader({ params: { slug }, url, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const site = context.get(siteContext)
  const recipe = await findPublicRecipe(db, slug, site.now)
  if (!recipe) {
    const moved = await findMovedRecipe(db, slug, site.now)
    throw moved ? redirect(href('/recipes/:slug/sheet', { slug: moved }), 301) : notFound()
  }
  const page = await loadRecipePage(db, recipe, [], site, [], readRecipeView(url.searchParams))
  // Without servings or units: whoever reads the code wants the recipe.
  const address = new URL(href('/recipes/:slug', { slug: recipe.slug }), site.siteUrl).href
  return {
    recipe: pick(['slug', 'name', 'servings'], recipe),
    ...pick(['view', 'lines', 'triggers', 'softer', 'gut', 'checked'], page),
    nutrition: page.nutrition.facts,
    address,
    qr: qrImage(address, { isPrinted: true }),
  }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const site = root.loaderData
  if (!loaderData) return missingPageMeta({ site, title: 'Recipe not found' })
  const { slug, name } = loaderData.recipe
  return pageMeta({
    site,
    path: href('/recipes/:slug', { slug }),
    title: `${name}, a sheet for an appointment`,
    isVariant: true,
    description: `${name} on paper: what goes in, what one portion holds, and lines to ask on.`,
  })
}

export default function RecipeSheet({ loaderData, matches: [root] }: Route.ComponentProps) {
  return <SheetPage {...loaderData} siteName={root.loaderData.siteName} />
}
