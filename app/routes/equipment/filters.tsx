import { useRef } from 'react'
import { Form, href } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { SearchBox } from '../../ui/list/search-box.tsx'
import type { EquipmentFilter } from '#domain/equipment/filter.ts'
import { MAX_SEARCH_LENGTH } from '#domain/search/list-query.ts'
import { useFilterAddress } from './use-filter-address.ts'

/** Narrows the list. A plain GET form; with scripts it asks for the equipment as soon as something changes. */
export function EquipmentFilters({ filter, categories }: { filter: EquipmentFilter; categories: string[] }) {
  const form = useRef<HTMLFormElement>(null)
  const { apply, applyDebounced } = useFilterAddress(form, filter)
  return (
    <search>
      <Form
        ref={form}
        action={href('/equipment')}
        // A browser that fills in what the form said an hour ago would contradict the address.
        autoComplete="off"
        onChange={applyDebounced}
        onSubmit={(event) => {
          event.preventDefault()
          if (event.nativeEvent instanceof SubmitEvent) apply(event.nativeEvent.submitter)
        }}
        className="grid gap-5 py-6 print:hidden"
      >
        <div className="flex items-end gap-3">
          <SearchBox
            label="Search equipment"
            name="search"
            maxLength={MAX_SEARCH_LENGTH}
            defaultValue={filter.search}
            className="grow"
          />
          {/* The first button is the one that Enter presses: it keeps the category. */}
          <div className="hidden noscript:block">
            <Button type="submit" look="outline" name="category" value={filter.category ?? ''}>
              Search
            </Button>
          </div>
        </div>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Category</legend>
          <CategoryButton name="All Categories" value="" chosen={filter.category === null} />
          {categories.map((category) => (
            <CategoryButton
              key={category}
              name={category}
              value={category}
              chosen={filter.category === category}
            />
          ))}
        </fieldset>
      </Form>
    </search>
  )
}

function CategoryButton({ name, value, chosen }: { name: string; value: string; chosen: boolean }) {
  return (
    <button
      type="submit"
      name="category"
      value={value}
      aria-pressed={chosen}
      className="inline-flex min-h-11 items-center rounded-control border border-control px-3.5 py-1 text-left text-ui leading-tight wrap-anywhere hover:border-ink hover:bg-surface aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
    >
      {name}
    </button>
  )
}
