import { withPhotoSources } from '#app/ui/photo.tsx'
import type { PostBlock } from '#server/post-html-blocks.ts'
import { AffiliateDisclosure } from '../affiliate-disclosure.tsx'

/**
 * The text of a post, with the disclosure before it where a link in it is an affiliate link. Its blocks are HTML that the
 * server has sanitised; plain lines become paragraphs.
 */
export function PostContent({ blocks }: { blocks: PostBlock[] }) {
  const html = blocks.map(({ html, isBlock }) => (isBlock ? html : `<p>${html}</p>`)).join('\n')
  return (
    <>
      {blocks.some(hasAffiliateLink) && (
        <div className="mb-8">
          <AffiliateDisclosure />
        </div>
      )}
      <div dir="auto" className="prose" dangerouslySetInnerHTML={{ __html: withPhotoSources(html) }} />
    </>
  )
}

const hasAffiliateLink = ({ html }: PostBlock) => /<a [^>]*rel="[^"]*\bsponsored\b/.test(html)
