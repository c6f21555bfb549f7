import { type ReactNode, useRef } from 'react'
import { href, useNavigate } from 'react-router'
import { CONTROL, Field, useFieldText } from '../../../ui/field/field.tsx'
import { useSuggestions } from '#app/ui/suggest/use-suggestions.tsx'
import { type RecipeFilter, recipeFilterQuery } from '#domain/recipe/filter.ts'
import type { FoodCount } from '#server/data/recipes/sets/tally.ts'
import { TallyInput } from './tally-input.tsx'

type Props = {
  part: 'have' | 'without'
  label: string
  form: string
  filter: RecipeFilter
  /** The foods that are chosen, and some to choose. */
  foods: FoodCount[]
  /** How to fill it in. */
  children: ReactNode
}

/** Foods to have, or to leave out: some to tick, and a field for any other. */
export function FoodFilter({ part, label, form, filter, foods, children }: Props) {
  const text = useFieldText({ hint: children })
  const navigate = useNavigate()
  const owner = useRef<HTMLFormElement>(null)
  const { attributes, list } = useSuggestions({
    id: `${part}-suggestions`,
    ask: `/recipes/suggestions.json${recipeFilterQuery(filter, { page: 1 }) || '?'}&field=${part}`,
    form: owner,
    // What was typed has become one of the foods below.
    on: filter[part].join(),
    text: '',
  })
  return (
    <div className="pb-4">
      <Field id={text.id} label={label} hint={children}>
        <span className="relative">
          <input
            {...text}
            form={form}
            name={part}
            type="text"
            maxLength={60}
            {...attributes}
            onKeyDown={(event) => {
              const food = event.currentTarget.value.trim()
              // An arrow key has chosen one of the suggestions.
              if (event.key !== 'Enter' || event.defaultPrevented || food === '') return
              event.preventDefault()
              const changed = { [part]: [...filter[part], food], page: 1 }
              void navigate(href('/recipes') + recipeFilterQuery(filter, changed), {
                preventScrollReset: true,
              })
            }}
            className={CONTROL}
          />
          {list}
        </span>
      </Field>
      <div className="grid grid-cols-2 gap-x-6 pt-1.5 lg:grid-cols-1">
        {foods.map(({ food, count }) => (
          <TallyInput
            key={food}
            {...{ form, name: part, value: food, count }}
            isChosen={filter[part].includes(food)}
          />
        ))}
      </div>
    </div>
  )
}
