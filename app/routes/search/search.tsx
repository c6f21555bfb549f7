import { href, Link } from 'react-router'
import { pageMeta } from '../../ui/head/page-meta.ts'
import { readSiteSearch, siteSearchQuery } from '#domain/search/site-search.ts'
import { NO_FILTER, recipeFilterQuery } from '#domain/recipe/filter.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { areAnswer, type AskedList, listAskedLists } from '#server/data/recipes/search/asked-lists.ts'
import { listNearFoods, type NearFood } from '#server/data/recipes/search/near-foods.ts'
import { suggestSiteSearches } from '#server/data/things/suggested-site-searches.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { useSlowNavigation } from '../pending-page.tsx'
import { FoundGroups } from './found-groups.tsx'
import { GroupLinks } from './group-links.tsx'
import { type Found, loadFound } from './load-found.ts'
import { LoadingGroups } from './loading-groups.tsx'
import { NothingFound, NothingTyped } from './nothing-found.tsx'
import { SearchField } from './search-field.tsx'
import { findSitePages } from './site-pages.ts'
import { countFound, sumUp } from './sum-up.ts'
import type { Route } from './+types/search'

export const handle = {
  cache: { query: (query) => siteSearchQuery(readSiteSearch(query)) },
} satisfies CachedRoute

/**
 * What is found, and the lists of recipes that the words ask for; where that is nothing, what is found for a spelling near to the
 * words, if there is one.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const search = readSiteSearch(url.searchParams)
  if (search === '') return { search }
  const db = context.get(databaseContext)
  const site = context.get(siteContext)
  const asked = { ...NO_FILTER, search }
  const [found, askedLists] = await Promise.all([
    loadFound(db, search, site),
    listAskedLists(db, asked, site.now),
  ])
  const pages = findSitePages(search)
  const lists = [...pages, ...askedLists.map(toLink)]
  const isListed = pages.length > 0 || areAnswer(askedLists, search)
  if (countFound(found) > 0 || isListed) return { search, found, lists }
  const [meant] = await suggestSiteSearches(db, search, site.now)
  if (meant !== undefined) {
    const listsOfMeant = await listAskedLists(db, { ...asked, search: meant }, site.now)
    return { search, found: await loadFound(db, meant, site), lists: listsOfMeant.map(toLink) }
  }
  const near = await listNearFoods(db, asked, site.now)
  return { search, found, near, lists }
}

const toLink = ({ filter, name }: AskedList) => ({
  to: href('/recipes') + recipeFilterQuery(filter),
  name,
})

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const search = loaderData?.search ?? ''
  return [
    ...pageMeta({
      site: root.loaderData,
      path: href('/search') + siteSearchQuery(search),
      title: search ? `Search: ${search}` : 'Search',
      description: 'Find recipes by their names and ingredients, and equipment and posts by their words.',
    }).filter((tag) => !('name' in tag && tag.name === 'robots')),
    { name: 'robots', content: 'noindex, follow' },
  ]
}

export default function SearchPage({
  loaderData: { search, found, near, lists = [] },
}: Route.ComponentProps) {
  const slow = useSlowNavigation() === href('/search')
  return (
    <div className="page pb-(--space-section)">
      <div className="grid max-w-184 gap-2 pt-4 md:pt-9">
        <h1 className="text-[2.125rem] leading-tight tracking-display md:text-[2.75rem]">Search</h1>
        <SearchField search={search} />
      </div>
      {/* It stays there, so that what it says is heard each time. */}
      <output className="block pt-3.5 text-ink-soft wrap-anywhere empty:pt-0">
        {!slow && found && (countFound(found) > 0 || lists.length > 0) && sumUp(search, found)}
      </output>
      {!slow && <AskedLists lists={lists} />}
      {slow ? (
        <LoadingGroups />
      ) : found ? (
        <Answer search={search} found={found} near={near} hasLists={lists.length > 0} />
      ) : (
        <NothingTyped />
      )}
    </div>
  )
}

/** Lists of recipes that have what was asked for, and pages of the site, whatever words they use. */
function AskedLists({ lists }: { lists: { to: string; name: string }[] }) {
  if (lists.length === 0) return null
  return (
    <ul aria-label="Lists and pages" className="pt-2">
      {lists.map(({ to, name }) => (
        <li key={to}>
          <Link to={to} className="inline-flex min-h-11 items-center font-semibold wrap-anywhere">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type AnswerProps = { search: string; found: Found; near?: NearFood[]; hasLists: boolean }

function Answer({ search, found, near = [], hasLists }: AnswerProps) {
  if (countFound(found) === 0) return hasLists ? null : <NothingFound search={search} near={near} />
  return (
    <div className="grid gap-x-16 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <GroupLinks found={found} />
      <FoundGroups found={found} />
    </div>
  )
}
