/** Characters of a search that are read; the rest is not. */
export const MAX_SEARCH_LENGTH = 200
const MAX_PAGE = 100_000

/** The words typed into a search box called `name`, shortened to what anyone means by a search. Control characters are none. */
export function readSearch(query: URLSearchParams, name = 'search'): string {
  const typed = (query.get(name) ?? '').replace(/\p{Cc}/gu, ' ')
  return [...typed.trim()].slice(0, MAX_SEARCH_LENGTH).join('').trim()
}

/** The page asked for, counted from 1; 1 for anything that is not a page number. */
export function readPage(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1
}

/** Which of `count` things a page shows, from `offset` on; the last page when a later one was asked for. */
export function placeOf(
  page: number,
  count: number,
  perPage: number,
): { page: number; pages: number; offset: number } {
  const pages = Math.max(1, Math.ceil(count / perPage))
  const shown = Math.min(page, pages)
  return { page: shown, pages, offset: (shown - 1) * perPage }
}
