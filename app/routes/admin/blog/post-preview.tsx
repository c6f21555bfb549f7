import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { useStoredPicture } from '../../../ui/upload/use-stored-picture.ts'
import { readPictureAddress } from '#domain/files/picture.ts'
import { pointedAddress } from '#domain/files/point.ts'
import { drawPost, toDrawnRecipe } from '#domain/post/post-drawing.ts'
import type { PostValues } from '#domain/post/form.ts'
import type { ShownBlock } from '#server/pages/post-cards.ts'
import { PostContent } from '../../blog/post-content.tsx'
import { PostPicture } from '../../blog/post-picture.tsx'

const PAUSE_MS = 400

/** The post as its readers will see it, a moment after each change. It is asked for. */
export function PostPreview({ values }: { values: PostValues }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label="As readers see the text" className="scripted min-w-0">
      <Button look="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide the finished text' : 'Show the finished text below'}
      </Button>
      {isOpen && <FinishedText values={values} />}
    </section>
  )
}

function FinishedText({ values }: { values: PostValues }) {
  const { blocks, isBehind } = useRendered(values.content)
  const { title, slug, excerpt, drawn_as } = values
  const featured_image_url = usePointed(values.featured_image_url)
  return (
    <div className="mt-4 max-w-176 rounded-panel border border-line bg-paper p-[clamp(1rem,3vw,2rem)] wrap-anywhere [&_.prose>figure]:mx-0">
      {isBehind && (
        <output className="block text-caption text-danger">
          The site did not answer. What stands below does not show your last change yet.
        </output>
      )}
      <h3 dir="auto" className="mb-3 text-section">
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
          drawn: drawPost({ slug: slug || title, drawn_as }, recipesIn(blocks)),
        }}
        format="card"
      />
      <div className="mt-6">
        <PostContent blocks={blocks} />
      </div>
    </div>
  )
}

/** The address of a picture with its point, which the field beside has asked for. */
function usePointed(address: string): string {
  const picture = readPictureAddress(address)
  const { data } = useStoredPicture(picture?.hash ?? '')
  return picture && data ? pointedAddress(picture, data.point) : address
}

const recipesIn = (blocks: readonly ShownBlock[]) =>
  blocks.flatMap(({ card }) => (card?.kind === 'recipe' ? [toDrawnRecipe(card.recipe)] : []))

type Rendered = { blocks: ShownBlock[]; isBehind: boolean }

/** The blocks that the server makes of some content: what it would store, and nothing else. */
function useRendered(content: string): Rendered {
  const [rendered, setRendered] = useState<Rendered>({ blocks: [], isBehind: false })
  const isFirst = useRef(true)
  useEffect(() => {
    const asking = new AbortController()
    const timer = setTimeout(
      () => {
        isFirst.current = false
        void askForBlocks(content, asking.signal).then(
          (blocks) => setRendered({ blocks, isBehind: false }),
          () => {
            if (!asking.signal.aborted) setRendered((last) => ({ ...last, isBehind: true }))
          },
        )
      },
      isFirst.current ? 0 : PAUSE_MS,
    )
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [content])
  return rendered
}

/**
 * Not by the router: its fetcher would end a navigation that is under way, and show what it led to as it was before. A post that
 * was being saved was missing from the list then.
 */
async function askForBlocks(content: string, signal: AbortSignal): Promise<ShownBlock[]> {
  const response = await fetch('/admin/blog/rendered', {
    method: 'POST',
    body: new URLSearchParams({ content }),
    signal,
    // Who has to sign in first hears it from the page of signing in, once: by the form, not by this.
    redirect: 'manual',
  })
  if (![200, 413].includes(response.status)) throw new Error('There are no blocks.')
  const { blocks }: { blocks: ShownBlock[] } = await response.json()
  return blocks
}
