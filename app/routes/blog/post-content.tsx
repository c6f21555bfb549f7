import { withPhotoSources } from '../../ui/picture/photo.tsx'
import type { ShownBlock } from '#server/pages/post-cards.ts'
import { AffiliateDisclosure } from '../affiliate-disclosure.tsx'
import { EmbeddedCard } from './embedded-card.tsx'

/**
 * The text of a post with its cards, and before it what it does not itself disclose of its affiliate links. Its blocks are
 * HTML that the server has sanitised; plain lines become paragraphs.
 */
export function PostContent({ blocks, lang }: { blocks: ShownBlock[]; lang?: string | undefined }) {
  const undisclosed = blocks.find((block) => block.undisclosed)?.undisclosed
  return (
    <>
      {undisclosed && (
        <div className="mb-8">
          <AffiliateDisclosure words={undisclosed} />
        </div>
      )}
      {toParts(blocks).map(({ html, card }, place) =>
        card ? (
          <EmbeddedCard key={place} card={card} />
        ) : (
          <div
            key={place}
            data-short={(place === 0 && isShort(html)) || undefined}
            dir="auto"
            lang={lang}
            className="prose"
            dangerouslySetInnerHTML={{ __html: withPhotoSources(html) }}
          />
        ),
      )}
    </>
  )
}

/** Characters of three lines at reading width: a drop cap is as deep. */
const THREE_LINES = 200

/** Whether the first paragraph is too short for a drop cap. */
function isShort(html: string): boolean {
  const start = html.indexOf('<p')
  const paragraph = html.slice(start, html.indexOf('</p>', start))
  const texts = paragraph.split('<').map((part) => part.slice(part.indexOf('>') + 1))
  return texts.join('').length < THREE_LINES
}

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
