type Entry<Page> = { page: Page; bytes: number; hits: number }

/** Of the room for pages, this much belongs to those that were asked for more than once. */
const MAIN_SHARE = 0.8

/**
 * Pages by key, bounded by their bytes: S3-FIFO (Yang et al., SOSP 2023), with hits that are halved each time a page stays.
 * A page enters the small queue, and moves to the main one only if it had a hit by the time others need its room, so that
 * a flood of addresses that nobody repeats evicts no page that people read. A hit moves nothing, it only counts.
 */
export function createPageStore<Page>({ maxBytes }: { maxBytes: number }) {
  const small = createQueue<Page>(maxBytes * (1 - MAIN_SHARE))
  const main = createQueue<Page>(maxBytes * MAIN_SHARE)
  const entryOf = (key: string) => main.get(key) ?? small.get(key)
  return {
    /** The page under a key. This is a hit. */
    get(key: string): Page | undefined {
      const entry = entryOf(key)
      if (!entry) return undefined
      entry.hits += 1
      return entry.page
    },
    /** The same without a hit. */
    peek: (key: string) => entryOf(key)?.page,
    /** Stores a page in the place of the one before it. One that is larger than the small queue is not stored. */
    set(key: string, page: Page, bytes: number) {
      const hits = entryOf(key)?.hits ?? 0
      const queue = main.delete(key) ? main : small
      small.delete(key)
      if (bytes > small.maxBytes) return
      queue.push(key, { page, bytes, hits })
      for (const full of [small, main])
        for (const [oldest, entry] of full.evict())
          if (entry.hits > 0) main.push(oldest, { ...entry, hits: Math.floor(entry.hits / 2) })
    },
    /** Keys from the most to the least popular, the newer of equals first. */
    keys: () =>
      [...main.hits(), ...small.hits()]
        .reverse()
        .sort((a, b) => b.hits - a.hits)
        .map(({ key }) => key),
    get bytes() {
      return main.bytes + small.bytes
    },
  }
}

/** Entries in the order in which they came. */
function createQueue<Page>(maxBytes: number) {
  const entries = new Map<string, Entry<Page>>()
  let bytes = 0

  function remove(key: string): boolean {
    bytes -= entries.get(key)?.bytes ?? 0
    return entries.delete(key)
  }

  return {
    maxBytes,
    get: (key: string) => entries.get(key),
    delete: remove,
    push(key: string, entry: Entry<Page>) {
      entries.set(key, entry)
      bytes += entry.bytes
    },
    /** Takes out the oldest until the others have room. What is pushed back meanwhile is the youngest. */
    *evict() {
      for (const [key, entry] of entries) {
        if (bytes <= maxBytes) return
        remove(key)
        yield [key, entry] as const
      }
    },
    hits: () => Array.from(entries, ([key, { hits }]) => ({ key, hits })),
    get bytes() {
      return bytes
    },
  }
}
