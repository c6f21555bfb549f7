import { Form } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { Fold } from '../../ui/form/fold.tsx'
import { useMomentFormat } from '../use-moment-format.ts'
import type { Version } from '#server/data/changes/versions.ts'

/**
 * What a thing was before each of its last changes. Restore posts the id of a version as `restore` to the page it stands
 * on, whose answer is to load the page anew, because a form keeps what it began with.
 */
export function Versions({ versions }: { versions: Version[] }) {
  const format = useMomentFormat()
  const [last] = versions
  if (!last) return null
  return (
    <Fold title="Versions" holds={`${versions.length}, the last saved ${format(last.saved_at)}`}>
      <p className="text-ink-soft">
        The versions before each of the last 20 changes. When you restore one, the present version joins this
        list.
      </p>
      <ol className="grid">
        {versions.map(({ id, name, saved_at, replaced_by }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-2"
          >
            <div className="min-w-0 wrap-anywhere">
              <p dir="auto">{name}</p>
              <p className="text-caption text-ink-soft">
                Saved {format(saved_at)}
                {replaced_by && `, replaced by ${replaced_by}`}
              </p>
            </div>
            <Form method="post">
              <Button
                type="submit"
                look="outline"
                name="restore"
                value={id}
                aria-label={`Restore the version saved ${format(saved_at)}`}
              >
                Restore
              </Button>
            </Form>
          </li>
        ))}
      </ol>
    </Fold>
  )
}
