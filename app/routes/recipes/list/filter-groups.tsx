import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { EASE_FILTER_NAMES, EASE_FILTERS } from 'food-verdicts/low-energy/facts'
import { FormSelect } from '../../../ui/field/choice-field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { CATEGORIES, DIFFICULTIES } from 'recipe-basics/recipe/choices'
import type { RecipeFilter } from '#domain/recipe/filter.ts'
import { boundsOf, RANGE_NAMES, RANGES } from '#domain/recipe/ranges.ts'
import { DIETARY_RESTRICTIONS } from 'recipe-basics/recipe/recipe'
import type { RecipeTally } from '#server/data/recipes/search/search.ts'
import { sayChosen } from './filter-words.ts'
import { carryOver } from './carry-over.ts'
import { FoodFilter } from './food-filter.tsx'
import { TallyInput } from './tally-input.tsx'

type FilterGroupsProps = {
  /** The id of the form that the choices belong to. */
  form: string
  filter: RecipeFilter
  tallies: RecipeTally
  /** Hears where they are drawn now, and answers where they were before: what somebody has done there stays done. */
  onPlaced: (groups: Element) => Element | null
}

const COLUMNS = 'grid grid-cols-2 gap-x-6 lg:grid-cols-1'

/** All that the list can be narrowed by, each value with what the list would hold with it. */
export function FilterGroups({ form, filter, tallies, onPlaced }: FilterGroupsProps) {
  const { tally, have, without } = tallies
  const groups = useRef<HTMLDivElement>(null)
  const placed = useEffectEvent(onPlaced)
  useLayoutEffect(() => {
    if (!groups.current) return
    const before = placed(groups.current)
    if (before && before !== groups.current) carryOver(before, groups.current)
  }, [])
  const cuisines = Object.entries(tally.cuisine)
  return (
    <div ref={groups}>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line py-4 lg:grid-cols-1">
        <FormSelect form={form} label="Difficulty" name="difficulty" defaultValue={filter.difficulty ?? ''}>
          <Choices names={DIFFICULTIES} counts={tally.difficulty} />
        </FormSelect>
        <FormSelect form={form} label="Category" name="category" defaultValue={filter.category ?? ''}>
          <Choices names={CATEGORIES} counts={tally.category} />
        </FormSelect>
      </div>
      <Group title="Diet" label="Dietary restrictions" now={sayChosen(filter, 'diet')} isOpen>
        <div className={COLUMNS}>
          {DIETARY_RESTRICTIONS.map((diet) => (
            <TallyInput
              key={diet}
              {...{ form, name: 'diet', value: diet, count: tally.diet[diet] }}
              isChosen={filter.diets.includes(diet)}
            />
          ))}
        </div>
        <Note>Several at once means all of them.</Note>
      </Group>
      {RANGE_NAMES.map((range) => (
        <Group key={range} title={RANGES[range].label} now={sayChosen(filter, range)}>
          <div className={COLUMNS}>
            {[{ value: '', name: 'Any' }, ...boundsOf(range, filter[range])].map((bound) => (
              <TallyInput
                key={bound.value}
                {...{ form, type: 'radio', name: range, value: bound.value, text: bound.name }}
                count={tally[range][bound.value]}
                isChosen={(filter[range] ?? '') === bound.value}
              />
            ))}
          </div>
        </Group>
      ))}
      <Group title="Low energy" now={sayChosen(filter, 'ease')}>
        <div className={COLUMNS}>
          {EASE_FILTERS.map((ease) => (
            <TallyInput
              key={ease}
              {...{ form, name: 'ease', value: ease, text: EASE_FILTER_NAMES[ease], count: tally.ease[ease] }}
              isChosen={filter.eases.includes(ease)}
            />
          ))}
        </div>
      </Group>
      {cuisines.length > 0 && (
        <Group title="Cuisine" now={sayChosen(filter, 'cuisine')}>
          <div className={COLUMNS}>
            {cuisines.map(([cuisine, count]) => (
              <TallyInput
                key={cuisine}
                {...{ form, name: 'cuisine', value: cuisine, count }}
                isChosen={filter.cuisines.some((chosen) => chosen === cuisine)}
              />
            ))}
          </div>
          {cuisines.length > 1 && <Note>Several at once means any of them.</Note>}
        </Group>
      )}
      <Group title="Ingredients" now={sayChosen(filter, 'have', 'without')}>
        <FoodFilter part="have" label="To have" form={form} filter={filter} foods={have}>
          The dish has all of these.
        </FoodFilter>
        <FoodFilter part="without" label="To leave out" form={form} filter={filter} foods={without}>
          Only dishes whose every line is understood. Counts say what is left.
        </FoodFilter>
      </Group>
    </div>
  )
}

/** Values of one kind, folded away unless one of them is chosen. */
function Group({
  title,
  label = title,
  now,
  isOpen = now !== undefined,
  children,
}: {
  title: string
  label?: string
  now: string | undefined
  isOpen?: boolean
  children: ReactNode
}) {
  // What somebody has opened stays open when the choice in it goes.
  const [isOpenAtFirst] = useState(isOpen)
  return (
    <details open={isOpenAtFirst} className="group/sift border-t border-line">
      <summary className="grid min-h-12 list-none grid-cols-[auto_1fr_1.25rem] items-center gap-3 rounded-control text-ui [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{title}</span>
        <span
          className={`justify-self-end text-right font-serif text-[1.0625rem] leading-tight italic wrap-anywhere ${now ? 'text-accent' : 'text-ink-soft'}`}
        >
          <span className="sr-only">: </span>
          {now ?? 'any'}
        </span>
        <Icon
          name="chevron-down"
          className="size-4.5 text-ink-soft transition-[rotate] duration-140 group-open/sift:rotate-180"
        />
      </summary>
      <fieldset className="min-w-0 pb-3">
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
    </details>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="pt-1 text-caption leading-normal text-ink-soft">{children}</p>
)

function Choices({ names, counts }: { names: readonly string[]; counts: Record<string, number> }) {
  return (
    <>
      <option value="">Any ({counts['']})</option>
      {names.map((name) => (
        <option key={name} value={name}>
          {name} ({counts[name]})
        </option>
      ))}
    </>
  )
}
