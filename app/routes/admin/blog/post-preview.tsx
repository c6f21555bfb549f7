import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { drawPost, toDrawnRecipe } from '#domain/post/post-drawing.ts'
import type { PostValues } from '#domain/post/form.ts'
import type { ShownBlock } from '#server/post-cards.ts'
import { PostContent } from '../../blog/post-content.tsx'
import { PostPicture } from '../../blog/post-picture.tsx'
import type { action } from './rendered.ts'
import { RENDERED } from './unless-rendering.ts'

const PAUSE_MS = 400

/** The post as its readers will see it, a moment after each change. On narrow screens it is asked for. */
export function PostPreview({ values }: { values: PostValues }) {
  const [isOpen, setOpen] = useState(false)
  const { blocks, isBehind } = useRendered(values.content)
  const { title, slug, excerpt, featured_image_url, drawn_as } = values
  return (
    <section aria-label="As readers see the text" className="scripted min-w-0">
      <Button
        look="outline"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="mb-4 min-[85rem]:hidden!"
      >
        {isOpen ? 'Hide the finished text' : 'Show the finished text below'}
      </Button>
      <div
        className={`${isOpen ? '' : 'max-[84.99rem]:hidden'} rounded-panel border border-line bg-paper p-[clamp(1rem,3vw,2rem)] wrap-anywhere [&_.prose>figure]:mx-0`}
      >
        <p className="text-caption text-ink-soft">As readers see the text, while you write</p>
        {isBehind && (
          <output className="block text-caption text-danger">
            The site did not answer. What stands below does not show your last change yet.
          </output>
        )}
        <h3 dir="auto" className="mt-2 mb-3 text-section">
          {title || 'Untitled'}
        </h3>
        {excerpt && (
          <p dir="auto" className="mb-5 font-serif text-lead leading-[1.45] text-ink-soft">
            {excerpt}
          </p>
        )}
        <PostPicture
          post={{
            title,
            featured_image_url: featured_image_url || null,
            drawn: drawPost({ slug: slug || title, title, drawn_as }, recipesIn(blocks)),
          }}
          format="card"
        />
        <div className="mt-6">
          <PostContent blocks={blocks} />
        </div>
      </div>
    </section>
  )
}

const recipesIn = (blocks: readonly ShownBlock[]) =>
  blocks.flatMap(({ card }) => (card?.kind === 'recipe' ? [toDrawnRecipe(card.recipe)] : []))

/** The blocks that the server makes of some content: what it would store, and nothing else. */
function useRendered(content: string) {
  // Null when nobody has answered.
  const fetcher = useFetcher<Awaited<ReturnType<typeof action>>['data'] | null>()
  const [last, setLast] = useState(fetcher.data)
  if (fetcher.data && fetcher.data !== last) setLast(fetcher.data)
  const { submit } = fetcher
  const requested = useRef<string>(undefined)
  useEffect(() => {
    if (requested.current === content) return
    const timer = setTimeout(
      () => {
        requested.current = content
        void submit({ content }, { method: 'post', action: RENDERED })
      },
      requested.current === undefined ? 0 : PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [content, submit])
  return { blocks: last?.blocks ?? [], isBehind: fetcher.data === null }
}
