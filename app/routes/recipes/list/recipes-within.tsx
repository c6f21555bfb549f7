import { href } from 'react-router'
import { MoreLink } from '../../../ui/button/button.tsx'
import { OwnList } from '#app/ui/reader/own-parts.tsx'
import { DishCard, DishCards } from '../../../ui/list/dish-card.tsx'
import { formatCount } from 'recipe-basics/text/format-number'
import type { RecipeCard as Recipe } from '#domain/recipe/public-recipe.ts'
import { siteSearchQuery } from '#domain/search/site-search.ts'

type RecipesWithinProps = { search: string; recipes: Recipe[]; where: string; count: number; isMore: boolean }

/** The recipes that hold the words of a search in their ingredients, steps or stories alone, and `where`. `count` is how many there are, or more. */
export function RecipesWithin({ search, recipes, where, count, isMore }: RecipesWithinProps) {
  const all = (isMore ? 'more than ' : '') + formatCount(count, 'recipe')
  return (
    <section
      aria-labelledby="within-title"
      id="within"
      className="mt-(--space-section) scroll-mt-8 border-t border-line"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pt-8 pb-7">
        <h2 id="within-title" className="text-[1.5rem] wrap-anywhere">
          With {search} {where}
        </h2>
        <p className="text-caption leading-normal text-ink-soft">
          {count > recipes.length ? `The newest ${recipes.length} of ${all}.` : all}
        </p>
      </div>
      <DishCards>
        <OwnList items={recipes}>
          {(recipe, _, isHidden) => <DishCard key={recipe.slug} recipe={recipe} hidden={isHidden} />}
        </OwnList>
      </DishCards>
      <p className="pt-8">
        <MoreLink to={href('/search') + siteSearchQuery(search)}>
          Search the whole site for “{search}”
        </MoreLink>
      </p>
    </section>
  )
}
