import { useId } from 'react'
import { href, Link } from 'react-router'
import { FieldError } from '../../../ui/field/field.tsx'
import { formatDate } from '#domain/publishing/dates.ts'
import { formatCount } from 'recipe-basics/text/format-number'
import { formatMinutes } from 'recipe-basics/text/minutes'
import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'
import type { ShownItem } from './load-review.ts'

type Known = NonNullable<ShownItem['known']>
type Props = { known: Known; error?: string; chosen?: string }

const WORDS = {
  stored: { title: 'A recipe like this is stored already.', column: 'Stored' },
  trash: { title: 'A recipe like this is in the trash.', column: 'In the trash' },
}

/** The recipe under review beside the one that it would repeat, stored or in the trash, and what to do about that. */
export function Duplicate({ known, error, chosen }: Props) {
  const { status, at, fields, mine } = known
  const { title, column } = WORDS[known.place]
  const id = useId()
  const titleId = useId()
  return (
    <fieldset
      id="duplicate"
      aria-labelledby={titleId}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && id}
      tabIndex={-1}
      className="min-w-0 scroll-mt-6 rounded-control border border-line bg-butter-tint p-4"
    >
      <p id={titleId} className="font-semibold text-butter-ink">
        {title}
      </p>
      <table className="mt-2 w-full table-fixed text-caption leading-normal wrap-anywhere text-ink">
        <thead>
          <tr className="text-left">
            <th scope="col" className="w-24 pr-3">
              <span className="sr-only">Field</span>
            </th>
            <th scope="col" className="pr-3 font-semibold">
              {column}
              {status === 'draft' && ' (draft)'}, {formatDate(at)}
            </th>
            <th scope="col" className="font-semibold">
              In this file
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([label, show]) => (
            <tr key={label} className="align-top">
              <th scope="row" className="pr-3 text-left font-normal">
                {label}
              </th>
              <td className="pr-3">{show(fields)}</td>
              <td className={show(fields) === show(mine) ? undefined : 'font-semibold'}>{show(mine)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {known.place === 'stored' && status === 'published' && (
        <p className="mt-1 text-caption">
          <Link
            to={href('/recipes/:slug', { slug: known.slug })}
            target="_blank"
            className="inline-flex min-h-11 items-center text-ink"
          >
            View the stored recipe
          </Link>
        </p>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
      <div className="flex flex-wrap gap-x-6 text-ink">
        {known.place === 'stored' ? (
          <Choice value="update" chosen={chosen}>
            Update the stored recipe
          </Choice>
        ) : (
          <Choice value="restore" chosen={chosen}>
            Bring it back and update it
          </Choice>
        )}
        <Choice value="new" chosen={chosen}>
          Save as a new recipe
        </Choice>
      </div>
      <p className="text-caption text-ink">
        {known.place === 'stored'
          ? `An update leaves the recipe ${status === 'draft' ? 'a draft' : 'published'}.`
          : `It comes back ${status === 'draft' ? 'as a draft' : 'as it was'}, with its earlier versions. What it was before the update is one of them.`}
      </p>
    </fieldset>
  )
}

function Choice({ value, chosen, children }: { value: string; chosen?: string; children: string }) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
      <input
        type="radio"
        name="duplicate"
        value={value}
        defaultChecked={chosen === value}
        className="size-5 accent-ink"
      />
      {children}
    </label>
  )
}

const ROWS: [string, (fields: WrittenRecipe) => string][] = [
  ['Name', ({ name }) => name],
  ['Category', ({ recipe_category }) => recipe_category ?? 'Not stated'],
  ['Servings', ({ servings }) => String(servings ?? 'Not stated')],
  ['Total Time', ({ total_time_minutes }) => formatMinutes(total_time_minutes)],
  ['Ingredients', ({ ingredients }) => formatCount(ingredients.length, 'line')],
  ['Instructions', ({ instructions }) => formatCount(instructions.length, 'step')],
  ['Calories', ({ nutrition }) => String(nutrition?.calories ?? 'Not stated')],
]
