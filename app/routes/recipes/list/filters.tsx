import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Form, href } from 'react-router'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useSuggestions } from '#app/ui/suggest/use-suggestions.tsx'
import { formatCount } from 'recipe-basics/text/format-number'
import { MAX_SEARCH_LENGTH } from '#domain/search/list-query.ts'
import { isFiltering, type RecipeFilter, recipeFilterQuery } from '#domain/recipe/filter.ts'
import type { RecipeTally } from '#server/data/recipes/search/search.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { ClearFilters } from './clear-filters.tsx'
import { FilterGroups } from './filter-groups.tsx'
import type { UnderstoodList } from './load-dishes.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { useFilterAddress } from './use-filter-address.ts'

/** The form that holds the words and, wherever they stand, the choices. */
const FORM = 'find'
const PART = 'filters'

type Props = {
  filter: RecipeFilter
  /** What its words were understood as. */
  understood: UnderstoodList | undefined
  /** What each value would leave. */
  tallies: RecipeTally
  /** How many recipes there are. */
  count: number
  /** The id of the heading above them. */
  results: string
  children: ReactNode
}

/**
 * Narrows the list that stands in it. A plain GET form; with scripts it asks for the recipes as soon as something changes. On
 * small screens the choices are a sheet; without scripts, a part of the page to which a link leads.
 */
export function RecipeFinder({ filter, understood, tallies, count, results, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { apply, applyDebounced } = useFilterAddress(form, filter)
  const [isOpen, setOpen] = useState(false)
  const groupsBefore = useRef<Element>(null)

  function openSheet() {
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
    setOpen(true)
  }

  function placeGroups(groups: Element): Element | null {
    const before = groupsBefore.current
    groupsBefore.current = groups
    return before
  }

  const groups = (
    <>
      <FilterGroups form={FORM} filter={filter} tallies={tallies} onPlaced={placeGroups} />
      <div className="sticky bottom-0 z-2 -mx-(--gutter) flex items-center justify-between gap-3 border-t border-line bg-paper px-(--gutter) py-3 lg:static lg:mx-0 lg:px-0">
        {isFiltering(filter) && <ClearFilters results={results} className="mx-0! px-0!" />}
        <Button type="submit" form={FORM} size="large" className="flex-1 lg:hidden lg:noscript:inline-flex">
          Show {formatCount(count, 'recipe')}
        </Button>
      </div>
    </>
  )
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-x-14"
      onChange={({ target }) => {
        if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
        // What is typed for a food is none before it is chosen.
        if (target.form !== form.current || target.type === 'text') return
        if (target.type === 'search') applyDebounced()
        else apply()
      }}
    >
      <search className="lg:col-start-2">
        <Form
          ref={form}
          id={FORM}
          action={href('/recipes')}
          // A browser that fills in what the form said an hour ago would contradict the address.
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault()
            setOpen(false)
            if (event.nativeEvent instanceof SubmitEvent) apply(event.nativeEvent.submitter)
          }}
          className="relative print:hidden"
        >
          <SearchField form={form} filter={filter} />
          {filter.sort !== 'newest' && <input type="hidden" name="sort" value={filter.sort} />}
        </Form>
      </search>
      <ChosenFilters
        filter={filter}
        understood={understood}
        results={results}
        part={PART}
        onOpen={openSheet}
      />
      {isOpen ? (
        <FilterSheet id={PART} onClose={() => setOpen(false)}>
          {groups}
        </FilterSheet>
      ) : (
        <section
          id={PART}
          aria-labelledby={`${PART}-title`}
          className="hidden scroll-mt-16 border-line py-5 target:block max-lg:border-b lg:col-start-1 lg:row-span-3 lg:row-start-1 lg:block lg:self-start lg:py-0 print:hidden"
        >
          <p
            id={`${PART}-title`}
            className="flex min-h-14 items-center font-serif text-[1.5rem] leading-(--leading-head) font-[450] tracking-head"
          >
            Filters
          </p>
          {groups}
        </section>
      )}
      {children}
    </div>
  )
}

function SearchField({ form, filter }: { form: RefObject<HTMLFormElement | null>; filter: RecipeFilter }) {
  const { attributes, list, close } = useSuggestions({
    id: 'recipe-suggestions',
    ask: `/recipes/suggestions.json${recipeFilterQuery(filter, { search: '', page: 1 })}`,
    form,
    on: '',
  })
  useEffect(() => {
    const { current } = form
    current?.addEventListener('submit', close)
    return () => current?.removeEventListener('submit', close)
  })
  return (
    <>
      <label htmlFor="search" className="sr-only">
        Search recipes
      </label>
      <div className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-center border-b border-ink">
        <input
          id="search"
          name="search"
          type="search"
          placeholder="Dish, ingredient, category"
          maxLength={MAX_SEARCH_LENGTH}
          defaultValue={filter.search}
          {...attributes}
          className="min-h-12 w-full appearance-none rounded-none bg-transparent py-1 font-serif text-[1.25rem] leading-[1.3] placeholder:text-ink-soft placeholder:opacity-100 focus-visible:rounded-control focus-visible:outline-offset-0 lg:min-h-14 lg:text-[1.375rem] [&::-webkit-search-cancel-button]:hidden"
        />
        <IconButton type="submit" label="Search">
          <Icon name="search" />
        </IconButton>
      </div>
      {list}
    </>
  )
}
