import { href, isRouteErrorResponse, redirect } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { missingPageMeta, pageMeta } from '#app/ui/page-meta.ts'
import { plateAddress } from '#app/ui/plate-drawing/address.ts'
import type { RecipeCard as Card } from '#domain/recipe/recipe.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import type { Database } from '#server/data/database.ts'
import { findMovedRecipe, findPublicRecipe, listMoreRecipes } from '#server/data/recipes/read.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { notFound } from '#server/responses.ts'
import { loadRecipePage } from './load-recipe-page.ts'
import { recipeJsonLd } from './recipe-json-ld.ts'
import { RecipePage } from './recipe-page.tsx'
import type { Route } from './+types/show'

type Pictured = Pick<Card, 'image_url' | 'slug' | 'recipe_category' | 'name'>

export const handle = { cache: {} } satisfies CachedRoute

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { now, words } = context.get(siteContext)
  const [recipe, more] = await Promise.all([findPublicRecipe(db, slug, now), listMoreRecipes(db, slug, now)])
  if (!recipe) throw await movedOrMissing(db, slug, now)
  return loadRecipePage(db, recipe, more, { now, words })
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const site = root.loaderData
  if (!loaderData) return missingPageMeta({ site, title: 'Recipe not found' })
  const { recipe } = loaderData
  return pageMeta({
    site,
    path: href('/recipes/:slug', { slug: recipe.slug }),
    title: recipe.name,
    description: recipe.description ?? `${recipe.name}: ingredients, method and nutrition facts.`,
    image: pictureOf(recipe),
    type: 'article',
  })
}

export default function PublicRecipePage({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { recipe } = loaderData
  const address = new URL(href('/recipes/:slug', { slug: recipe.slug }), root.loaderData.siteUrl).href
  const picture = new URL(pictureOf(recipe), address).href
  return (
    <>
      <RecipePage {...loaderData} />
      <JsonLd facts={recipeJsonLd(recipe, { address, picture })} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <div className="page section">
      <EmptyState
        as="h1"
        role="alert"
        title="Recipe not found"
        text={
          missing
            ? "This recipe doesn't exist or has been removed."
            : "We couldn't find the recipe you're looking for."
        }
      >
        <ButtonLink to={href('/recipes')}>Back to Recipes</ButtonLink>
      </EmptyState>
    </div>
  )
}

/** The photograph, or the drawing that stands for it. */
function pictureOf({ image_url, slug, recipe_category: category, name: title }: Pictured): string {
  return image_url ?? plateAddress({ kind: 'plate', format: 'card', slug, category, title })
}

async function movedOrMissing(db: Database, slug: string, now: Date) {
  const moved = await findMovedRecipe(db, slug, now)
  return moved ? redirect(href('/recipes/:slug', { slug: moved }), 301) : notFound()
}
