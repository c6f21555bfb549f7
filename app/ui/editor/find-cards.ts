import type { State } from '#domain/publishing/status.ts'

/** A recipe or a piece of equipment that a post can show as a card. `to` is its public address. */
export type FoundCard = { to: string; name: string; kind: 'Recipe' | 'Equipment'; state: State }

const CARDS = '/admin/blog/cards'

/** The recipes and pieces with these words in their names; rejects with what describeFailure can explain. */
export async function findCards(search: string, signal: AbortSignal): Promise<FoundCard[]> {
  const response = await fetch(`${CARDS}?${new URLSearchParams({ search })}`, { signal })
  // Without a session the server redirects to another page.
  if (!response.ok || response.redirected) throw response
  const found: FoundCard[] = await response.json()
  return found
}
