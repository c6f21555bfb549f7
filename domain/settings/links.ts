import { linesOf } from 'recipe-basics/text/text-lines'
import { toWebAddress } from 'recipe-basics/text/web-address'

/** A link of the frame: where it leads, and what it is called. */
export type SiteLink = { to: string; name: string }

/** What a setting of links may hold. Longer menus are none. */
export const MOST_SITE_LINKS = 8
export const MAX_LINK_NAME = 40

/**
 * The links of a setting, one a line: the name and then the address, or the address alone, which is then called after its
 * host. Lines without an address that the site would link to are left out.
 */
export const toSiteLinks = (text: string | null): SiteLink[] =>
  linesOf(text).flatMap((line) => {
    const link = readLink(line)
    return link && link.name.length <= MAX_LINK_NAME ? link : []
  })

/** What is wrong with the first line of a setting of links that is none, or one too many. */
export function findWrongLink(
  text: string,
): 'too many' | { line: string; lacks: 'name' | 'address' } | undefined {
  const lines = linesOf(text)
  for (const line of lines) {
    const link = readLink(line)
    if (link === undefined) return { line, lacks: 'address' }
    if (link.name.length > MAX_LINK_NAME) return { line, lacks: 'name' }
  }
  return lines.length > MOST_SITE_LINKS ? 'too many' : undefined
}

function readLink(line: string): SiteLink | undefined {
  const words = line.split(/\s+/)
  const to = toWebAddress(words.pop() ?? '')
  if (to === undefined) return undefined
  // People write “Blog: /blog” and “Blog – /blog”, too.
  if (/^[:=>–—-]{1,3}$/.test(words.at(-1) ?? '')) words.pop()
  const name = words.join(' ').replace(/[:=]$/, '') || (to.startsWith('/') ? to : new URL(to).host)
  return { to, name }
}
