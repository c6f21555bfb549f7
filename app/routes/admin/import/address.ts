import { readPage, readSearch } from '#domain/search/list-query.ts'

/** What of the imports is looked at: which one, which of its recipes (0: the first that needs a look), and which names are listed (page 0: where that recipe is). */
export type ReviewAddress = {
  import_id: string | undefined
  position: number
  search: string
  page: number
}

export const IMPORT_PATH = '/admin/import'

/** Reads the address of the screen; whatever it does not know counts as not asked for. */
export function readAddress(query: URLSearchParams): ReviewAddress {
  const position = query.get('n') ?? ''
  return {
    // Its Undo stays on the screen of an import.
    import_id: query.get('import') || query.get('undo') || undefined,
    position: /^[1-9]\d{0,6}$/.test(position) ? Number(position) : 0,
    search: readSearch(query),
    page: query.has('page') ? readPage(query) : 0,
  }
}

/** The address of the screen with parts of it replaced. */
export function writeAddress(address: ReviewAddress, change: Partial<ReviewAddress> = {}): string {
  const { import_id, position, search, page } = { ...address, ...change }
  const query = new URLSearchParams()
  if (import_id) query.set('import', import_id)
  if (position > 0) query.set('n', String(position))
  if (search) query.set('search', search)
  if (page > 0) query.set('page', String(page))
  return query.size > 0 ? `${IMPORT_PATH}?${query}` : IMPORT_PATH
}
