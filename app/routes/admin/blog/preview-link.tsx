import { Icon } from '#app/ui/icon.tsx'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'

/** A link to a post that is not public yet, for anyone the chef gives it to. */
export function PreviewLink({ path }: { path: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
      <a href={path} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center">
        Preview link
      </a>
      <Button
        look="quiet"
        className="scripted"
        onClick={() => void copy(new URL(path, location.href).href).then(setCopied)}
      >
        <Icon name="link" className="size-[1.1em] stroke-[1.8]" /> Copy preview link
      </Button>
      <span>
        Anyone with the link can read the post as it is saved now. The link works for 7 days, or until you
        save the post again.
        <output> {isCopied && 'Copied.'}</output>
      </span>
    </p>
  )
}

/** Copies, where the browser lets us; the link beside the button can be copied by hand. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return false
    throw error
  }
}
