import { Icon } from '../../../ui/icon/icon.tsx'
import { href, Link, useLocation } from 'react-router'
import { Badge } from '../../../ui/badge/badge.tsx'
import { IconButton } from '../../../ui/button/button.tsx'
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx'
import { StateBadge } from '../../../ui/badge/state-badge.tsx'
import { useDayFormat } from '../use-day-format.ts'
import { useMomentFormat } from '../../use-moment-format.ts'
import type { ListedPost } from '#server/data/posts/admin.ts'
import { SelectRow } from '../bulk/bulk-bar.tsx'
import { withTable } from '../table-address.ts'
import { useMay } from '../use-may.ts'

const ACTION =
  'inline-grid size-11 place-items-center rounded-control hover:bg-linen hover:text-accent [&>svg]:size-5.5 [&>svg]:stroke-[1.6]'

/** A post in the list, with what can be done to it. `address` is where it can be read. */
export function PostRow({ post }: { post: ListedPost & { address: string; isSample: boolean } }) {
  const { id, title, excerpt, state, address, isSample } = post
  const { pathname, search } = useLocation()
  const may = useMay()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 border-t border-line py-4 wrap-anywhere">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <SelectRow {...post} name={title} />
          <StateBadge state={state} /> {isSample && <Badge tone="outline">Sample</Badge>}
          <PostDate post={post} />
        </p>
        <h2 dir="auto" className="mt-1.5 mb-0.5 text-[1.25rem]">
          {title}
        </h2>
        {excerpt && (
          <p dir="auto" className="text-ink-soft">
            {excerpt}
          </p>
        )}
      </div>
      <div className="-ml-2.5 flex">
        <a
          href={address}
          target="_blank"
          rel="noopener"
          aria-label={`View: ${title}, opens in a new tab`}
          className={ACTION}
        >
          <Icon name="eye" />
        </a>
        <Link
          to={withTable(href('/admin/blog/:id', { id }), pathname + search)}
          aria-label={`Edit: ${title}`}
          className={ACTION}
        >
          <Icon name="pencil" />
        </Link>
        {may(state === 'draft' ? 'write-drafts' : 'publish') && (
          <ConfirmForm
            action={href('/admin/blog/:id/delete', { id })}
            question="Are you sure you want to delete this post?"
          >
            <input type="hidden" name="list" value={pathname + search} />
            <IconButton type="submit" label={`Delete: ${title}`}>
              <Icon name="trash-2" />
            </IconButton>
          </ConfirmForm>
        )}
      </div>
    </li>
  )
}

function PostDate({ post: { state, published_at, updated_at } }: { post: ListedPost }) {
  const format = useMomentFormat()
  const formatDay = useDayFormat()
  const date = published_at ?? updated_at
  const words =
    state === 'scheduled'
      ? `Goes live ${format(date)}`
      : state === 'draft'
        ? `Edited ${formatDay(updated_at)}`
        : formatDay(date)
  return <span className="text-ink-soft">{words}</span>
}
