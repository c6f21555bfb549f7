import { Form, href, Link } from 'react-router'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Panel } from '../../../ui/frame/panel.tsx'
import { formatNumber } from 'recipe-basics/text/format-number'
import type { LostLabel } from '#server/data/recipes/labels/lost-labels.ts'

type Lost = { count: number; labels: LostLabel[] }

/** The labels that new rules removed, each with the deciding line, until the chef has read them. */
export function LostLabels({ lost: { count, labels } }: { lost: Lost }) {
  if (count === 0) return null
  const others = count - labels.length
  return (
    <Panel
      title={count === 1 ? '1 label was removed' : `${formatNumber(count)} labels were removed`}
      intro="The site now reads ingredients more carefully. These labels are no longer shown because the ingredients do not prove them. Your own decisions are unchanged."
      className="mb-6"
    >
      <ul>
        {labels.map((label) => (
          <li
            key={`${label.id} ${label.dietary_restriction}`}
            className="grid gap-x-5 gap-y-1.5 border-t border-line pt-1.5 pb-3 md:pb-1.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]"
          >
            <p className="flex flex-wrap items-center gap-x-2">
              <Link
                to={`${href('/admin/recipes/:id/edit', { id: label.id })}#labels`}
                dir="auto"
                className="inline-flex min-h-11 items-center wrap-anywhere"
              >
                {label.name}
              </Link>
              <Badge tone="outline">{label.dietary_restriction}</Badge>
            </p>
            <p className="self-center text-caption leading-normal text-ink-soft wrap-anywhere">
              {label.line ? (
                <>
                  <b className="font-semibold text-ink">{label.term}</b> in “{label.line}”
                </>
              ) : (
                'The ingredients do not show it.'
              )}
            </p>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p className="border-t border-line pt-3 text-ink-soft">
          {formatNumber(others)} more follow when you have read these.
        </p>
      )}
      <Form method="post" className="mt-4">
        {labels.map(({ id, dietary_restriction }) => (
          <input
            key={`${id} ${dietary_restriction}`}
            type="hidden"
            name="read"
            value={`${id} ${dietary_restriction}`}
          />
        ))}
        <Button type="submit" look="outline">
          I have read them
        </Button>
      </Form>
    </Panel>
  )
}
