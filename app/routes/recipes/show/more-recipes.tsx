import { OwnList } from '#app/ui/reader/own-parts.tsx'
import { DishCard, DishCards } from '../../../ui/list/dish-card.tsx'
import type { RecipeCard as Card } from '#domain/recipe/public-recipe.ts'

type MoreRecipesProps = { recipes: Card[] }

/** Recipes that somebody may want after this one. */
export function MoreRecipes({ recipes }: MoreRecipesProps) {
  return (
    <section aria-labelledby="more" className="page section print:hidden">
      <h2 id="more" className="mb-8 border-t border-line pt-10 text-section">
        More from the stove
      </h2>
      <DishCards>
        <OwnList items={recipes}>
          {(recipe, _, isHidden) => <DishCard key={recipe.slug} recipe={recipe} hidden={isHidden} />}
        </OwnList>
      </DishCards>
    </section>
  )
}
