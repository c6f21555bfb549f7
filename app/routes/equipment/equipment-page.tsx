import { href } from 'react-router'
import { BackLink } from '../../ui/frame/back-link.tsx'
import { Crumbs } from '../../ui/frame/crumbs.tsx'
import { useListBehind } from '../../ui/list/list-behind.ts'
import { hasLink, TextLinksContext } from '../../ui/text/linked-text.tsx'
import { DishCard, DishCards } from '../../ui/list/dish-card.tsx'
import type { TextLinks } from '#domain/affiliate/text-addresses.ts'
import type { Equipment } from '#domain/equipment/equipment.ts'
import type { RecipeCard as RecipeCardData } from '#domain/recipe/public-recipe.ts'
import { AffiliateDisclosure } from '../affiliate-disclosure.tsx'
import { EquipmentHead, type HeadPiece } from './equipment-head.tsx'
import { EquipmentPicture, type PicturedPiece } from './equipment-picture.tsx'
import { EquipmentReview, type ReviewedPiece } from './equipment-review.tsx'
import { type OfferedPiece, ReadyToGet, WhereToBuy } from './where-to-buy.tsx'

/** What the parts of the page show of a piece. */
export type ShownPiece = HeadPiece &
  PicturedPiece &
  ReviewedPiece &
  OfferedPiece &
  Pick<Equipment, 'id' | 'published_at' | 'created_at'>

/** The page of a piece of equipment, public or previewed. */
export type EquipmentPageData = {
  piece: ShownPiece
  /** What its photograph shows. */
  photoAlt: string
  /** The addresses in its texts that are links. */
  links: TextLinks
  /** The newest recipes that use it. */
  usedIn: RecipeCardData[]
}

/** A piece of equipment as its readers see it. */
export function EquipmentPage({ piece, photoAlt, links, usedIn }: EquipmentPageData) {
  const earns = piece.affiliate_links.length > 0 || Object.keys(links).length > 0
  const list = useListBehind(href('/equipment'))
  const earnsInHead = hasLink(piece.description, links)
  return (
    <div className="page">
      <Crumbs trail={[{ to: list, name: 'Equipment' }]} here={piece.name} />
      {earnsInHead && (
        <div className="mb-9">
          <AffiliateDisclosure />
        </div>
      )}
      <TextLinksContext value={links}>
        <article className="grid gap-x-(--column-gap) gap-y-9 pb-(--space-section) wrap-anywhere lg:grid-cols-[26rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-20">
          <EquipmentHead piece={piece} />
          <div className="grid min-w-0 gap-5 lg:sticky lg:top-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <EquipmentPicture piece={piece} alt={photoAlt} eager />
            {earns && !earnsInHead && <AffiliateDisclosure />}
            {piece.affiliate_links.length > 0 && <WhereToBuy piece={piece} />}
          </div>
          <div className="grid min-w-0 gap-12">
            <EquipmentReview piece={piece} />
            {piece.affiliate_links.length > 0 && <ReadyToGet shops={piece.affiliate_links} />}
            <p className="-mt-4">
              <BackLink to={list}>Back to Equipment</BackLink>
            </p>
          </div>
        </article>
      </TextLinksContext>
      <UsedIn recipes={usedIn} />
    </div>
  )
}

function UsedIn({ recipes }: { recipes: RecipeCardData[] }) {
  if (recipes.length === 0) return null
  return (
    <section aria-labelledby="used-in" className="pb-(--space-section) print:hidden">
      <h2 id="used-in" className="mb-8 border-t border-line pt-10 text-section">
        Used in these recipes
      </h2>
      <DishCards>
        {recipes.map((recipe) => (
          <DishCard key={recipe.slug} recipe={recipe} />
        ))}
      </DishCards>
    </section>
  )
}
