import { href } from 'react-router'
import { CardGrid } from '#app/ui/card-grid.tsx'
import { DidYouMean } from '#app/ui/did-you-mean.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { pageMeta } from '#app/ui/page-meta.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { PlatePicture } from '#app/ui/plate-picture.tsx'
import { RecipeCard } from '#app/ui/recipe-card.tsx'
import { isFiltering, readRecipeFilter, recipeFilterQuery } from '#domain/recipe/filter.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { listCuisines, listRecipePage } from '#server/data/recipes/read.ts'
import { suggestRecipeSearches } from '#server/data/recipes/suggested-searches.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { useSlowNavigation } from '../pending-page.tsx'
import { ClearFilters, RecipeFilters } from './filters.tsx'
import { RecipesHead, SkeletonCards } from './loading.tsx'
import type { Route } from './+types/list'

const RESULTS = 'recipes-found'
const CARDS_AT_FIRST_SIGHT = 3

export const handle = {
  cache: { query: (query) => recipeFilterQuery(readRecipeFilter(query)) },
} satisfies CachedRoute

export async function loader({ url, context }: Route.LoaderArgs) {
  const filter = readRecipeFilter(url.searchParams)
  const db = context.get(databaseContext)
  const { now } = context.get(siteContext)
  const [{ page, ...found }, cuisines] = await Promise.all([
    listRecipePage(db, filter, now),
    listCuisines(db, now),
  ])
  const meant = found.count === 0 ? await suggestRecipeSearches(db, filter, now) : []
  return { ...found, meant, cuisines, filter: { ...filter, page } }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const { filter } = loaderData ?? {}
  return pageMeta({
    site: root.loaderData,
    path: href('/recipes') + (filter ? recipeFilterQuery(filter) : ''),
    title: filter && filter.page > 1 ? `Recipes, page ${filter.page}` : 'Recipes',
    description: 'Browse recipes by difficulty, category, cuisine and diet, each with its macros.',
  })
}

export default function RecipeList({ loaderData }: Route.ComponentProps) {
  const { recipes, count, pages, meant, cuisines, filter } = loaderData
  const slow = useSlowNavigation() === href('/recipes')
  return (
    <div className="page pb-(--space-section)">
      <RecipesHead />
      <RecipeFilters filter={filter} cuisines={cuisines} results={RESULTS} />
      <section aria-labelledby={RESULTS}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pt-8 pb-7">
          <h2
            id={RESULTS}
            tabIndex={-1}
            aria-live="polite"
            className="scroll-mt-8 text-[1.5rem] outline-none"
          >
            {count} {count === 1 ? 'recipe' : 'recipes'} found
          </h2>
          <DidYouMean
            searches={meant}
            to={(search) => href('/recipes') + recipeFilterQuery(filter, { search })}
            results={RESULTS}
          />
          {count > 0 && (
            <p className="text-caption leading-normal text-ink-soft">
              Dietary labels are read from the ingredients by software; the chef can correct them.
            </p>
          )}
        </div>
        {slow ? (
          <SkeletonCards />
        ) : count === 0 ? (
          <NoRecipes filtering={isFiltering(filter)} />
        ) : (
          <>
            <CardGrid>
              {recipes.map((recipe, place) => (
                <RecipeCard key={recipe.slug} recipe={recipe} eager={place < CARDS_AT_FIRST_SIGHT} />
              ))}
            </CardGrid>
            <Pagination
              page={filter.page}
              pages={pages}
              results={RESULTS}
              to={(page) => href('/recipes') + recipeFilterQuery(filter, { page })}
            />
          </>
        )}
      </section>
    </div>
  )
}

export function ErrorBoundary() {
  return (
    <div className="page pb-(--space-section)">
      <RecipesHead />
      <div className="border-t border-line pt-8">
        <EmptyState role="alert" title="Error loading recipes" text="Please try again later." />
      </div>
    </div>
  )
}

function NoRecipes({ filtering }: { filtering: boolean }) {
  if (!filtering)
    return <EmptyState as="h3" title="No recipes found" text="No recipes available yet. Check back soon!" />
  return (
    <EmptyState
      as="h3"
      title="No recipes found"
      text="Try adjusting your filters or search term."
      picture={
        <PlatePicture kind="plate" format="bare" slug="empty-plate" category={null} title="Empty plate" />
      }
    >
      <ClearFilters results={RESULTS} look="outline" />
    </EmptyState>
  )
}
