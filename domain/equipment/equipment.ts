import { parseJson } from 'recipe-basics/text/json-text'
import type { FindAffiliateAddress } from '../affiliate/affiliate-address.ts'
import type { EQUIPMENT_FIELDS } from './fields.ts'
import type { ValuesOf } from 'recipe-basics/fields/field'
import type { ToolKind } from 'food-drawings/tool/kinds'
import { toWebAddress } from 'recipe-basics/text/web-address'

/** A shop's address for one piece of equipment. `program` names the affiliate programme, `label` the shop. */
export type AffiliateLink = { url: string; program: string; label?: string }

/** The fields of a piece of equipment that the chef decides. `rating` is 1 to 5; `price` is in `currency`. */
export type EquipmentFields = ValuesOf<typeof EQUIPMENT_FIELDS> & { affiliate_links: AffiliateLink[] }

/** A piece of equipment that is public. Its dates are ISO 8601 instants in UTC. */
export type Equipment = EquipmentFields & {
  id: string
  slug: string
  /** What it is drawn as where it has no photograph. */
  tool: ToolKind
  published_at: string
  created_at: string
}

/** What other pages show of a piece: recipes that use it, and its card in a text. */
export const PIECE_CARD_FIELDS = [
  'slug',
  'tool',
  'name',
  'brand',
  'category',
  'image_url',
] as const satisfies (keyof Equipment)[]
export type PieceCard = Pick<Equipment, (typeof PIECE_CARD_FIELDS)[number]>

/**
 * The usable links of a published list, which may also arrive as JSON text (spec.md section 3): entries without
 * a text url and program, or whose url is no web address, are left out.
 */
export function toAffiliateLinks(value: unknown): AffiliateLink[] {
  const list = typeof value === 'string' ? parseJson(value) : value
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return []
    const { url, program, label }: Record<string, unknown> = { ...entry }
    const address = typeof url === 'string' && toWebAddress(url)
    if (!address || typeof program !== 'string' || !program.trim()) return []
    const name = typeof label === 'string' && label.trim()
    return [{ url: address, program: program.trim(), ...(name && { label: name }) }]
  })
}

/** Whether a file says nothing of a field. */
export const isAbsent = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/**
 * Whether two pieces are the same thing: they are called the same, and neither brand nor model tells them apart. Their
 * texts are to be folded.
 */
export function isSamePiece(one: PieceName, other: PieceName): boolean {
  const agree = (a: string | null, b: string | null) => !a || !b || a === b
  return one.name === other.name && agree(one.brand, other.brand) && agree(one.model, other.model)
}

export type PieceName = { name: string; brand: string | null; model: string | null }

/** The shop a link leads to, as its button names it: the label or, without one, the programme. */
export function shopName({ label, program }: AffiliateLink): string {
  return label || program
}

/** The links as readers see them. Those to a shop that has a tag get it. */
export const withTags = (links: AffiliateLink[], find: FindAffiliateAddress): AffiliateLink[] =>
  links.map((link) => ({ ...link, url: find(link.url) ?? link.url }))

/** Distinct categories in alphabetical order, for the category buttons. */
export function listCategories(equipment: Pick<Equipment, 'category'>[]): string[] {
  const categories = new Set(equipment.flatMap(({ category }) => category ?? []))
  return [...categories].sort((a, b) => a.localeCompare(b, 'en'))
}
