import { useEffect, useEffectEvent } from 'react'
import { href, Link } from 'react-router'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { listChosen } from '#domain/recipe/chosen.ts'
import { isFiltering, type RecipeFilter, recipeFilterQuery } from '#domain/recipe/filter.ts'
import { ClearFilters } from './clear-filters.tsx'
import type { UnderstoodList } from './load-dishes.ts'
import { useAskedFilter } from './use-asked-filter.ts'
import { WIDE } from './wide.ts'

type ChosenFiltersProps = {
  filter: RecipeFilter
  understood: UnderstoodList | undefined
  results: string
  /** The id of the part that holds the choices, and what opens it as a sheet. */
  part: string
  onOpen: () => void
}

/** The way to the choices on small screens, and what is chosen: each can be taken away alone. */
export function ChosenFilters({ filter: shown, understood, results, part, onOpen }: ChosenFiltersProps) {
  const filter = useAskedFilter(shown)
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    // Somebody has followed the link before this was alive, and may have chosen something: then the address is another.
    if (document.querySelector(':target')?.id === part && !matchMedia(WIDE).matches) open()
  }, [part])
  // A question that was understood becomes a filter as soon as one of its values is taken off.
  const kept = understood && filter === shown ? understood.found : filter
  const blocking = (kept === filter ? undefined : understood?.blocking) ?? []
  const chosen = [
    ...listChosen(kept)
      .map(({ part, value, name, rest }) => ({
        key: `${part}:${value}`,
        name,
        to: recipeFilterQuery(kept, rest),
        isBlocking: false,
      }))
      .filter(({ key }) => blocking.length === 0 || !understood?.instead.some((one) => one.key === key)),
    ...blocking.map((one) => ({ ...one, to: recipeFilterQuery(kept), isBlocking: true })),
  ]
  return (
    <div
      className={`flex min-w-0 items-center gap-2.5 bg-paper pt-3 max-lg:sticky max-lg:top-0 max-lg:z-2 max-lg:-mx-(--gutter) max-lg:px-(--gutter) max-lg:pb-1.5 lg:col-start-2 print:hidden ${chosen.length === 0 ? 'flex-wrap lg:hidden' : ''}`}
    >
      <a
        href={`#${part}`}
        onClick={(event) => {
          event.preventDefault()
          onOpen()
        }}
        className={`${buttonClass('outline')} min-h-11 flex-none px-3.5! lg:hidden`}
      >
        <Icon name="sliders-horizontal" className="size-[1.15em]" />
        Filters
        {chosen.length > 0 && (
          <span className="inline-grid h-5.5 min-w-5.5 place-items-center rounded-xs bg-ink px-1 text-caption leading-none text-paper">
            <span className="sr-only">, </span>
            {chosen.length}
            <span className="sr-only"> chosen</span>
          </span>
        )}
      </a>
      {chosen.length > 0 ? (
        <ul
          aria-label="Chosen filters"
          className="flex min-w-0 flex-1 gap-2 max-lg:-my-1.5 max-lg:-mr-(--gutter) max-lg:overflow-x-auto max-lg:py-1.5 max-lg:pr-(--gutter) max-lg:pl-1.5 max-lg:[scrollbar-width:none] lg:flex-wrap"
        >
          {chosen.map(({ key, name, to, isBlocking }) => (
            <li key={key} className="relative flex-none">
              <Link
                to={href('/recipes') + to}
                preventScrollReset
                onClick={() => document.getElementById(results)?.focus({ preventScroll: true })}
                className={`inline-flex min-h-11 items-center gap-2 rounded-control border bg-surface px-3.5 text-ui whitespace-nowrap no-underline hover:border-ink hover:text-ink ${isBlocking ? 'border-dashed border-ink-soft' : 'border-line'}`}
              >
                {name}
                <Icon name="x" className="size-[1em] stroke-2 text-ink-soft" />
                <span className="sr-only">{isBlocking ? ', fits no dish: remove' : ': remove'}</span>
              </Link>
            </li>
          ))}
          <li className="flex-none lg:hidden">
            <ClearFilters results={results} className="mx-0! min-h-11" />
          </li>
        </ul>
      ) : (
        isFiltering(filter) && <ClearFilters results={results} className="mx-0! min-h-11 lg:hidden" />
      )}
    </div>
  )
}
