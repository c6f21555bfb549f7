import { isImmutable, toKeptPage } from './kept-page.ts'
import { createPageStore } from './page-store.ts'
import { bytesOf, type ReadyAnswer } from './ready-answer.ts'

/** `version` is that of the content, where a page depends on it. */
type Kept = { page: ReadyAnswer; version?: number; until: number }

type Source = {
  /** Renders the page at an address of this site. */
  render: (address: string) => Promise<Response>
  /** The moment (milliseconds) at which pages rendered now become wrong by themselves. */
  nextChange: (now: Date) => Promise<number>
  maxBytes: number
}

/**
 * Keeps rendered pages until content changes, and drawings for good. Knows no requests: who may be given a kept page is
 * not its business.
 */
export function createPageCache({ render, nextChange, maxBytes }: Source) {
  const store = createPageStore<Kept>({ maxBytes })
  const onTheirWay = new Map<string, Promise<ReadyAnswer | undefined>>()

  async function renderAndKeep(address: string, version: number, now: Date) {
    const response = await render(address)
    const truth = isImmutable(response) ? { until: Infinity } : { version, until: await nextChange(now) }
    const page = await toKeptPage(response)
    if (page) store.keep(address, { page, ...truth }, bytesOf(page))
    return page
  }

  return {
    /** The page kept at an address while it is true. `version` is that of the content at this moment. */
    find(address: string, version: number, now: number): ReadyAnswer | undefined {
      const kept = store.find(address)
      return kept && isTrue(kept, version, now) ? kept.page : undefined
    },
    /** Whether there is one, without making it more popular. */
    has: (address: string, version: number, now: number) => isTrue(store.peek(address), version, now),
    /** Renders a page, once for however many ask at the same time. Undefined when its answer is none to keep. */
    async load(address: string, version: number, now: Date): Promise<ReadyAnswer | undefined> {
      const job = `${version} ${address}`
      const known = onTheirWay.get(job)
      if (known) return known
      const page = renderAndKeep(address, version, now).finally(() => onTheirWay.delete(job))
      onTheirWay.set(job, page)
      return page
    },
    /** Addresses from the most to the least popular. */
    addresses: () => store.addresses(),
    get bytes() {
      return store.bytes
    },
  }
}

const isTrue = (kept: Kept | undefined, version: number, now: number) =>
  kept !== undefined && (kept.version ?? version) === version && now < kept.until
