import { CardGrid } from '../../../ui/list/card-grid.tsx'
import { OwnList } from '#app/ui/reader/own-parts.tsx'
import { RecipeCard } from '../../../ui/list/recipe-card.tsx'
import type { RecipeCard as Card } from '#domain/recipe/public-recipe.ts'

type MoreRecipesProps = { recipes: Card[] }

/** Recipes that somebody may want after this one. */
export function MoreRecipes({ recipes }: MoreRecipesProps) {
  return (
    <section aria-labelledby="more" className="page section print:hidden">
      <h2 id="more" className="mb-8 border-t border-line pt-10 text-section">
        More from the stove
      </h2>
      <CardGrid>
        <OwnList items={recipes}>
          {(recipe, _, isHidden) => <RecipeCard key={recipe.slug} recipe={recipe} hidden={isHidden} />}
        </OwnList>
      </CardGrid>
    </section>
  )
}
