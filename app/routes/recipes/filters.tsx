import { Icon } from '#app/ui/icon.tsx'
import { useRef } from 'react'
import { Form, href, Link } from 'react-router'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { Chip, FormSelect } from '#app/ui/form/choice-field.tsx'
import { MAX_SEARCH_LENGTH } from '#domain/list-query.ts'
import { CUISINES, type Cuisine } from '#domain/recipe/cuisines.ts'
import { CATEGORIES, DIFFICULTIES } from '#domain/recipe/choices.ts'
import { DIETARY_RESTRICTIONS } from '#domain/recipe/recipe.ts'
import { isFiltering, type RecipeFilter } from '#domain/recipe/filter.ts'
import { useFilterAddress } from './use-filter-address.ts'

/** From a tablet on, choices stand beside the search box; three of them only where they can be read. */
const COLUMNS = {
  twoChoices: { form: 'md:grid-cols-[1.5fr_.75fr_.75fr]', search: 'md:col-span-1' },
  threeChoices: {
    form: 'md:grid-cols-3 lg:grid-cols-[1.5fr_.7fr_.7fr_.7fr]',
    search: 'md:col-span-3 lg:col-span-1',
  },
}

type Props = { filter: RecipeFilter; cuisines: Cuisine[]; results: string }

/**
 * Narrows the list. A plain GET form; with scripts it asks for the recipes as soon as something changes. `cuisines` are
 * those of the recipes there are, `results` is the id of the heading above them.
 */
export function RecipeFilters({ filter, cuisines, results }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { apply, applyDebounced } = useFilterAddress(form, filter)
  // What the address asks for is shown, even where no recipe is of it.
  const offered = CUISINES.filter((cuisine) => cuisine === filter.cuisine || cuisines.includes(cuisine))
  const columns = offered.length > 0 ? COLUMNS.threeChoices : COLUMNS.twoChoices
  return (
    <search>
      <Form
        ref={form}
        action={href('/recipes')}
        // A browser that fills in what the form said an hour ago would contradict the address.
        autoComplete="off"
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement && target.name === 'search') applyDebounced()
          else apply()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
        className={`grid grid-cols-2 items-end gap-x-(--column-gap) gap-y-5 border-b border-line pb-7 print:hidden ${columns.form}`}
      >
        <SearchBox
          label="Search recipes"
          name="search"
          maxLength={MAX_SEARCH_LENGTH}
          defaultValue={filter.search}
          className={`col-span-2 ${columns.search}`}
        />
        <FormSelect label="Difficulty" name="difficulty" defaultValue={filter.difficulty ?? ''}>
          <Choices names={DIFFICULTIES} />
        </FormSelect>
        <FormSelect label="Category" name="category" defaultValue={filter.category ?? ''}>
          <Choices names={CATEGORIES} />
        </FormSelect>
        {offered.length > 0 && (
          <FormSelect
            label="Cuisine"
            name="cuisine"
            defaultValue={filter.cuisine ?? ''}
            className="col-span-2 md:col-span-1"
          >
            <Choices names={offered} />
          </FormSelect>
        )}
        <div className="col-span-full flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Dietary restrictions</legend>
            {DIETARY_RESTRICTIONS.map((diet) => (
              <Chip key={diet} name="diet" value={diet} defaultChecked={filter.diets.includes(diet)}>
                {diet}
              </Chip>
            ))}
          </fieldset>
          {isFiltering(filter) && <ClearFilters results={results} />}
          <div className="hidden noscript:block">
            <Button type="submit" look="outline">
              Show recipes
            </Button>
          </div>
        </div>
      </Form>
    </search>
  )
}

/** Shows the whole list and moves the focus to its count, because the link itself disappears. */
export function ClearFilters({ results, look = 'quiet' }: { results: string; look?: 'quiet' | 'outline' }) {
  return (
    <Link
      to={href('/recipes')}
      className={`${buttonClass(look)} ${look === 'quiet' ? '-mx-3 px-3!' : ''}`}
      onClick={() => document.getElementById(results)?.focus({ preventScroll: true })}
    >
      <Icon name="x" />
      Clear Filters
    </Link>
  )
}

function Choices({ names }: { names: readonly string[] }) {
  return (
    <>
      <option value="">Any</option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </>
  )
}
