/** A shop's address for one piece of equipment. `program` names the affiliate programme, `label` the shop. */
export type AffiliateLink = { url: string; program: string; label?: string }

/** The fields of a piece of equipment that the chef decides. `rating` is 1 to 5; `price` is in `currency`. */
export type EquipmentFields = {
  name: string
  description: string | null
  brand: string | null
  model: string | null
  price: number | null
  /** ISO 4217 code. */
  currency: string
  category: string | null
  image_url: string | null
  features: string[]
  pros: string[]
  cons: string[]
  rating: number | null
  review_summary: string | null
  affiliate_links: AffiliateLink[]
}

export type Equipment = EquipmentFields & { id: string; created_at: string }
