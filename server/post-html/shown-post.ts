import {
  affiliateAddressFinder,
  type AffiliateSettings,
  type FindAffiliateAddress,
} from '#domain/affiliate/affiliate-address.ts'
import { splitAtAddresses } from 'recipe-basics/text/split-at-addresses'
import { decode, escapeText, openTag, parseTree } from 'recipe-basics/text/html-tree'
import { toDisclosures } from '#domain/settings/frame-words.ts'
import type { Words } from '#domain/settings/words.ts'
import { toPostBlocks } from './post-html.ts'
import type { PostBlock } from './blocks.ts'
import { toSafeAttributes } from './rules.ts'

/** The content of a post as readers see it. Its affiliate links are named as such, whoever wrote them and when. */
export function toShownBlocks(content: string, settings: AffiliateSettings): PostBlock[] {
  const find = affiliateAddressFinder(settings)
  return joinPlaces(toPostBlocks(content)).map((block) => ({
    ...block,
    // What toPostBlocks writes has no < or > but those of its tags.
    html: linkBareAddresses(block.html, find).replace(/<a [^<>]*>/g, (tag) => markLink(tag, find)),
  }))
}

const LINKS_WITHIN = /<a [^<>]*href="#([^"<>]*)"[^<>]*>(.*?)<\/a>/g

/** The blocks with the places that links of the post lead to, each under one name, and no link that leads to none. */
function joinPlaces(blocks: PostBlock[]): PostBlock[] {
  const linked = new Set(
    blocks.flatMap(({ html }) => Array.from(html.matchAll(LINKS_WITHIN), ([, id]) => id)),
  )
  const named = new Set<string>()
  return blocks
    .map((block) => ({
      ...block,
      html: block.html.replace(/(<[^<>]*) id="([^"<>]*)"/g, (tag, start: string, id: string) => {
        if (!linked.has(id) || named.has(id)) return start
        named.add(id)
        return tag
      }),
    }))
    .map((block) => ({
      ...block,
      html: block.html
        .replace(/<a>(.*?)<\/a>/g, '$1')
        .replace(LINKS_WITHIN, (link, id: string, words: string) => (named.has(id) ? link : words)),
    }))
}

/**
 * A block of a post. `undisclosed` is what has to be said before the first affiliate link, which this block holds, and is
 * not said by then.
 */
export type DisclosedBlock = PostBlock & { undisclosed?: string }

/**
 * The blocks, of which the first with an affiliate link says what is to be disclosed before it. What the chef has written
 * there herself, word for word, is not said twice.
 */
export function discloseFirst(
  blocks: PostBlock[],
  words: Pick<Words, 'disclosure' | 'amazon_sentence'>,
): DisclosedBlock[] {
  const place = blocks.findIndex(({ html }) => AFFILIATE_LINK.test(html))
  const found = blocks[place]
  if (!found) return blocks
  const [start = ''] = found.html.split(AFFILIATE_LINK)
  const before = [...blocks.slice(0, place).map(({ html }) => html), start]
  const said = oneSpaced(decode(before.join(' ').replace(/<[^<>]*>/g, '')))
  const undisclosed = toDisclosures(words).filter((sentence) => !said.includes(oneSpaced(sentence)))
  return blocks.map((block) => (block === found ? { ...block, undisclosed: undisclosed.join(' ') } : block))
}

const AFFILIATE_LINK = /<a [^<>]*rel="[^"]*\bsponsored\b/

const oneSpaced = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Elements whose words stay as they are written. */
const LEFT_ALONE = /^<(\/?)(?:a|pre|code|kbd|samp)\b/

/** Makes links of the affiliate addresses that stand among the words of a block. Others stay words, as in all texts. */
function linkBareAddresses(html: string, find: FindAffiliateAddress): string {
  if (!/https?:\/\//i.test(html)) return html
  let depth = 0
  return html.replace(/<[^<>]*>|[^<>]+/g, (part) => {
    const [tag, closing] = LEFT_ALONE.exec(part) ?? []
    if (tag) depth += closing ? -1 : 1
    return depth > 0 || part.startsWith('<') ? part : linkAddresses(part, find)
  })
}

const linkAddresses = (text: string, find: FindAffiliateAddress) =>
  splitAtAddresses(decode(text))
    .map((part, place) => {
      const words = escapeText(part)
      return place % 2 === 1 && find(part) !== undefined
        ? `${openTag('a', { href: part })}${words}</a>`
        : words
    })
    .join('')

function markLink(tag: string, find: FindAffiliateAddress): string {
  const [link] = parseTree(`${tag}</a>`) ?? []
  if (typeof link !== 'object') return tag
  const { rel = '', ...attributes } = link.attributes
  const address = find(attributes.href ?? '')
  if (address === undefined) return tag
  const marked = { ...attributes, href: address, rel: `sponsored nofollow ${rel}` }
  return openTag('a', toSafeAttributes('a', marked))
}
