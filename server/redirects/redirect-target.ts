import { toOldPath } from '#domain/addresses/redirect.ts'
import { toWebAddress } from 'recipe-basics/text/web-address'

/** A path of this site, also when it was typed with our own address before it, or an https address. */
export function toTarget(text: string, siteUrl: URL): string | undefined {
  const address = toWebAddress(text)
  if (address === undefined) return undefined
  const url = new URL(address, siteUrl)
  if (url.origin === siteUrl.origin) return toOldPath(url.pathname) ?? '/'
  return url.protocol === 'https:' ? url.href : undefined
}
