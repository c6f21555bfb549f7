import { linesOf } from 'recipe-basics/text/text-lines'

/**
 * What one line of the list of addresses says: pages of a host below a path, perhaps with one of these parameters. A host that ends with
 * `.*` has the endings of all countries; `*` in a path is any letters.
 */
export type AddressRule = { host: string; path: string; parameters: string[] }

/** What one line of the shops says: parameters that links to this host are given. */
export type ShopTag = { host: string; parameters: [name: string, value: string][] }

/** What people write between a shop and its tag: “amazon.de: plate-21”, “amazon.de = plate-21”. */
const SEPARATOR = /[,;:=]?\s+(?:[=:]\s+)?/g

/** The parameter of a tag that is written without a name, as Amazon calls it. */
const USUAL_PARAMETER = 'tag'

/** The lines of a list of addresses, such as `amazon.de tag`. Lines that cannot be read are left out. */
export const readAddressRules = (text: string): AddressRule[] => linesOf(text).flatMap(toAddressRule)

/** The lines of the shops, such as `amazon.de plate-21`. Lines that cannot be read are left out. */
export const readShopTags = (text: string): ShopTag[] => linesOf(text).flatMap(toShopTag)

/** The first line that is no address rule, or undefined. */
export const findWrongAddressRule = (text: string): string | undefined =>
  linesOf(text).find((line) => toAddressRule(line).length === 0)

/** The first line that is no shop with a tag, or undefined. */
export const findWrongShopTag = (text: string): string | undefined =>
  linesOf(text).find((line) => toShopTag(line).length === 0)

function toAddressRule(line: string): AddressRule[] {
  const [address = '', ...parameters] = line.split(/\s+/)
  const place = toPlace(address)
  if (!place || !parameters.every((name) => /^[\w.-]+$/.test(name))) return []
  return [{ ...place, parameters: parameters.map((name) => name.toLowerCase()) }]
}

function toShopTag(line: string): ShopTag[] {
  const [address = '', tag = '', ...more] = line.replace(SEPARATOR, ' ').split(' ')
  const place = toPlace(address)
  if (
    !place ||
    place.host.endsWith('*') ||
    place.path !== '/' ||
    more.length > 0 ||
    !/^[\w.~=&%+-]+$/.test(tag)
  )
    return []
  const query = tag.includes('=') ? tag : `${USUAL_PARAMETER}=${tag}`
  const parameters = [...new URLSearchParams(query)]
  return parameters.every(([name, value]) => name && value) ? [{ host: place.host, parameters }] : []
}

/** A host, perhaps with a path, as people write it or copy it. A whole top-level domain or a number is no shop. */
function toPlace(text: string): { host: string; path: string } | undefined {
  const address = `https://${text.replace(/^https?:\/\//i, '')}`
  // `URL.canParse` says yes to hosts of 16 KB that are none.
  const url = /^https:\/\/[^/?#@:\\]+(\/[^?#\\]*)?$/i.test(address) ? URL.parse(address) : null
  if (!url) return undefined
  const host = url.hostname.replace(/\.$/, '').replace(/^www\./, '')
  return /^(?!com?\.\*)([a-z\d-]+\.)+([a-z][a-z\d-]+|\*)$/.test(host)
    ? { host, path: url.pathname }
    : undefined
}
