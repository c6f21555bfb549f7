import { useState } from 'react'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'
import { Icon } from '../icon/icon.tsx'

/** Copies a link where the browser lets it. Beside it stands a field that can be copied by hand, for all other browsers. */
export function CopyButton({ link }: { link: string }) {
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === link
  return (
    <Button
      look="outline"
      className="scripted mb-7"
      onClick={() => void copyText(link).then((isDone) => setCopied(isDone ? link : undefined))}
    >
      <Icon name={isCopied ? 'check' : 'copy'} className="size-[1.1em]" />
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy the link'}</span>
    </Button>
  )
}
