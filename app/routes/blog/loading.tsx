import { ListHead } from '../../ui/frame/list-head.tsx'
import { useFrameWords } from '../use-frame-words.ts'

/** What the blog looks like while its posts are on their way. */
export function BlogLoading() {
  return (
    <div className="page pb-(--space-section)">
      <BlogHead />
      <PostsOnTheirWay />
    </div>
  )
}

export function PostsOnTheirWay() {
  return <output className="block border-t border-line py-9 text-ink-soft">Loading blog posts...</output>
}

/** The head of the blog, which is there before the posts are. */
export function BlogHead() {
  return <ListHead title="Blog" lead={useFrameWords().blog_lead} />
}
