import { toWebAddress } from '../web-address.ts'

/** A link of the frame: where it leads, and what it is called. */
export type SiteLink = { to: string; name: string }

/** What a setting of links may hold. Longer menus are none. */
export const MOST_SITE_LINKS = 8
const MAX_NAME = 40

/**
 * The links of a setting, one a line: the name and then the address, or the address alone, which is then called after its
 * host. Lines without an address that the site would link to are left out.
 */
export const toSiteLinks = (text: string | null): SiteLink[] =>
  linesOf(text).flatMap((line) => readLink(line) ?? [])

/** The first line of a setting of links that is none, or one too many. */
export const findWrongLink = (text: string): string | undefined =>
  linesOf(text).find((line, place) => place >= MOST_SITE_LINKS || readLink(line) === undefined)

const linesOf = (text: string | null) => (text ?? '').split('\n').filter((line) => line.trim() !== '')

function readLink(line: string): SiteLink | undefined {
  const words = line.trim().split(/\s+/)
  const to = toWebAddress(words.pop() ?? '')
  if (to === undefined) return undefined
  const name = words.join(' ') || (to.startsWith('/') ? to : new URL(to).host)
  return name.length <= MAX_NAME ? { to, name } : undefined
}
