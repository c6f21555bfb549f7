type Entry<Page> = { page: Page; bytes: number }

/** Of the room for pages, this much belongs to those that were asked for more than once. */
const PROTECTED_SHARE = 0.8

/**
 * Pages by address, bounded by their bytes. New ones stand in a small room of their own until they are asked for
 * again, so that a flood of addresses that nobody repeats drives out no page that people read (a segmented LRU).
 */
export function createPageStore<Page>({ maxBytes }: { maxBytes: number }) {
  const seenOnce = createRoom<Page>(maxBytes * (1 - PROTECTED_SHARE))
  const popular = createRoom<Page>(maxBytes * PROTECTED_SHARE)
  return {
    /** The page kept at an address. Being found makes it popular. */
    find(address: string): Page | undefined {
      const known = popular.take(address) ?? seenOnce.take(address)
      if (!known) return undefined
      for (const [demoted, entry] of popular.put(address, known)) seenOnce.put(demoted, entry)
      return known.page
    },
    /** The same without becoming popular. */
    peek: (address: string) => popular.peek(address) ?? seenOnce.peek(address),
    /** Keeps a page in the place of the one before it. One that is larger than its whole room is not kept. */
    keep(address: string, page: Page, bytes: number) {
      const room = popular.take(address) ? popular : seenOnce
      seenOnce.take(address)
      room.put(address, { page, bytes })
    },
    /** Addresses from the most to the least popular. */
    addresses: () => [...popular.addresses().reverse(), ...seenOnce.addresses().reverse()],
    get bytes() {
      return popular.bytes + seenOnce.bytes
    },
  }
}

/** Entries in the order of their last use, the oldest first. */
function createRoom<Page>(maxBytes: number) {
  const entries = new Map<string, Entry<Page>>()
  let bytes = 0

  function take(address: string) {
    const entry = entries.get(address)
    if (!entry) return undefined
    entries.delete(address)
    bytes -= entry.bytes
    return entry
  }

  return {
    take,
    peek: (address: string) => entries.get(address)?.page,
    /** Answers what had to leave for it. */
    put(address: string, entry: Entry<Page>): [string, Entry<Page>][] {
      take(address)
      entries.set(address, entry)
      bytes += entry.bytes
      const left: [string, Entry<Page>][] = []
      for (const [oldest, other] of entries) {
        if (bytes <= maxBytes) break
        take(oldest)
        left.push([oldest, other])
      }
      return left
    },
    addresses: () => [...entries.keys()],
    get bytes() {
      return bytes
    },
  }
}
