import { withPhotoSources } from '#app/ui/photo.tsx'
import type { ShownBlock } from '#server/post-cards.ts'
import { AffiliateDisclosure } from '../affiliate-disclosure.tsx'
import { EmbeddedCard } from './embedded-card.tsx'

/**
 * The text of a post with its cards, and the disclosure before it where a link in it is an affiliate link. Its blocks are
 * HTML that the server has sanitised; plain lines become paragraphs.
 */
export function PostContent({ blocks }: { blocks: ShownBlock[] }) {
  return (
    <>
      {blocks.some(hasAffiliateLink) && (
        <div className="mb-8">
          <AffiliateDisclosure />
        </div>
      )}
      {toParts(blocks).map(({ html, card }, place) =>
        card ? (
          <EmbeddedCard key={place} card={card} />
        ) : (
          <div
            key={place}
            dir="auto"
            className="prose"
            dangerouslySetInnerHTML={{ __html: withPhotoSources(html) }}
          />
        ),
      )}
    </>
  )
}

const hasAffiliateLink = ({ html }: ShownBlock) => /<a [^>]*rel="[^"]*\bsponsored\b/.test(html)

/** The cards, and the HTML of all blocks between two of them. */
function toParts(blocks: ShownBlock[]): Pick<ShownBlock, 'html' | 'card'>[] {
  const parts: Pick<ShownBlock, 'html' | 'card'>[] = []
  for (const { html, isBlock, card } of blocks) {
    const block = isBlock ? html : `<p>${html}</p>`
    const last = parts.at(-1)
    if (card) parts.push({ html: '', card })
    else if (last && !last.card) last.html += `\n${block}`
    else parts.push({ html: block })
  }
  return parts
}
