import { isGuideFirst } from './found-guide.tsx'
import type { Found } from './load-found.ts'

/** The groups of a search by their ids: what each is called among the links to them, and how many it holds. */
export function listGroups(found: Found) {
  const { search, guide, recipes, within, equipment, posts } = found
  const words = { id: 'guide', name: 'Guide', ...guide }
  const groups = [
    ...(isGuideFirst(found) ? [words] : []),
    { id: 'by-name', name: 'Recipes', ...recipes },
    { id: 'within', name: `With ${search} within`, ...within },
    ...(isGuideFirst(found) ? [] : [words]),
    { id: 'tools', name: 'Equipment', ...equipment },
    { id: 'posts', name: 'Posts', ...posts },
  ]
  return groups
    .filter(({ count }) => count > 0)
    .map(({ id, name, count, ...rest }) => ({
      id,
      name,
      count: 'isMore' in rest && rest.isMore ? `${count}+` : String(count),
    }))
}

/** Links to the groups that were found. */
export function GroupLinks({ found }: { found: Found }) {
  return (
    <nav
      aria-label="Groups found"
      className="border-b border-line pt-2 lg:sticky lg:top-6 lg:self-start lg:border-b-0 lg:pt-9"
    >
      <ul className="flex flex-wrap gap-x-4.5 lg:grid lg:border-t lg:border-ink">
        {listGroups(found).map(({ id, name, count }) => (
          <li key={id} className="min-w-0">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-1.5 wrap-anywhere lg:justify-between lg:border-b lg:border-line lg:no-underline lg:hover:underline"
            >
              {name} <b className="font-semibold">{count}</b>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 hidden text-caption text-ink-soft lg:block">
        Capitals, accents and the kind of apostrophe make no difference.
      </p>
    </nav>
  )
}
