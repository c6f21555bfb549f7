import { href } from 'react-router'
import { ButtonLink } from '../../ui/button/button.tsx'
import { DidYouMean } from '../../ui/list/did-you-mean.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { JsonLd } from '../../ui/head/json-ld.tsx'
import { pageMeta } from '../../ui/head/page-meta.ts'
import {
  equipmentFilterQuery,
  filterEquipment,
  isFilteringEquipment,
  readEquipmentFilter,
  suggestEquipmentSearches,
  type EquipmentFilter,
  withKnownCategory,
} from '#domain/equipment/filter.ts'
import { affiliateAddressFinder, type FindAffiliateAddress } from '#domain/affiliate/affiliate-address.ts'
import { listCategories, type Equipment, withTags } from '#domain/equipment/equipment.ts'
import { pick } from 'recipe-basics/fields/field'
import { piecePath } from '#domain/addresses/public-path.ts'
import { isSubjectWord } from '#domain/subject/subject-words.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { listEquipment } from '#server/data/equipment/read.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { AffiliateDisclosure } from '../affiliate-disclosure.tsx'
import { loadPageShare } from '../share-pictures/share.ts'
import { useSlowNavigation } from '../pending-page.tsx'
import { sayFacts } from '../say-facts.ts'
import { toListGraph } from '../site-json-ld.ts'
import { CARD_FEATURES, CARD_FIELDS, CARD_LINKS, EquipmentCard } from './equipment-card.tsx'
import { EquipmentFilters } from './filters.tsx'
import { EquipmentHead, EquipmentOnItsWay } from './loading.tsx'
import type { Route } from './+types/list'

export const handle = {
  cache: { query: (query) => equipmentFilterQuery(readEquipmentFilter(query)) },
} satisfies CachedRoute

export async function loader({ url, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const site = context.get(siteContext)
  const all = await listEquipment(db, site.now)
  const filter = withKnownCategory(readEquipmentFilter(url.searchParams), all)
  const found = filterEquipment(all, filter)
  const findAffiliateAddress = affiliateAddressFinder(site.words)
  const list = { path: href('/equipment'), name: 'Equipment' }
  return {
    filter,
    facts: sayFacts(
      context,
      toListGraph(site, list, { query: equipmentFilterQuery(filter), paths: found.map(piecePath) }),
    ),
    equipment: found.map((piece) => toCard(piece, findAffiliateAddress)),
    meant: found.length === 0 ? await suggestEquipmentSearches(all, filter, isSubjectWord) : [],
    categories: listCategories(all),
    hasAffiliateLinks: all.some((piece) => piece.affiliate_links.length > 0),
    share: await loadPageShare(db, 'equipment', site),
  }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const { filter } = loaderData ?? {}
  return pageMeta({
    site: root.loaderData,
    path: href('/equipment') + (filter ? equipmentFilterQuery(filter) : ''),
    title: 'Equipment',
    asked: filter && [filter.search, filter.category],
    description: root.loaderData.words.equipment_lead,
    share: loaderData?.share,
  })
}

export default function EquipmentList({ loaderData }: Route.ComponentProps) {
  const { filter, equipment, meant, categories, hasAffiliateLinks, facts } = loaderData
  const slow = useSlowNavigation() === href('/equipment')
  return (
    <div className="page pb-(--space-section)">
      <EquipmentHead />
      {hasAffiliateLinks && <AffiliateDisclosure />}
      <EquipmentFilters filter={filter} categories={categories} />
      <output className="sr-only">
        {`${equipment.length} ${equipment.length === 1 ? 'piece' : 'pieces'} of equipment found`}
      </output>
      {slow ? (
        <EquipmentOnItsWay />
      ) : equipment.length === 0 ? (
        <NoEquipment filter={filter} meant={meant} />
      ) : (
        <ul className="grid gap-x-[calc(var(--column-gap)*1.6)] lg:grid-cols-2">
          {equipment.map((piece) => (
            <EquipmentCard key={piece.slug} piece={piece} />
          ))}
        </ul>
      )}
      <JsonLd facts={facts} />
    </div>
  )
}

export function ErrorBoundary() {
  return (
    <div className="page pb-(--space-section)">
      <EquipmentHead />
      <div className="border-t border-line">
        <EmptyState role="alert" title="Failed to load equipment" text="Please try again later." />
      </div>
    </div>
  )
}

function NoEquipment({ filter, meant }: { filter: EquipmentFilter; meant: string[] }) {
  return (
    <div className="border-t border-line">
      {isFilteringEquipment(filter) ? (
        <EmptyState title="No equipment found matching your criteria.">
          <div className="grid justify-items-center gap-5">
            <DidYouMean
              searches={meant}
              to={(search) => href('/equipment') + equipmentFilterQuery({ ...filter, search })}
            />
            <ButtonLink to={href('/equipment')} look="outline">
              Show all equipment
            </ButtonLink>
          </div>
        </EmptyState>
      ) : (
        <EmptyState title="No equipment available yet." />
      )}
    </div>
  )
}

/** What the list shows of a piece. The rest stays on its own page. */
function toCard(piece: Equipment, find: FindAffiliateAddress) {
  return {
    ...pick(CARD_FIELDS, piece),
    features: piece.features.slice(0, CARD_FEATURES),
    affiliate_links: withTags(piece.affiliate_links.slice(0, CARD_LINKS), find),
  }
}
