import { Form, href, Link } from 'react-router'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Panel } from '../../../ui/frame/panel.tsx'
import { formatNumber } from 'recipe-basics/text/format-number'
import { IMPORT_PATH } from './address.ts'
import type { ShownImport } from './load-review.ts'
import { UNDO_INTRO, UndoImport } from './undo-import.tsx'

/** What an import has saved so far, with the way to each on the site. */
export function SavedRecipes({ shown: { id, saved, counts, undoable } }: { shown: ShownImport }) {
  if (counts.saved === 0) return null
  return (
    <Panel
      title={`Saved: ${formatNumber(counts.saved)}`}
      {...(undoable > 0 && { intro: UNDO_INTRO, actions: <UndoImport import_id={id} undoable={undoable} /> })}
      className="mt-5"
    >
      <ul className="mt-2">
        {saved.map(({ name, slug, status }) => (
          <li key={slug} className="flex flex-wrap items-center gap-x-3 border-t border-line wrap-anywhere">
            {status === 'published' ? (
              <Link
                to={href('/recipes/:slug', { slug })}
                target="_blank"
                className="inline-flex min-h-11 items-center"
              >
                {name}
              </Link>
            ) : (
              <span className="inline-flex min-h-11 items-center">{name}</span>
            )}
            {status === 'draft' && <Badge tone="butter">Draft</Badge>}
          </li>
        ))}
      </ul>
      {counts.saved > saved.length && (
        <p className="text-ink-soft">... and {formatNumber(counts.saved - saved.length)} more</p>
      )}
    </Panel>
  )
}

/** Nothing waits any more: what became of it stays until it is put away. */
export function Finished({ shown: { id, counts } }: { shown: ShownImport }) {
  return (
    <Form method="post" action={IMPORT_PATH} className="mt-5 flex flex-wrap items-center gap-4">
      <input type="hidden" name="import" value={id} />
      <output>
        Every recipe of this import is reviewed.
        {counts.discarded > 0 && ` Skipped: ${formatNumber(counts.discarded)}.`}
        {counts.undone > 0 && ` Taken back: ${formatNumber(counts.undone)}.`}
      </output>
      <Button type="submit" look="outline" name="intent" value="discard">
        Close import
      </Button>
    </Form>
  )
}
