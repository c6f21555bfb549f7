import { withPhotoSources } from '#app/ui/photo.tsx'
import type { PostBlock } from '#server/post-html-blocks.ts'

/** The text of a post. Its blocks are HTML that the server has sanitised; plain lines become paragraphs. */
export function PostContent({ blocks }: { blocks: PostBlock[] }) {
  const html = blocks.map(({ html, isBlock }) => (isBlock ? html : `<p>${html}</p>`)).join('\n')
  return <div dir="auto" className="prose" dangerouslySetInnerHTML={{ __html: withPhotoSources(html) }} />
}
