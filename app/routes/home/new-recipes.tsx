import { href } from 'react-router'
import { OwnList, useOwnOrder } from '#app/ui/reader/own-parts.tsx'
import type { RecipeCard } from '#domain/recipe/recipe.ts'
import { FeaturedRecipe, SmallRecipe } from './recipe-teaser.tsx'
import { SectionHead } from './section-head.tsx'

/** The newest recipe large, and up to four before it beside it. Nothing while there is none. */
export function NewRecipes({ title, recipes }: { title: string; recipes: RecipeCard[] }) {
  const [newest, ...others] = useOwnOrder(recipes)
  if (!newest) return null
  return (
    <section aria-labelledby="new" className="section page pt-0">
      <SectionHead id="new" title={title} more={{ to: href('/recipes'), name: 'All recipes' }} />
      {others.length === 0 ? (
        <div className="mt-8">
          <FeaturedRecipe recipe={newest} alone />
        </div>
      ) : (
        <div className="mt-8 grid gap-x-(--column-gap) gap-y-9 wide:grid-cols-[1.45fr_1fr]">
          <FeaturedRecipe recipe={newest} />
          <ul
            className={`grid gap-6 divide-y divide-line ${others.length < 4 ? 'content-start' : 'content-between'}`}
          >
            <OwnList items={others}>
              {(recipe) => (
                <li key={recipe.slug} className="pb-6 last:pb-0">
                  <SmallRecipe recipe={recipe} />
                </li>
              )}
            </OwnList>
          </ul>
        </div>
      )}
    </section>
  )
}
