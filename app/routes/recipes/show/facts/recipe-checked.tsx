import { Icon } from '../../../../ui/icon/icon.tsx'
import { SourceWords } from '../../../../ui/text/source-words.tsx'
import type { PublicRecipe } from '#domain/recipe/public-recipe.ts'
import type { Source } from '#domain/guide/sources.ts'
import { useDateFormat } from '../../../use-date-format.ts'

export type Checked = Pick<PublicRecipe, 'checked_by' | 'checked_on' | 'review_on'> & { sources: Source[] }

/** Who checked the facts and the texture of a recipe, which is no endorsement; its sources; and when it is due for a new look. */
export function RecipeChecked({ checked_by, checked_on, review_on, sources }: Checked) {
  const format = useDateFormat()
  if (!checked_by && !review_on && sources.length === 0) return null
  return (
    <section aria-labelledby="checked" className="min-w-0 border-t border-line pt-5">
      <h2 id="checked" className="mb-2 text-[1.5rem]">
        Who looked at it
      </h2>
      <div className="grid gap-1.5 text-caption leading-normal text-ink-soft">
        {checked_by && (
          <p className="flex items-start gap-1.5">
            <Icon name="check" className="mt-[.2em] size-[1.1em] flex-none" />
            <span>
              Facts and texture checked by <bdi>{checked_by}</bdi>
              {checked_on && `, ${format(checked_on)}`}. Not an endorsement.
            </span>
          </p>
        )}
        {review_on && (
          <p className="flex items-start gap-1.5">
            <Icon name="calendar-clock" className="mt-[.2em] size-[1.1em] flex-none" />
            <span>Due for a new look: {format(review_on)}</span>
          </p>
        )}
      </div>
      {sources.length > 0 && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-caption font-semibold underline decoration-accent underline-offset-4 [&::-webkit-details-marker]:hidden">
            {sources.length === 1 ? 'Source' : `${sources.length} sources`}
          </summary>
          <ol className="list-decimal pl-5 text-caption leading-normal text-ink-soft">
            {sources.map((source, place) => (
              <li key={place} dir="auto" className="mt-2 wrap-anywhere">
                <SourceWords {...source} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}
