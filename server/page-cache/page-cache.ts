import type { CacheKeys } from './cache-key.ts'
import { toCachedPage } from './cached-page.ts'
import { createPageStore } from './page-store.ts'
import type { StoredResponse } from './stored-response.ts'

/** `version` is that of the content, where a page depends on it. Such a page is of the time from `madeAt` to `expiresAt`. */
type Cached = { page: StoredResponse; version?: number; madeAt: number; expiresAt: number }

type Source = {
  keys: CacheKeys
  /** Renders the page at an address of this site. */
  render: (address: string) => Promise<Response>
  /** The moment (milliseconds) at which the next scheduled thing goes live. */
  nextPublicationAt: (now: Date) => Promise<number>
  maxBytes: number
}

const QUARTER_MS = 15 * 60 * 1000
/** A page from further ahead was made before the clock was set back, and may show what is not public yet. */
const CLOCK_STEP_MS = 1_000

/**
 * Caches rendered pages for as long as their routes declare. Knows no requests: who may be given a cached page is not its
 * business. A page's key is also the address that it is rendered from.
 */
export function createPageCache({ keys, render, nextPublicationAt, maxBytes }: Source) {
  const store = createPageStore<Cached>({ maxBytes })
  const pending = new Map<string, Promise<StoredResponse | undefined>>()

  async function renderAndStore(key: string, version: number, now: Date) {
    const response = await render(key)
    const lifetime = await lifetimeOf(key, version, now)
    const page = await toCachedPage(response)
    if (page) store.set(key, { page, ...lifetime }, page.bytes)
    return page
  }

  async function lifetimeOf(key: string, version: number, now: Date) {
    const [path = ''] = key.split('?', 1)
    const expires = keys.ruleOf(path)?.expires
    if (expires === 'never') return { madeAt: -Infinity, expiresAt: Infinity }
    // At each quarter of an hour, it is midnight in some time zone.
    const quarter = (Math.floor(now.getTime() / QUARTER_MS) + 1) * QUARTER_MS
    const midnight = expires === 'midnight' ? quarter : Infinity
    return { version, madeAt: now.getTime(), expiresAt: Math.min(midnight, await nextPublicationAt(now)) }
  }

  return {
    /** The page under a key while it is fresh. `version` is that of the content at this moment. */
    get(key: string, version: number, now: number): StoredResponse | undefined {
      const cached = store.get(key)
      return cached && isFresh(cached, version, now) ? cached.page : undefined
    },
    /**
     * The page under a key as it was last, for as long as nobody can say whether it is fresh. `known` is the version that
     * was heard of last: a page of another one may show what was withdrawn since. One from ahead of the clock is left out, too.
     */
    last(key: string, known: number | undefined, now: number): StoredResponse | undefined {
      const cached = store.get(key)
      const isOld = cached?.version !== undefined && known !== undefined && cached.version !== known
      return cached && !isOld && now >= cached.madeAt - CLOCK_STEP_MS ? cached.page : undefined
    },
    /** Whether there is one. This is no hit. */
    has: (key: string, version: number, now: number) => isFresh(store.peek(key), version, now),
    /** Renders a page, once for however many ask at the same time. Undefined when its answer may not be cached. */
    async load(key: string, version: number, now: Date): Promise<StoredResponse | undefined> {
      const job = `${version} ${key}`
      const known = pending.get(job)
      if (known) return known
      const page = renderAndStore(key, version, now).finally(() => pending.delete(job))
      pending.set(job, page)
      return page
    },
    /** Keys from the most to the least popular. */
    keys: () => store.keys(),
    get bytes() {
      return store.bytes
    },
  }
}

const isFresh = (cached: Cached | undefined, version: number, now: number) =>
  cached !== undefined &&
  (cached.version ?? version) === version &&
  now >= cached.madeAt - CLOCK_STEP_MS &&
  now < cached.expiresAt
