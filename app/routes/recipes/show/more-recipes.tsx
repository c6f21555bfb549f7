import { CardGrid } from '#app/ui/card-grid.tsx'
import { OwnList } from '#app/ui/reader/own-parts.tsx'
import { RecipeCard } from '#app/ui/recipe-card.tsx'
import type { RecipeCard as Card } from '#domain/recipe/recipe.ts'

export type MoreRecipesProps = { recipes: Card[] }

/** Recipes that somebody may want after this one. */
export function MoreRecipes({ recipes }: MoreRecipesProps) {
  return (
    <section aria-labelledby="more" className="page section print:hidden">
      <h2 id="more" className="mb-8 border-t border-line pt-10 text-section">
        More from the stove
      </h2>
      <CardGrid>
        <OwnList items={recipes}>{(recipe) => <RecipeCard key={recipe.slug} recipe={recipe} />}</OwnList>
      </CardGrid>
    </section>
  )
}
