import { href, isRouteErrorResponse, redirect } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { CardGrid } from '#app/ui/card-grid.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { NutritionFacts } from '#app/ui/nutrition-facts.tsx'
import { missingPageMeta, pageMeta } from '#app/ui/page-meta.ts'
import { plateAddress } from '#app/ui/plate-drawing/address.ts'
import { RecipeCard } from '#app/ui/recipe-card.tsx'
import { WELLNESS_WORDING } from '#domain/diet/wellness-wording.ts'
import type { PublicRecipe, RecipeCard as Card } from '#domain/recipe/recipe.ts'
import { databaseContext } from '#server/context.ts'
import type { Database } from '#server/data/database.ts'
import { findAltText } from '#server/data/media/pictures.ts'
import { findMovedRecipe, findPublicRecipe, listMoreRecipes } from '#server/data/recipes/read.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { notFound } from '#server/responses.ts'
import { IngredientList } from './ingredient-list.tsx'
import { LabelNote } from './label-note.tsx'
import { Method, type MethodRecipe } from './method.tsx'
import { recipeJsonLd } from './recipe-json-ld.ts'
import { type HeroRecipe, RecipeHero } from './recipe-hero.tsx'
import type { Route } from './+types/show'

type Pictured = Pick<Card, 'image_url' | 'slug' | 'recipe_category' | 'name'>

export const handle = { cache: {} } satisfies CachedRoute

/**
 * What the parts of the page show. `recipeJsonLd` takes every field of a recipe, so the compiler refuses a page that leaves
 * one out.
 */
type ShownRecipe = HeroRecipe &
  MethodRecipe &
  Pick<PublicRecipe, 'id' | 'created_at' | 'updated_at' | 'ingredients' | 'nutrition' | 'labels' | 'keywords'>

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const [found, more] = await Promise.all([findPublicRecipe(db, slug), listMoreRecipes(db, slug)])
  if (!found) throw await movedOrMissing(db, slug)
  const { wellness_categories, ...fields } = found
  const recipe: ShownRecipe = fields
  return {
    recipe,
    photoAlt: await findAltText(db, recipe.image_url),
    wellness: wellness_categories.map((category) => WELLNESS_WORDING[category]),
    more,
  }
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

export default function RecipePage({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { recipe, photoAlt, wellness, more } = loaderData
  const address = new URL(href('/recipes/:slug', { slug: recipe.slug }), root.loaderData.siteUrl).href
  return (
    <>
      {/* Another recipe is another page: ticks and open places do not move on to it. */}
      <div key={recipe.slug} className="page">
        <Crumbs trail={[{ to: href('/recipes'), name: 'Recipes' }]} here={recipe.name} />
        <article className="wrap-anywhere print:text-[11pt]">
          <RecipeHero recipe={recipe} photoAlt={photoAlt} />
          <div className="grid gap-x-(--column-gap) gap-y-9 pt-[clamp(2.75rem,5vw,4.5rem)] md:grid-cols-[17rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] lg:grid-cols-[18.5rem_minmax(0,1fr)_16.5rem] lg:grid-rows-1 lg:gap-x-[clamp(2.5rem,5vw,4.5rem)] print:grid-cols-[15rem_minmax(0,1fr)] print:grid-rows-[auto_1fr] print:pt-6">
            <div className="grid min-w-0 content-start gap-7 md:col-start-1 md:row-start-2 lg:col-start-3 lg:row-start-1 print:col-start-1 print:row-start-2">
              <NutritionFacts nutrition={recipe.nutrition} servings={recipe.servings} />
              <LabelNote labels={recipe.labels} wellness={wellness} />
            </div>
            <IngredientList
              slug={recipe.slug}
              ingredients={recipe.ingredients}
              className="min-w-0 self-start md:col-start-1 md:row-start-1 print:col-start-1 print:row-start-1"
            />
            <Method
              recipe={recipe}
              className="min-w-0 self-start md:col-start-2 md:row-span-2 md:row-start-1 lg:row-span-1 print:col-start-2 print:row-span-2 print:row-start-1"
            />
          </div>
        </article>
        <JsonLd
          facts={recipeJsonLd(recipe, { address, picture: new URL(pictureOf(recipe), address).href })}
        />
      </div>
      <MoreRecipes recipes={more} />
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

function MoreRecipes({ recipes }: { recipes: Card[] }) {
  if (recipes.length === 0) return <div className="section print:hidden" />
  return (
    <section aria-labelledby="more" className="page section print:hidden">
      <h2 id="more" className="mb-8 border-t border-line pt-10 text-section">
        More from the stove
      </h2>
      <CardGrid>
        {recipes.map((recipe) => (
          <RecipeCard key={recipe.slug} recipe={recipe} />
        ))}
      </CardGrid>
    </section>
  )
}

/** The photograph, or the drawing that stands for it. */
function pictureOf({ image_url, slug, recipe_category: category, name: title }: Pictured): string {
  return image_url ?? plateAddress({ kind: 'plate', format: 'card', slug, category, title })
}

async function movedOrMissing(db: Database, slug: string) {
  const moved = await findMovedRecipe(db, slug)
  return moved ? redirect(href('/recipes/:slug', { slug: moved }), 301) : notFound()
}
