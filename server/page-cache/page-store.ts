type Entry<Page> = { page: Page; bytes: number; visits: number }

/** Of the room for pages, this much belongs to those that were asked for more than once. */
const POPULAR_SHARE = 0.8

/**
 * Pages by address, bounded by their bytes. A page stands among newcomers first, and stays only if it was asked for
 * again by the time others need its room, so that a flood of addresses that nobody repeats drives out no page that
 * people read. A hit moves no entry, it only counts: that is all a popular page costs. (S3-FIFO, Yang et al., SOSP 2023,
 * with visits that are halved each time a page stays.)
 */
export function createPageStore<Page>({ maxBytes }: { maxBytes: number }) {
  const newcomers = createRoom<Page>(maxBytes * (1 - POPULAR_SHARE))
  const popular = createRoom<Page>(maxBytes * POPULAR_SHARE)
  const entryOf = (address: string) => popular.get(address) ?? newcomers.get(address)
  return {
    /** The page kept at an address. Being found makes it popular. */
    find(address: string): Page | undefined {
      const entry = entryOf(address)
      if (!entry) return undefined
      entry.visits += 1
      return entry.page
    },
    /** The same without becoming popular. */
    peek: (address: string) => entryOf(address)?.page,
    /** Keeps a page in the place of the one before it. One that is larger than the room of newcomers is not kept. */
    keep(address: string, page: Page, bytes: number) {
      const visits = entryOf(address)?.visits ?? 0
      const home = popular.take(address) ? popular : newcomers
      newcomers.take(address)
      if (bytes > newcomers.maxBytes) return
      home.put(address, { page, bytes, visits })
      for (const room of [newcomers, popular])
        for (const [oldest, entry] of room.takeWhileFull())
          if (entry.visits > 0) popular.put(oldest, { ...entry, visits: Math.floor(entry.visits / 2) })
    },
    /** Addresses from the most to the least popular, the newer of equals first. */
    addresses: () =>
      [...popular.visits(), ...newcomers.visits()]
        .reverse()
        .sort((a, b) => b.visits - a.visits)
        .map(({ address }) => address),
    get bytes() {
      return popular.bytes + newcomers.bytes
    },
  }
}

/** Entries in the order in which they came. */
function createRoom<Page>(maxBytes: number) {
  const entries = new Map<string, Entry<Page>>()
  let bytes = 0

  function take(address: string): Entry<Page> | undefined {
    const entry = entries.get(address)
    if (!entry) return undefined
    entries.delete(address)
    bytes -= entry.bytes
    return entry
  }

  return {
    maxBytes,
    get: (address: string) => entries.get(address),
    take,
    put(address: string, entry: Entry<Page>) {
      entries.set(address, entry)
      bytes += entry.bytes
    },
    /** Takes out the oldest until the others have room. What is put back meanwhile is the youngest. */
    *takeWhileFull() {
      for (const [address, entry] of entries) {
        if (bytes <= maxBytes) return
        take(address)
        yield [address, entry] as const
      }
    },
    visits: () => Array.from(entries, ([address, { visits }]) => ({ address, visits })),
    get bytes() {
      return bytes
    },
  }
}
