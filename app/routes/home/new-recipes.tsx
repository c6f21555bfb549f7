import { href } from 'react-router'
import { OwnList, useIsFirstShown } from '#app/ui/reader/own-parts.tsx'
import type { RecipeCard } from '#domain/recipe/public-recipe.ts'
import { DishCard } from '../../ui/list/dish-card.tsx'
import { DishRow } from '../../ui/list/dish-row.tsx'
import { SectionHead } from './section-head.tsx'

/**
 * The newest recipe large, and up to four before it beside it. None is large where the reader's choices do not put the newest first:
 * the large picture of another would tell of them. Nothing while there is none.
 */
export function NewRecipes({ title, recipes }: { title: string; recipes: RecipeCard[] }) {
  const [newest, ...others] = recipes
  const isFirst = useIsFirstShown(recipes)
  if (!newest) return null
  const hasLarge = isFirst && others.length > 0
  return (
    <section aria-labelledby="new" className="section page">
      <SectionHead id="new" title={title} more={{ to: href('/recipes'), name: 'All recipes' }} />
      <div
        className={`mt-8 grid gap-x-(--column-gap) gap-y-9 ${hasLarge ? 'wide:grid-cols-[1.25fr_1fr]' : ''}`}
      >
        {hasLarge && (
          <ul>
            <DishCard recipe={newest} />
          </ul>
        )}
        <ul className="dish-rows content-start">
          <OwnList items={hasLarge ? others : recipes}>
            {(recipe, _, isHidden) => (
              <DishRow
                key={recipe.slug}
                recipe={recipe}
                format={recipe === newest ? 'card' : 'square'}
                hidden={isHidden}
              />
            )}
          </OwnList>
        </ul>
      </div>
    </section>
  )
}
