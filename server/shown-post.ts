import {
  affiliateAddressFinder,
  type AffiliateSettings,
  type FindAffiliateAddress,
} from '#domain/affiliate/affiliate-address.ts'
import { openTag, parseTree } from '#domain/post/html-tree.ts'
import { toPostBlocks } from './post-html.ts'
import type { PostBlock } from './post-html-blocks.ts'
import { toSafeElement } from './post-html-rules.ts'

/** The content of a post as readers see it. Its affiliate links are named as such, whoever wrote them and when. */
export function toShownBlocks(content: string, settings: AffiliateSettings): PostBlock[] {
  const find = affiliateAddressFinder(settings)
  return toPostBlocks(content).map((block) => ({
    ...block,
    // What toPostBlocks writes has no < or > but those of its tags.
    html: block.html.replace(/<a [^<>]*>/g, (tag) => markLink(tag, find)),
  }))
}

function markLink(tag: string, find: FindAffiliateAddress): string {
  const [link] = parseTree(`${tag}</a>`) ?? []
  if (typeof link !== 'object') return tag
  const { rel = '', ...attributes } = link.attributes
  const address = find(attributes.href ?? '')
  if (address === undefined) return tag
  const marked = { ...attributes, href: address, rel: `sponsored nofollow ${rel}` }
  return openTag('a', toSafeElement('a', marked).attribs)
}
