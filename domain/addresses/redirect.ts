import { isElsewhere, isWebAddress, toWebAddress } from 'recipe-basics/text/web-address'

const MAX_LENGTH = 500
/** Names of a query that are looked for alone. */
const MOST_NAMES = 5

/** What robots try on every site, and pictures that the site draws: no visitor follows a link there. */
const GUESSED =
  /\.(?:php\d?|aspx?|jsp|cgi|env|ini|sql|bak|old|zip|gz|tar|git|xml|txt|map|ya?ml|json|js|css|ico|png)$|^\/(?:wp-|wordpress|xmlrpc|cgi-bin|vendor|admin|phpmyadmin|share\/|plates\/|\.|_)|\/\./i

/** What networks and letters add to links, and what the router adds: it names no page. */
const ADDED = /^(?:(?:utm|pk|mtm|mc|hsa|fb|gad)_|_|igsh|index$|ref$|srsltid$)|clk?id$|^[gw]braid$/i
/** Old systems have one program for all pages, and name each behind the question mark. */
const PROGRAM = /^\/$|\.(?:php\d?|aspx?|jsp|cfm|cgi|pl|dll)$/i

/** WordPress in a folder numbers its pages, too. */
const NUMBERED = /^(?:p|page_id|attachment_id|cat)=\d+$/
/** Below these the site itself says what is where, by the path alone. */
const OURS = /^\/(?:recipes|equipment|blog|guide)\//i

/**
 * A path of this site as requests name it, without slash at its end; undefined for anything else, and for home. The query
 * belongs to it where it names the page, as in `/?p=123` and `/index.php?id=45`; anywhere else it is left out.
 */
export function toOldPath(text: string): string | undefined {
  const typed = text.trim()
  if (!typed.startsWith('/') || typed.length > MAX_LENGTH || !isWebAddress(typed)) return undefined
  const { pathname, searchParams } = new URL(typed, 'https://site.invalid')
  const named = pathname
    .replace(/(?<!\/)\/+$/, '')
    // Old sites write %c3%a9 where browsers write %C3%A9.
    .replace(/%[\da-f]{2}/gi, (sign) => sign.toUpperCase())
  const path = (named || '/') + namingQuery(pathname, searchParams)
  return path.length > 1 && path.length <= MAX_LENGTH && !path.startsWith('//') ? path : undefined
}

/** The query of an address, in one form, where it may name a page of an old system; else nothing. */
export function namingQuery(path: string, sent: URLSearchParams): string {
  const query = namesOf(path, sent).sort().join('&')
  return query && `?${query}`
}

/**
 * The paths under which an address may be sent on, the nearest first: as a whole, by each of its names alone, since links
 * grow more of them, and without any.
 */
export function listOldPaths(path: string, sent: URLSearchParams): string[] {
  const alone = namesOf(path, sent).slice(0, MOST_NAMES)
  const whole = path + namingQuery(path, sent)
  const paths = [whole, ...alone.map((name) => `${path}?${name}`), path]
  return [...new Set(paths.flatMap((one) => toOldPath(one) ?? []))]
}

/** The path by which the site would find a page at an old address. Only home is there whatever stands behind the question mark. */
export function withoutQuery(path: string): string {
  const [page = ''] = path.split('?', 1)
  return page === '/' ? path : page
}

function namesOf(path: string, sent: URLSearchParams): string[] {
  const isProgram = PROGRAM.test(path)
  return [...sent]
    .filter(([name]) => !ADDED.test(name))
    .map(([name, value]) => encode(name) + (value && `=${encode(value)}`))
    .filter((name) => isProgram || (NUMBERED.test(name) && !OURS.test(path)))
}

/** As people write it: `id=12:soup`. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/%(?:3A|2F|2C)/g, (sign) => decodeURIComponent(sign))

/** The same of what somebody types: browsers and lists of old pages name an address whole, with the host of the old site. */
export function toTypedOldPath(text: string): string | undefined {
  const address = toWebAddress(text)
  if (address === undefined || !isElsewhere(address)) return toOldPath(text)
  const { pathname, search } = new URL(address)
  return toOldPath(pathname + search)
}

/** Whether a path that was not found is worth the chef’s look. */
export const isAskedByPeople = (path: string) => path.length <= MAX_LENGTH && !GUESSED.test(path)
