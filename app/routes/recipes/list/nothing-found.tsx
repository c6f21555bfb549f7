import { href, Link } from 'react-router'
import { MoreLink } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/notice/empty-state.tsx'
import { EMPTY_DRAWING } from '../../../ui/picture/drawing-address.ts'
import { PlatePicture } from '../../../ui/picture/plate-picture.tsx'
import { isFiltering, type RecipeFilter, recipeFilterQuery } from '#domain/recipe/filter.ts'
import { siteSearchQuery } from '#domain/search/site-search.ts'
import type { Looser } from '#server/data/recipes/sets/tally.ts'
import { ClearFilters } from './clear-filters.tsx'
import { sayLooser } from './filter-words.ts'

type NothingFoundProps = {
  filter: RecipeFilter
  looser: Looser[]
  results: string
  near: { to: string; name: string }[]
}

/** No recipes, and what would find some. */
export function NothingFound({ filter, looser, results, near }: NothingFoundProps) {
  if (!isFiltering(filter))
    return <EmptyState as="h3" title="No recipes found" text="No recipes available yet. Check back soon!" />
  return (
    <EmptyState
      as="h3"
      title="No recipes found"
      text="Try adjusting your filters or search term."
      picture={<PlatePicture {...EMPTY_DRAWING} format="bare" />}
    >
      <div className="grid justify-items-center gap-3">
        {looser.length > 0 && <LooserSteps filter={filter} looser={looser} results={results} />}
        <ClearFilters results={results} look="outline" />
        {near.map(({ to, name }) => (
          <MoreLink key={to} to={to}>
            {name}
          </MoreLink>
        ))}
        {filter.search && (
          <MoreLink to={href('/search') + siteSearchQuery(filter.search)}>
            Search the whole site for “{filter.search}”
          </MoreLink>
        )}
      </div>
    </EmptyState>
  )
}

function LooserSteps({ filter, looser, results }: Omit<NothingFoundProps, 'near'>) {
  return (
    <div className="w-full max-w-120 pb-2 text-left">
      <p className="text-ink-soft">
        {looser[0]?.alone ? 'One by one there is:' : 'One step looser there is:'}
      </p>
      <ul className="mt-1 divide-y divide-line">
        {looser.map((way) => {
          const { words, change } = sayLooser(filter, way)
          return (
            <li
              key={words}
              className="flex items-baseline gap-2 py-1.5 font-serif text-[1.25rem] leading-tight"
            >
              <Link
                to={href('/recipes') + recipeFilterQuery(filter, { ...change, page: 1 })}
                onClick={() => document.getElementById(results)?.focus({ preventScroll: true })}
                className="-my-1.5 py-3"
              >
                {words}
              </Link>
              <span
                aria-hidden
                className="min-w-4 flex-1 border-b-2 border-dotted border-control opacity-70"
              />
              <b className="flex-none font-sans text-body font-semibold">
                <span className="sr-only">: </span>
                {way.count}
                <span className="sr-only">{way.count === 1 ? ' recipe' : ' recipes'}</span>
              </b>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
