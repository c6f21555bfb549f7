import { affiliateAddressFinder } from '#domain/affiliate/affiliate-address.ts'
import { findTextLinks } from '#domain/affiliate/text-addresses.ts'
import { type Equipment, withTags } from '#domain/equipment/equipment.ts'
import type { SiteContext } from '#server/context.ts'
import type { Database } from '#server/data/database/database.ts'
import { findShownPicture } from '#server/data/media/pictures.ts'
import { listRecipesUsing } from '#server/data/recipes/read/read.ts'
import type { EquipmentPageData, ShownPiece } from './equipment-page.tsx'

const MOST_RECIPES = 12

/** What the page of a piece shows. */
export async function loadEquipmentPage(
  db: Database,
  found: Equipment,
  { now, words }: Pick<SiteContext, 'now' | 'words'>,
): Promise<EquipmentPageData> {
  const find = affiliateAddressFinder(words)
  const affiliate_links = withTags(found.affiliate_links, find)
  const photo = await findShownPicture(db, found.image_url)
  const piece: ShownPiece = { ...found, image_url: photo.address, affiliate_links }
  const texts = [piece.description, piece.review_summary, ...piece.features, ...piece.pros, ...piece.cons]
  return {
    piece,
    photoAlt: photo.alt,
    links: findTextLinks(texts, find),
    usedIn: await listRecipesUsing(db, piece.id, MOST_RECIPES, now),
  }
}
