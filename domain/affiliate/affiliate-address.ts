import { isWebAddress } from 'recipe-basics/text/web-address'
import { type AddressRule, readAddressRules, readShopTags, type ShopTag } from './rules.ts'

/**
 * Answers the address that a link shows when a purchase through it pays a commission, with the tag that it lacks; undefined
 * for any other address.
 */
export type FindAffiliateAddress = (address: string) => string | undefined

/** The two settings that it goes by: a line for each address that earns, and for each shop that has a tag. */
export type AffiliateSettings = { affiliate_addresses: string; shop_tags: string | null }

/** What counts is the host that a browser would visit, never how the text looks. */
export function affiliateAddressFinder(settings: AffiliateSettings): FindAffiliateAddress {
  let read: { rules: AddressRule[]; tags: ShopTag[] } | undefined
  return (address) => {
    const url = toPageUrl(address)
    if (!url) return undefined
    // Most pages lead to no shop at all.
    const { rules, tags } = (read ??= readSettings(settings))
    const tag = tags.find(({ host }) => host === hostOf(url).replace(/^www\./, ''))
    if (tag) return withTag(address, url, tag)
    return rules.some((rule) => isUnder(url, rule)) ? address : undefined
  }
}

const readSettings = ({ affiliate_addresses, shop_tags }: AffiliateSettings) => ({
  rules: readAddressRules(affiliate_addresses),
  tags: readShopTags(shop_tags ?? ''),
})

/** Another port is another server, whoever owns the host. */
function toPageUrl(address: string): URL | undefined {
  const url = isWebAddress(address) ? URL.parse(address) : null
  return url?.port === '' ? url : undefined
}

const hostOf = (url: URL) => url.hostname.replace(/\.$/, '')

function isUnder(url: URL, { host, path, parameters }: AddressRule): boolean {
  return (
    isOfHost(hostOf(url), host) &&
    isBelow(url.pathname, path) &&
    (parameters.length === 0 || filledParameters(url).some((name) => parameters.includes(name)))
  )
}

/** The endings of countries, and `.com`. */
const COUNTRY = /\.(?:com?|[a-z]{2})(?:\.[a-z]{2})?$/

function isOfHost(own: string, host: string): boolean {
  const compared = host.endsWith('.*') ? own.replace(COUNTRY, '.*') : own
  return compared === host || compared.endsWith(`.${host}`)
}

/** `/a` has `/a` and `/a/book` below it, and not `/about`. With `*`, the whole path counts. */
function isBelow(path: string, root: string): boolean {
  if (root.includes('*')) return matchesWildcards(path.replace(/\/$/, ''), root.split('*'))
  return path === root || path.startsWith(root.endsWith('/') ? root : `${root}/`)
}

/** Whether a path is these pieces in their order, with anything between them. */
function matchesWildcards(path: string, [start = '', ...pieces]: string[]): boolean {
  const end = pieces.pop() ?? ''
  let place = start.length
  for (const piece of pieces) {
    const found = path.indexOf(piece, place)
    if (found < 0) return false
    place = found + piece.length
  }
  return path.startsWith(start) && path.endsWith(end) && path.length - end.length >= place
}

const filledParameters = (url: URL) =>
  [...url.searchParams].flatMap(([name, value]) => (value ? name.toLowerCase() : []))

/** An address that has a tag of its own, or a part of one, stays as it is: somebody else may earn by it. */
function withTag(address: string, url: URL, { parameters }: ShopTag): string {
  const filled = filledParameters(url)
  if (parameters.some(([name]) => filled.includes(name.toLowerCase()))) return address
  for (const [name, value] of parameters) url.searchParams.set(name, value)
  return url.href
}
