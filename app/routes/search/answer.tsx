import { href, Link } from 'react-router'
import { MoreLink } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { DishRow } from '../../ui/list/dish-row.tsx'
import { SaidOnce } from '../../ui/list/said-once.tsx'
import { OwnList } from '#app/ui/reader/own-parts.tsx'
import { MustNote } from '../../ui/text/must-note.tsx'
import { formatCount } from 'recipe-basics/text/format-number'
import { siteSearchQuery } from '#domain/search/site-search.ts'
import type { Answer as Loaded } from './load-answer.ts'

/** A question, answered with dishes: what was understood, each of it to be taken off, the dishes, and one line of the guide. */
export function Answer({ answer, search, off }: { answer: Loaded; search: string; off: string[] }) {
  const { chips, instead, dishes, count, all, read, unknown, isAsWritten, isTraced, isOfSpell, guide } =
    answer
  const blocking = chips.flatMap(({ name, isBlocking }) => (isBlocking ? name : []))
  const toSearch = (keys: string[]) => href('/search') + siteSearchQuery(search, keys)
  return (
    <div className="max-w-184">
      {chips.length + off.length > 0 && (
        <ul aria-label="Understood" className="flex flex-wrap gap-2 pt-3.5">
          {chips.map(({ key, name, isBlocking }) => (
            <li key={key}>
              <Link
                to={toSearch([...off, key])}
                preventScrollReset
                className={`inline-flex min-h-11 items-center gap-2 rounded-control border bg-surface px-3.5 text-ui no-underline hover:border-ink hover:text-ink ${isBlocking ? 'border-dashed border-ink-soft' : 'border-line'}`}
              >
                {name}
                <Icon name="x" className="size-[1em] stroke-2 text-ink-soft" />
                <span className="sr-only">{isBlocking ? ', fits no dish: take off' : ': take off'}</span>
              </Link>
            </li>
          ))}
          {off.length > 0 && (
            <li>
              <Link
                to={toSearch([])}
                preventScrollReset
                className="inline-flex min-h-11 items-center px-2 text-ui"
              >
                Put all back
              </Link>
            </li>
          )}
        </ul>
      )}
      <SaidOnce {...{ typed: search, read, unknown, blocking, instead, count, isAsWritten, isTraced }} />
      <div className="grid gap-3 pt-4">
        {isOfSpell && <MustNote />}
        <h2 aria-live="polite" className="text-[1.375rem]">
          {formatCount(count, 'dish', 'dishes')}
        </h2>
      </div>
      <ul className="dish-rows">
        <OwnList items={dishes}>
          {(recipe, place, isHidden) => (
            <DishRow
              key={recipe.slug}
              recipe={recipe}
              eager={place < 3 ? 'quietly' : undefined}
              hidden={isHidden}
            />
          )}
        </OwnList>
      </ul>
      {count > dishes.length && (
        <p className="pt-2">
          <MoreLink to={all}>All {formatCount(count, 'dish', 'dishes')}</MoreLink>
        </p>
      )}
      {guide && (
        <p className="mt-4 flex gap-3 border-y border-line py-3">
          <Icon name="book-open-text" className="mt-[.3em]" />
          <span>
            <Link to={href('/guide/:slug', { slug: guide.slug })} className="font-semibold">
              {guide.title}
            </Link>{' '}
            <span className="block text-ui text-ink-soft">{guide.summary}</span>
          </span>
        </p>
      )}
    </div>
  )
}
