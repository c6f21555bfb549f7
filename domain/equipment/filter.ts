import type { Equipment } from './equipment.ts'
import { foldForSearch } from 'recipe-basics/text/fold'
import { readSearch } from '../search/list-query.ts'
import { areIn, foldSearch } from '../search/folded-search.ts'
import { wordsOf } from '../search/spelling.ts'
import { suggestSearches } from '../search/suggest.ts'

/** Which equipment a visitor asked for. `search` is as typed; no category means all of them. */
export type EquipmentFilter = { search: string; category: string | null }

/** Reads a filter from an address. */
export function readEquipmentFilter(query: URLSearchParams): EquipmentFilter {
  return { search: readSearch(query), category: query.get('category') || null }
}

/** A filter of some equipment: a category that no piece has counts as not asked for, as what a recipe filter does not know. */
export function withKnownCategory(
  filter: EquipmentFilter,
  equipment: Pick<Equipment, 'category'>[],
): EquipmentFilter {
  const isKnown = equipment.some(({ category }) => category === filter.category)
  return isKnown ? filter : { ...filter, category: null }
}

/** The address of a filter, in one fixed order; empty for no filter. */
export function equipmentFilterQuery({ search, category }: EquipmentFilter): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (category) query.set('category', category)
  return query.size > 0 ? `?${query}` : ''
}

/** True when the filter may leave a piece of equipment out. */
export function isFilteringEquipment({ search, category }: EquipmentFilter): boolean {
  return search !== '' || category !== null
}

type Searched = Pick<Equipment, 'name' | 'brand' | 'description' | 'category'>

/** The pieces of a list that a filter keeps: each word of a search is in name, brand or description (spec.md section 5). */
export function filterEquipment<Piece extends Searched>(
  equipment: Piece[],
  { search, category }: EquipmentFilter,
): Piece[] {
  const folded = foldSearch(search)
  return equipment.filter((piece) => {
    if (category !== null && piece.category !== category) return false
    return areIn(textsOf(piece), folded)
  })
}

/** What may have been meant by a search that found nothing, the likeliest first: each finds a piece of its category. */
export async function suggestEquipmentSearches(
  equipment: Searched[],
  filter: EquipmentFilter,
  isSubjectWord: (word: string) => boolean,
): Promise<string[]> {
  const pieces = filterEquipment(equipment, { ...filter, search: '' })
  const words = new Set(pieces.flatMap(textsOf).flatMap((text) => wordsOf(foldForSearch(text ?? ''))))
  return suggestSearches(filter.search, {
    isKnown: (word) =>
      isSubjectWord(word) || filterEquipment(equipment, { search: word, category: null }).length > 0,
    listNear: () => [...words],
    count: (search) => filterEquipment(pieces, { ...filter, search }).length,
  })
}

const textsOf = ({ name, brand, description }: Searched) => [name, brand, description]
