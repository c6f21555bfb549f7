import { href } from 'react-router'
import { CardGrid } from '#app/ui/card-grid.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { hasLink, TextLinksContext } from '#app/ui/linked-text.tsx'
import { NutritionFacts } from '#app/ui/nutrition-facts.tsx'
import { RecipeCard } from '#app/ui/recipe-card.tsx'
import type { TextLinks } from '#domain/affiliate/text-addresses.ts'
import type { PublicRecipe, RecipeCard as Card } from '#domain/recipe/recipe.ts'
import { AffiliateDisclosure } from '../affiliate-disclosure.tsx'
import { EquipmentUsed, type UsedPiece } from './equipment-used.tsx'
import { IngredientList } from './ingredient-list.tsx'
import { LabelNote } from './label-note.tsx'
import { Method, type MethodRecipe } from './method.tsx'
import { type HeroRecipe, RecipeHero } from './recipe-hero.tsx'

/** What the parts of the page show of a recipe. */
export type ShownRecipe = HeroRecipe &
  MethodRecipe &
  Pick<
    PublicRecipe,
    'id' | 'published_at' | 'created_at' | 'updated_at' | 'ingredients' | 'nutrition' | 'labels' | 'keywords'
  >

/** The page of a recipe, published or previewed. */
export type RecipePageData = {
  recipe: ShownRecipe
  /** What its photograph shows. */
  photoAlt: string
  /** What it is noted for, as readers read it. */
  wellness: string[]
  /** The equipment that it uses. */
  used: UsedPiece[]
  /** The addresses in its texts that are links. */
  links: TextLinks
  more: Card[]
}

/** A recipe as its readers see it. */
export function RecipePage({ recipe, photoAlt, wellness, used, links, more }: RecipePageData) {
  const earns = Object.keys(links).length > 0
  const earnsInHead = hasLink(recipe.description, links)
  return (
    <TextLinksContext value={links}>
      {/* Another recipe is another page: ticks and open places do not move on to it. */}
      <div key={recipe.slug} className="page">
        <Crumbs trail={[{ to: href('/recipes'), name: 'Recipes' }]} here={recipe.name} />
        <article className="wrap-anywhere print:text-[11pt]">
          {earnsInHead && (
            <div className="mb-9">
              <AffiliateDisclosure />
            </div>
          )}
          <RecipeHero recipe={recipe} photoAlt={photoAlt} />
          {earns && !earnsInHead && (
            <div className="mt-9">
              <AffiliateDisclosure />
            </div>
          )}
          <div className="grid gap-x-(--column-gap) gap-y-9 pt-[clamp(2.75rem,5vw,4.5rem)] md:grid-cols-[17rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] lg:grid-cols-[18.5rem_minmax(0,1fr)_16.5rem] lg:grid-rows-1 lg:gap-x-[clamp(2.5rem,5vw,4.5rem)] print:grid-cols-[15rem_minmax(0,1fr)] print:grid-rows-[auto_1fr] print:pt-6">
            <div className="grid min-w-0 content-start gap-7 md:col-start-1 md:row-start-2 lg:col-start-3 lg:row-start-1 print:col-start-1 print:row-start-2">
              <NutritionFacts nutrition={recipe.nutrition} servings={recipe.servings} />
              <LabelNote labels={recipe.labels} wellness={wellness} />
            </div>
            <div className="grid min-w-0 content-start gap-9 self-start md:col-start-1 md:row-start-1 print:col-start-1 print:row-start-1">
              <IngredientList slug={recipe.slug} ingredients={recipe.ingredients} />
              <EquipmentUsed pieces={used} />
            </div>
            <Method
              recipe={recipe}
              className="min-w-0 self-start md:col-start-2 md:row-span-2 md:row-start-1 lg:row-span-1 print:col-start-2 print:row-span-2 print:row-start-1"
            />
          </div>
        </article>
      </div>
      <MoreRecipes recipes={more} />
    </TextLinksContext>
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
