import { href, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { useListBehind } from '../../ui/list/list-behind.ts'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { JsonLd } from '../../ui/head/json-ld.tsx'
import { missingPageMeta, pageMeta } from '../../ui/head/page-meta.ts'
import { databaseContext, resourcesContext, siteContext } from '#server/context.ts'
import { findPublicRecipe, listMoreRecipes } from '#server/data/recipes/read/read.ts'
import { readRecipeView } from 'recipe-reading/kitchen/read-recipe-view'
import { recipeViewQuery } from 'recipe-reading/kitchen/recipe-view'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { recipeCard } from '../share-pictures/cards.ts'
import { toShare } from '../share-pictures/share.ts'
import { sayFacts } from '../say-facts.ts'
import { picturesOf } from '../share-pictures/shapes.ts'
import { movedOrMissing } from './moved-or-missing.ts'
import { loadRecipePage } from './show/load-recipe-page.ts'
import { recipeJsonLd } from './show/head/recipe-json-ld.ts'
import { RecipePage } from './show/recipe-page.tsx'
import type { Route } from './+types/show'

export const handle = {
  cache: { query: (query) => recipeViewQuery(readRecipeView(query)) },
} satisfies CachedRoute

export async function loader({ params: { slug }, url, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const site = context.get(siteContext)
  const { now } = site
  const [recipe, more] = await Promise.all([findPublicRecipe(db, slug, now), listMoreRecipes(db, slug, now)])
  if (!recipe) throw await movedOrMissing(db, slug, now)
  const reading = await context.get(resourcesContext).readings.find(recipe)
  if (!reading) throw await movedOrMissing(db, slug, now)
  const page = await loadRecipePage(db, recipe, more, site, reading, readRecipeView(url.searchParams))
  const card = recipeCard(page.recipe, site)
  const pictures = picturesOf('recipes', recipe.slug, recipe.image_url, card)
  const language = page.recipe.lang?.recipe
  return {
    page,
    share: toShare('recipes', recipe.slug, card),
    facts: sayFacts(context, recipeJsonLd(recipe, { pictures, language }, site)),
  }
}

/** Another view of the recipe that is there is no question to the server. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const site = root.loaderData
  if (!loaderData) return missingPageMeta({ site, title: 'Recipe not found' })
  const { share } = loaderData
  const { recipe, intro, tool } = loaderData.page
  return pageMeta({
    site,
    path: href('/recipes/:slug', { slug: recipe.slug }),
    title: recipe.name,
    isVariant: Object.keys(tool.view).length > 0,
    description: intro.lead || `${recipe.name}: ingredients, method and nutrition facts.`,
    share,
    type: 'article',
  })
}

export default function PublicRecipePage({ loaderData: { page, facts } }: Route.ComponentProps) {
  return (
    <>
      <RecipePage {...page} isPublic />
      <JsonLd facts={facts} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && [404, 410].includes(error.status)
  return (
    <div className="page section">
      <EmptyState
        as="h1"
        role="alert"
        title="Recipe not found"
        text={
          missing
            ? "This recipe doesn't exist or has been removed."
            : "We couldn't find the recipe you're looking for. The site or your connection failed: it may still be there."
        }
      >
        {!missing && (
          <Button look="outline" className="scripted mr-3" onClick={() => location.reload()}>
            Try again
          </Button>
        )}
        <ButtonLink to={useListBehind(href('/recipes'))}>Back to Recipes</ButtonLink>
      </EmptyState>
    </div>
  )
}
