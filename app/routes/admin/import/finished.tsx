import { Form, href, Link } from 'react-router'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Panel } from '../../../ui/frame/panel.tsx'
import { formatNumber } from 'recipe-basics/text/format-number'
import { IMPORT_PATH } from './address.ts'
import type { ShownImport } from './load-review.ts'
import { UNDO_INTRO, UndoImport } from './undo-import.tsx'

/** What an import has saved so far: how much of it readers see, what waits as a draft, and the way to each. */
export function SavedRecipes({ shown: { id, saved, counts, undoable } }: { shown: ShownImport }) {
  if (counts.saved === 0) return null
  const { items, published } = saved
  const drafts = counts.saved - published
  const parts = [
    published > 0 && `${formatNumber(published)} published`,
    drafts > 0 && `${formatNumber(drafts)} kept as ${drafts === 1 ? 'a draft' : 'drafts'} to look at`,
  ]
  return (
    <Panel
      title={parts.filter(Boolean).join(', ')}
      intro={[drafts > 0 && 'Nobody sees a draft until you publish it.', undoable > 0 && UNDO_INTRO]
        .filter(Boolean)
        .join(' ')}
      actions={
        <div className="flex flex-wrap items-center gap-x-5">
          {published > 0 && <AsReader published={published} recipe={items.find(isPublished)} />}
          {undoable > 0 && <UndoImport import_id={id} undoable={undoable} />}
        </div>
      }
      className="mb-6 border-l-4 border-l-sage"
    >
      <ul className="mt-2">
        {items.map(({ id, name, slug, status }) => (
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
              <Link
                to={href('/admin/recipes/:id/edit', { id })}
                className="inline-flex min-h-11 items-center"
              >
                {name}
              </Link>
            )}
            {status === 'draft' && <Badge tone="butter">Draft</Badge>}
          </li>
        ))}
      </ul>
      {counts.saved > items.length && (
        <p className="text-ink-soft">... and {formatNumber(counts.saved - items.length)} more</p>
      )}
    </Panel>
  )
}

const isPublished = ({ status }: Saved['items'][number]) => status === 'published'

/** What readers see of it: the one recipe, or the list, in which the newest stand first. */
const AsReader = ({ published, recipe }: { published: number; recipe?: { slug: string } }) => (
  <Link
    to={published === 1 && recipe ? href('/recipes/:slug', recipe) : href('/recipes')}
    target="_blank"
    className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline-offset-[.35em]"
  >
    See {published === 1 ? 'it' : `the ${formatNumber(published)}`} as a reader{' '}
    <Icon name="arrow-up-right" className="size-[1em]" />
    <span className="sr-only"> (opens a new tab)</span>
  </Link>
)

type Saved = ShownImport['saved']

/** Nothing waits any more: what became of it stays until it is put away. */
export function Finished({ shown: { id, counts } }: { shown: ShownImport }) {
  return (
    <Form method="post" action={IMPORT_PATH} className="mb-6 flex flex-wrap items-center gap-4">
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
