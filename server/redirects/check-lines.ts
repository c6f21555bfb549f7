import { setImmediate } from 'node:timers/promises'
import { toTypedOldPath, withoutQuery } from '#domain/addresses/redirect.ts'
import type { StoredRedirects } from '#domain/addresses/redirects.ts'
import type { Database } from '../data/database/database.ts'
import { findLivingPath } from './living-page.ts'
import { toTarget } from './redirect-target.ts'
import type { Line } from './csv.ts'

/** A line that may come in. `to` is where readers end; `isThere` is false while only another old address may be there. */
export type Checked = { line: number; path: string; to: string | null; isThere: boolean }

/** A line that stays out. `what` is the address that it is about. */
export type LeftOut = { line: number; what?: string; says: string }

const MOVED = /^(?:301|moved|moved for good)?$/i
const GONE = /^(?:410|gone|gone for good)$/i
/** Lines after which other requests get their turn. */
const AT_ONCE = 100

/** Reads each line by itself: what it says, and whether its addresses are those of pages. */
export async function checkLines(
  db: Database,
  lines: Line[],
  { stored, siteUrl, now }: { stored: StoredRedirects; siteUrl: URL; now: Date },
) {
  const good: Checked[] = []
  const leftOut: LeftOut[] = []
  for (const [at, line] of lines.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate()
    const checked = await check(line)
    if ('says' in checked) leftOut.push(checked)
    else good.push(checked)
  }
  return { good, leftOut }

  async function check({ line, from, to, kind }: Line): Promise<Checked | LeftOut> {
    const path = toTypedOldPath(from)
    if (path === undefined)
      return {
        line,
        what: from,
        says: 'The old address is not the path of a page, such as /2019/03/carrot-soup.',
      }
    if (GONE.test(kind))
      return (await findLivingPath(db, withoutQuery(path), now))
        ? lives(line, path)
        : { line, path, to: null, isThere: true }
    if (!MOVED.test(kind))
      return {
        line,
        what: from,
        says: `The kind is “${cut(kind)}”. We know “moved for good” (301) and “gone” (410).`,
      }
    const target = toTarget(to, siteUrl)
    if (target === undefined)
      return {
        line,
        what: to,
        says: 'This new address cannot come in. Only pages of this site and https addresses.',
      }
    if (stored.get(path) === target) return { line, path, to: target, isThere: true }
    if (await findLivingPath(db, withoutQuery(path), now)) return lives(line, path, target)
    if (!target.startsWith('/')) return { line, path, to: target, isThere: true }
    const living = await findLivingPath(db, target, now)
    return { line, path, to: living ?? target, isThere: living !== undefined }
  }
}

const lives = (line: number, path: string, to?: string): LeftOut => ({
  line,
  what: to === undefined ? path : `${path} → ${to}`,
  says: `${path} is a page of the site. A page cannot be sent away.`,
})

const cut = (text: string) => (text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text)
