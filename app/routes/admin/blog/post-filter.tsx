import { Form, href, Link } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import type { State } from '#domain/publishing/status.ts'

const STATES = [
  { state: undefined, key: 'all', name: 'All' },
  { state: 'draft', key: 'draft', name: 'Drafts' },
  { state: 'scheduled', key: 'scheduled', name: 'Scheduled' },
  { state: 'published', key: 'published', name: 'Published' },
] as const

/** The address of a list of posts. The scheduled ones have a path of their own (spec.md section 2). */
export function postsAddress({ search, state, page = 1 }: { search: string; state?: State; page?: number }) {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (state && state !== 'scheduled') query.set('state', state)
  if (page > 1) query.set('page', String(page))
  const path = href(state === 'scheduled' ? '/admin/blog/scheduled' : '/admin/blog')
  return query.size > 0 ? `${path}?${query}` : path
}

/** Which posts are shown, and a way to all of them. */
export function PostFilter({
  search,
  state,
  counts,
}: {
  search: string
  state?: State
  counts: Record<State | 'all', number>
}) {
  return (
    <div className="mb-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <nav aria-label="Posts by status" className="flex flex-wrap gap-x-1">
        {STATES.map(({ state: of, key, name }) => (
          <Link
            key={key}
            to={postsAddress({ search, state: of })}
            aria-current={of === state ? 'page' : undefined}
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 no-underline hover:bg-linen aria-[current]:font-semibold aria-[current]:underline aria-[current]:underline-offset-[.35em]"
          >
            {name} <span className="text-ink-soft">{counts[key]}</span>
          </Link>
        ))}
      </nav>
      <search>
        <Form action={postsAddress({ search: '', state })} className="flex items-end gap-2">
          {state && state !== 'scheduled' && <input type="hidden" name="state" value={state} />}
          <TextField key={search} label="Search posts" type="search" name="search" defaultValue={search} />
          <Button type="submit" look="outline">
            Search
          </Button>
        </Form>
      </search>
    </div>
  )
}
