import { toAnchorAddress, toAnchorId } from '#domain/post/anchor.ts'
import { isWebAddress, toWebAddress } from 'recipe-basics/text/web-address'

/** The value as it may stand, or undefined to leave the attribute out. */
type Rule = (value: string) => string | undefined

const MAX_TEXT_LENGTH = 500

const matching =
  (pattern: RegExp): Rule =>
  (value) =>
    pattern.test(value) ? value : undefined

const text: Rule = (value) => value.slice(0, MAX_TEXT_LENGTH).toWellFormed()
const number = matching(/^[1-9]\d{0,3}$/)
const isMailAddress = (value: string) => /^mailto:[^\p{Cc}\p{Cf}\p{Z}\\@"<>]+@[\p{L}\p{N}.-]+$/iu.test(value)

const RULES: Record<string, Record<string, Rule>> = {
  '*': {
    lang: matching(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i),
    dir: matching(/^(ltr|rtl|auto)$/),
    id: toAnchorId,
  },
  a: {
    href: (value) =>
      toAnchorAddress(value) ??
      toWebAddress(value) ??
      (isMailAddress(value.trim()) ? value.trim() : undefined),
    title: text,
    target: matching(/^_blank$/),
    rel: (value) => value.toLowerCase().split(/\s+/).filter(isKnownRelation).join(' '),
  },
  abbr: { title: text },
  blockquote: { cite: toWebAddress },
  img: {
    src: toWebAddress,
    srcset: toSourceSet,
    alt: text,
    title: text,
    width: number,
    height: number,
    referrerpolicy: () => 'no-referrer',
    loading: (value) => (value === 'eager' ? 'eager' : 'lazy'),
  },
  li: { value: number },
  ol: { start: number },
  q: { cite: toWebAddress },
  td: { colspan: number, rowspan: number },
  th: { colspan: number, rowspan: number, scope: matching(/^(row|col|rowgroup|colgroup)$/) },
  time: { datetime: matching(/^[\dTZ:.+-]{4,40}$/) },
}

/** The elements that posts may hold. Any other gives way to what it contains; scripts and styles vanish whole. */
export const ALLOWED_TAGS = [
  ...'h2 h3 h4 h5 h6 p ul ol li dl dt dd blockquote figure figcaption'.split(' '),
  ...'table caption thead tbody tfoot tr th td'.split(' '),
  ...'pre hr img br'.split(' '),
  ...'a strong b em i u s del ins mark small sub sup code kbd samp var q cite abbr time dfn'.split(' '),
]

export const ALLOWED_ATTRIBUTES = Object.fromEntries(
  Object.entries(RULES).map(([tag, rules]) => [tag, Object.keys(rules)]),
)

/**
 * Elements that become others. Those that only divide become paragraphs, so that the words of two of them do not run together. A link
 * without an address can still be a place that others lead to, and so can a span.
 */
const RENAMED: Record<string, string> = {
  h1: 'h2',
  span: 'a',
  ...Object.fromEntries(
    'div section article main header footer aside address center nav'.split(' ').map((tag) => [tag, 'p']),
  ),
}

/** Elements that are read, and stand in a post under another name. */
export const RENAMED_TAGS = Object.keys(RENAMED)

/** What an element has when it does not say otherwise. */
const DEFAULTS: Record<string, Record<string, string>> = {
  // Who reads what here is not the business of the picture's host.
  img: { alt: '', loading: 'lazy', referrerpolicy: 'no-referrer' },
}

/** The name under which an element stands in a post. */
export const toTagName = (tag: string): string => ownEntry(RENAMED, tag) ?? tag

/** The attributes that an element may have, each with a value that it may have. */
export function toSafeAttributes(tag: string, attributes: Record<string, string>): Record<string, string> {
  const given: Record<string, string> = { ...ownEntry(DEFAULTS, tag), ...attributes }
  // Places had names before they had ids.
  if (tag === 'a' && attributes.name !== undefined) given.id ??= attributes.name
  const attribs: Record<string, string> = {}
  for (const [name, rule] of Object.entries({ ...RULES['*'], ...ownEntry(RULES, tag) })) {
    const value = Object.hasOwn(given, name) ? rule(given[name] ?? '') : undefined
    if (value || (value === '' && name === 'alt')) attribs[name] = value
  }
  return tag === 'a' ? toSafeLink(attribs) : attribs
}

/** Elements may be named like what every object inherits. */
const ownEntry = <Value>(table: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** Links to other sites cannot reach back. */
function toSafeLink({ rel = '', ...attribs }: Record<string, string>): Record<string, string> {
  if (!attribs.href) return attribs.id ? { id: attribs.id } : {}
  const relations = new Set(rel.split(' ').filter(Boolean))
  // Wherever an affiliate link stands, it is named as one to search engines and leaves this page open.
  if (relations.has('sponsored')) {
    relations.add('nofollow')
    attribs.target = '_blank'
  }
  if (!attribs.href.startsWith('/') && isWebAddress(attribs.href)) relations.add('noopener')
  return { ...attribs, ...(relations.size > 0 && { rel: [...relations].join(' ') }) }
}

/** What a link may say of itself; affiliate links in posts say `sponsored`. */
const isKnownRelation = (relation: string) => /^(noopener|nofollow|sponsored|ugc)$/.test(relation)

/** A list of sources is kept whole or not at all. */
function toSourceSet(value: string): string | undefined {
  const sources = value.split(/,\s/).map((source) => source.trim())
  const kept = sources.every((source) => {
    const [address = '', size = '1x', ...more] = source.split(/\s+/)
    return (
      isWebAddress(address) &&
      !/[,]$/.test(address) &&
      /^\d{1,5}(\.\d{1,2})?[wx]$/.test(size) &&
      more.length === 0
    )
  })
  return kept ? sources.join(', ') : undefined
}
