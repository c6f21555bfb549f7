import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formatMoment } from '#domain/dates.ts'

export type MadeLink = { kind: 'invitation' | 'reset'; name: string; address: string; expires_at: string }

const WORDS = {
  invitation: {
    title: (name: string) => `The link for ${name} is made.`,
    text: 'Hand it over yourself, by message or in person. Whoever uses it first gets the account.',
  },
  reset: {
    title: (name: string) => `The reset link for ${name} is made.`,
    text: 'It sets a new password and ends all sessions of the account. A second factor stays. Hand the link over so that nobody else has it.',
  },
}

/** A link that was made just now. It is in this one answer and nowhere else. */
export function MadeLinkPanel({ link: { kind, name, address, expires_at } }: { link: MadeLink }) {
  const panel = useRef<HTMLElement>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => panel.current?.focus(), [address])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="made-link"
      className="mb-9 rounded-panel border border-line border-l-4 border-l-sage bg-surface px-5 py-4 outline-none"
    >
      <h2 id="made-link" className="text-[1.375rem] wrap-anywhere">
        {WORDS[kind].title(name)}
      </h2>
      <p className="mt-1 text-ink-soft">{WORDS[kind].text} It is shown only now.</p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <TextField
          label="The link"
          readOnly
          value={address}
          hint={`Works once, until ${formatMoment(expires_at)}.`}
          className="min-w-52 flex-1"
        />
        <Button look="outline" className="scripted mb-7" onClick={() => void copy(address).then(setCopied)}>
          <Icon name={isCopied ? 'check' : 'copy'} className="size-[1.1em]" />
          <span aria-live="polite">{isCopied ? 'Copied' : 'Copy the link'}</span>
        </Button>
      </div>
    </section>
  )
}

/** Copies, where the browser lets us; the field beside the button can be copied by hand. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return false
    throw error
  }
}
