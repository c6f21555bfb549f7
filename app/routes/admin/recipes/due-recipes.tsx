import { href, Link } from 'react-router'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Panel } from '../../../ui/frame/panel.tsx'
import { formatNumber } from 'recipe-basics/text/format-number'
import type { DueRecipes as Due } from '#server/data/recipes/read/due.ts'
import { useDateFormat } from '../../use-date-format.ts'

/** The recipes whose day for a new look is past, each with the way to its sources. Nothing where none is. */
export function DueRecipes({ due: { count, recipes } }: { due: Due }) {
  const format = useDateFormat()
  if (count === 0) return null
  const others = count - recipes.length
  return (
    <Panel
      title={
        count === 1
          ? '1 recipe is due for a new look'
          : `${formatNumber(count)} recipes are due for a new look`
      }
      intro="Their day is past. Read the facts and the sources again, then set the next day."
      className="mb-6"
    >
      <ul>
        {recipes.map(({ id, name, review_on }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-1">
            <Link
              to={`${href('/admin/recipes/:id/edit', { id })}#trust`}
              dir="auto"
              className="inline-flex min-h-11 min-w-0 flex-1 items-center wrap-anywhere"
            >
              {name}
            </Link>
            {review_on && (
              <Badge tone="butter" icon="calendar-clock">
                {format(review_on)}
              </Badge>
            )}
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p className="border-t border-line pt-3 text-ink-soft">{formatNumber(others)} more follow these.</p>
      )}
    </Panel>
  )
}
