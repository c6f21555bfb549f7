import type { Database } from '../data/database/database.ts'
import { forgetAttempts, withWork, type Work } from '../data/database/lease.ts'
import { findShopLinks } from '../data/links/find-shop-links.ts'
import {
  askForPage,
  findNextLink,
  findNextTurn,
  type LinkOutcome,
  replaceShopLinks,
  settleLink,
  type ShopLink,
} from '../data/links/shop-links.ts'
import { readSettings } from '../data/settings/row.ts'
import type { GuardedFetch } from '../guarded-fetch/guarded-fetch.ts'
import type { Refusal } from '../guarded-fetch/refusals.ts'
import type { Job, Step } from './job-runner.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS

/** How polite the check is. */
const PACE = {
  /** Between two requests to one shop. */
  pauseMs: 10_000,
  /** For a shop that says that it is asked too much. */
  longPauseMs: HOUR_MS,
}

type Means = {
  db: Database
  askStatus: GuardedFetch['askStatus']
  pace?: Partial<typeof PACE>
  /** The clock. */
  now?: () => Date
}

/**
 * Asks once a week whether the links to shops still lead somewhere, one after the other, while the setting says so. What
 * was cut short in the middle is asked anew.
 */
export function checkLinks({ db, askStatus, pace = {}, now = () => new Date() }: Means): Job {
  const { pauseMs, longPauseMs } = { ...PACE, ...pace }
  /** Until when shops are left in peace. */
  const resting = new Map<string, number>()
  let foundAt: number | undefined

  const isOn = async () => (await readSettings(db)).fields.link_check !== null

  async function findLinks(work: Work) {
    const links = await findShopLinks(db)
    await withWork(db, work, async (db) => replaceShopLinks(db, links.keys(), now()))
    foundAt = now().getTime()
  }

  function restingHosts(): string[] {
    for (const [host, until] of resting) if (until <= now().getTime()) resting.delete(host)
    return [...resting.keys()]
  }

  /** The next moment at which something can be done. The setting is looked at once an hour. */
  async function findNextMoment(): Promise<Date> {
    const turn = (await findNextTurn(db))?.getTime() ?? Infinity
    const next = turn > now().getTime() ? turn : Math.min(...resting.values())
    return new Date(Math.min(next, now().getTime() + HOUR_MS))
  }

  async function ask(work: Work, link: ShopLink, closing: AbortSignal): Promise<Step> {
    const method = link.needs_get ? 'GET' : 'HEAD'
    const answer = await askStatus(link.address, method, closing)
    if (closing.aborted) return 'more'
    const pause = !answer.ok && isTooMuch(answer) ? longPauseMs : pauseMs
    const rested = now().getTime() + pause
    resting.set(link.host, rested)
    const isHeld = await withWork(db, work, async (db) =>
      !answer.ok && method === 'HEAD' && mayBeTheHead(answer)
        ? askForPage(db, link.key, new Date(rested))
        : settleLink(db, link, toOutcome(link, answer, now()), now()),
    )
    return isHeld ? 'more' : 'done'
  }

  return {
    async step(work, closing) {
      if (!(await withWork(db, work, async () => {}))) return 'done'
      if (!(await isOn())) {
        foundAt = undefined
        return new Date(now().getTime() + HOUR_MS)
      }
      if (foundAt === undefined || now().getTime() - foundAt >= DAY_MS) await findLinks(work)
      const link = await findNextLink(db, restingHosts(), now())
      return link ? ask(work, link, closing) : findNextMoment()
    },
    async leaveOut(work) {
      const link = (await isOn()) ? await findNextLink(db, [], now()) : undefined
      const message = 'The site ended several times while it asked for this link.'
      const outcome = { state: 'unclear', message, again: after(now(), WEEK_MS) } as const
      await withWork(db, work, async (db) =>
        link ? settleLink(db, link, outcome, now()) : forgetAttempts(db, work),
      )
    },
  }
}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms)

const TOO_MANY = 429
const UNAVAILABLE = 503
const isTooMuch = ({ status }: Refusal) => status === TOO_MANY || status === UNAVAILABLE

/** Many shops answer anything when they are asked for the head alone. */
const mayBeTheHead = (refusal: Refusal) => refusal.status !== undefined && !isTooMuch(refusal)

const GONE = [404, 410]
/** Nobody has the name, or its owner does not prove it. */
const GONE_WITH_ITS_SHOP: Refusal['reason'][] = ['unknown-host', 'wrong-name']

/** A link that was missing once is asked again after a day. */
function toOutcome(link: ShopLink, answer: { ok: true } | Refusal, now: Date): LinkOutcome {
  const again = after(now, WEEK_MS)
  if (answer.ok) return { state: 'there', needs_get: link.needs_get === 1, again }
  const { message, reason, status = 0 } = answer
  if (!GONE.includes(status) && !GONE_WITH_ITS_SHOP.includes(reason))
    return { state: 'unclear', message, again }
  return { state: 'missing', message, again: link.misses === 0 ? after(now, DAY_MS) : again }
}
