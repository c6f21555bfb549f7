import { toAnchorAddress } from '#domain/post/anchor.ts'
import { isWebAddress } from 'recipe-basics/text/web-address'

/** What the editor keeps of an element: its attributes in the order in which they are written. */
const OWN_ATTRIBUTES: Record<string, string[]> = {
  a: ['href', 'title', 'target', 'rel'],
  abbr: ['title'],
  blockquote: ['cite'],
  img: ['src', 'srcset', 'alt', 'title', 'width', 'height', 'referrerpolicy', 'loading'],
  ol: ['start'],
  q: ['cite'],
  time: ['datetime'],
}

/** Elements of which the editor knows the language and the direction, and the name by which links within the post find them. */
const SPOKEN = /^(p|h[2-6]|a|abbr|b|cite|dfn|em|i|q|strong|sup)$/

/** The names of the attributes that the editor keeps on an element. */
export function attributeNames(tag: string): string[] {
  return [...(SPOKEN.test(tag) ? ['lang', 'dir', 'id'] : []), ...(OWN_ATTRIBUTES[tag] ?? [])]
}

/** The marks of the editor, each with the elements that it stands for; the first is what a new one becomes. */
export const MARK_TAGS: Record<string, string[]> = {
  bold: ['strong', 'b'],
  italic: ['em', 'i'],
  strike: ['s', 'del'],
  underline: ['u', 'ins'],
  link: ['a'],
  phrase: 'mark small sub sup code kbd samp var q cite abbr time dfn'.split(' '),
}

/** The mark that an inline element becomes, if it does. */
export function markOf(tag: string): string | undefined {
  return Object.keys(MARK_TAGS).find((mark) => MARK_TAGS[mark]?.includes(tag))
}

/** Addresses that a link in a post may have: pages, paths on this site, places of the post, and mail. */
export function isLinkAddress(address: string): boolean {
  return (
    toAnchorAddress(address) === address ||
    isWebAddress(address) ||
    /^mailto:[^\p{Cc}\p{Cf}\p{Z}\\@"<>]+@[\p{L}\p{N}.-]+$/iu.test(address)
  )
}

/** What a link says of itself, as the server writes it. */
export function linkAttributes(href: string, isAffiliate: boolean) {
  if (isAffiliate) return { href, target: '_blank', rel: 'sponsored nofollow noopener' }
  return { href, target: null, rel: /^https?:/i.test(href) ? 'noopener' : null }
}

/**
 * The same page by its path, where an address is of this site: a link then follows the site to another name. What only
 * passes through a search engine, as links in its mails and documents do, leads where it ends.
 */
export function toOwnPath(address: string, origin: string): string {
  if (!isWebAddress(address) || address.startsWith('/')) return address
  const url = new URL(address)
  const passed = url.pathname === '/url' && /^www\.google(?:\.\w+)+$/.test(url.hostname)
  const end = passed ? (url.searchParams.get('q') ?? url.searchParams.get('url') ?? '') : ''
  if (isWebAddress(end) && !end.startsWith('/')) return toOwnPath(end, origin)
  return url.origin === origin && isWebAddress(url.href.slice(origin.length))
    ? url.href.slice(origin.length)
    : address
}

/** The address that somebody meant: mail and bare hosts are understood. Undefined for what leads nowhere. */
export function toLinkAddress(text: string, origin: string): string | undefined {
  const typed = text.trim()
  const place = toAnchorAddress(typed)
  if (place) return place
  const address = /^[^\s/:@]+@[^\s/:@.]+(?:\.[^\s/:@.]+)+$/.test(typed)
    ? `mailto:${typed}`
    : /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]|$)/u.test(typed)
      ? `https://${typed}`
      : typed
  return isLinkAddress(address) ? toOwnPath(address, origin) : undefined
}
