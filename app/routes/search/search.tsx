import { href, Link } from 'react-router'
import { pageMeta } from '../../ui/head/page-meta.ts'
import { findFoodName } from 'recipe-reading/food/food-names'
import { readSiteSearch, readTakenOff, siteSearchQuery } from '#domain/search/site-search.ts'
import { NO_FILTER } from '#domain/recipe/filter.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { listNearFoods, type NearFood } from '#server/data/recipes/search/near-foods.ts'
import { suggestRecipeSearches } from '#server/data/recipes/search/suggested-searches.ts'
import { suggestSiteSearches } from '#server/data/things/suggested-site-searches.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { useSlowNavigation } from '../pending-page.tsx'
import { Answer } from './answer.tsx'
import { FoundGroups } from './found-groups.tsx'
import { GroupLinks } from './group-links.tsx'
import { loadAnswer } from './load-answer.ts'
import { type Found, loadFound, withoutDishes } from './load-found.ts'
import { LoadingGroups } from './loading-groups.tsx'
import { NothingFound, NothingTyped } from './nothing-found.tsx'
import { SearchField } from './search-field.tsx'
import { findSitePages } from './site-pages.ts'
import { countFound, sumUp } from './sum-up.ts'
import type { Route } from './+types/search'

export const handle = {
  cache: { query: (query) => siteSearchQuery(readSiteSearch(query), readTakenOff(query)) },
} satisfies CachedRoute

/**
 * The dishes that a question asks for, and what else is found; where that is nothing, what is found for a spelling near to the words, if
 * there is one.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const search = readSiteSearch(url.searchParams)
  const off = readTakenOff(url.searchParams)
  if (search === '') return { search, off }
  const db = context.get(databaseContext)
  const site = context.get(siteContext)
  const lists = findSitePages(search)
  const answer = await loadAnswer(db, search, off, site.now)
  if (answer)
    return { search, off, lists, answer, found: withoutDishes(await loadFound(db, answer.read, site)) }
  const found = await loadFound(db, search, site)
  const isDishless = found.recipes.count + found.within.count === 0
  const [near] =
    isDishless && findFoodName(search)
      ? await suggestRecipeSearches(db, { ...NO_FILTER, search }, site.now)
      : []
  const answerOfNear = near === undefined ? undefined : await loadAnswer(db, near, off, site.now)
  if (answerOfNear) return { search, off, lists, answer: answerOfNear, found: withoutDishes(found) }
  if (countFound(found) > 0 || lists.length > 0) return { search, off, lists, found }
  const [meant] = await suggestSiteSearches(db, search, site.now)
  if (meant !== undefined) {
    const answerOfMeant = await loadAnswer(db, meant, off, site.now)
    const foundOfMeant = await loadFound(db, meant, site)
    return answerOfMeant
      ? { search, off, lists, answer: answerOfMeant, found: withoutDishes(foundOfMeant) }
      : { search, off, lists, found: foundOfMeant }
  }
  return { search, off, lists, found, near: await listNearFoods(db, { ...NO_FILTER, search }, site.now) }
}

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
  loaderData: { search, off, answer, found, near, lists = [] },
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
        {!slow && !answer && found && (countFound(found) > 0 || lists.length > 0) && sumUp(search, found)}
      </output>
      {!slow && <SitePages pages={lists} />}
      {!slow && answer && <Answer answer={answer} search={search} off={off} />}
      {slow ? (
        <LoadingGroups />
      ) : found ? (
        <Others
          search={search}
          found={found}
          near={near}
          isAnswered={lists.length > 0 || answer !== undefined}
        />
      ) : (
        <NothingTyped />
      )}
    </div>
  )
}

/** Pages of the site that the words name. */
function SitePages({ pages }: { pages: { to: string; name: string }[] }) {
  if (pages.length === 0) return null
  return (
    <ul aria-label="Pages" className="pt-2">
      {pages.map(({ to, name }) => (
        <li key={to}>
          <Link to={to} className="inline-flex min-h-11 items-center font-semibold wrap-anywhere">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type OthersProps = { search: string; found: Found; near?: NearFood[]; isAnswered: boolean }

function Others({ search, found, near = [], isAnswered }: OthersProps) {
  if (countFound(found) === 0) return isAnswered ? null : <NothingFound search={search} near={near} />
  return (
    <div className="grid gap-x-16 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <GroupLinks found={found} />
      <FoundGroups found={found} />
    </div>
  )
}
