import type { Database } from '#server/data/database/database.ts'
import { findShopLinks } from '#server/data/links/find-shop-links.ts'
import { listTroubles, MISSES_OF_DEAD, readLinkCheck, type ShopLink } from '#server/data/links/shop-links.ts'

const MOST_LISTED = 100

/** The links to shops that did not answer as they should, and how far the check is. */
export async function loadLinks(db: Database, now: Date) {
  const troubles = await listTroubles(db)
  // One that stands nowhere any more is nobody's matter.
  const found = troubles.length > 0 ? await findShopLinks(db) : undefined
  const listed = troubles.flatMap(({ host: _host, needs_get: _needs, ...link }) => {
    const uses = found?.get(link.address)
    return uses ? [{ ...link, uses, isWaiting: link.ask_at <= now.toISOString() }] : []
  })
  return {
    ...(await readLinkCheck(db, now)),
    dead: toList(listed.filter(isDead)),
    doubtful: toList(listed.filter((link) => !isDead(link))),
  }
}

const isDead = ({ state, misses }: Pick<ShopLink, 'state' | 'misses'>) =>
  state === 'missing' && misses >= MISSES_OF_DEAD

const toList = <Link>(links: Link[]) => ({ count: links.length, links: links.slice(0, MOST_LISTED) })

export type ListedLinks = Awaited<ReturnType<typeof loadLinks>>['dead']
export type ListedLink = ListedLinks['links'][number]
