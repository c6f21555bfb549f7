import { isElsewhere, isWebAddress, toWebAddress } from './web-address.ts'

const MAX_LENGTH = 500

/** What robots try on every site, and pictures that the site draws: no visitor follows a link there. */
const GUESSED =
  /\.(?:php\d?|aspx?|jsp|cgi|env|ini|sql|bak|old|zip|gz|tar|git|xml|txt|map|ya?ml|json|js|css|ico|png)$|^\/(?:wp-|wordpress|xmlrpc|cgi-bin|vendor|admin|phpmyadmin|share\/|plates\/|\.|_)|\/\./i

/** A path of this site as requests name it, without query and slash at its end; undefined for anything else, and for home. */
export function toOldPath(text: string): string | undefined {
  const typed = text.trim()
  if (!typed.startsWith('/') || typed.length > MAX_LENGTH || !isWebAddress(typed)) return undefined
  const path = new URL(typed, 'https://site.invalid').pathname
    .replace(/(?<!\/)\/+$/, '')
    // Old sites write %c3%a9 where browsers write %C3%A9.
    .replace(/%[\da-f]{2}/gi, (sign) => sign.toUpperCase())
  return path.length > 1 && path.length <= MAX_LENGTH && !path.startsWith('//') ? path : undefined
}

/** The same of what somebody types: browsers and lists of old pages name an address whole, with the host of the old site. */
export function toTypedOldPath(text: string): string | undefined {
  const address = toWebAddress(text)
  return toOldPath(address !== undefined && isElsewhere(address) ? new URL(address).pathname : text)
}

/** Whether a path that was not found is worth the chef’s look. */
export const isAskedByPeople = (path: string) => path.length <= MAX_LENGTH && !GUESSED.test(path)
