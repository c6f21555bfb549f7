import { useEffect, useRef } from 'react'
import { CopyButton } from '../../../../ui/button/copy-button.tsx'
import { TextField } from '../../../../ui/field/text-field.tsx'
import { useMomentFormat } from '../../../use-moment-format.ts'

export type MadeLink = { kind: 'invitation' | 'reset'; name: string; address: string; expires_at: string }

const WORDS = {
  invitation: {
    title: (name: string) => `The link for ${name} is made.`,
    text: 'Hand it over yourself, by message or in person. The first person who uses the link gets the account.',
  },
  reset: {
    title: (name: string) => `The reset link for ${name} is made.`,
    text: 'It sets a new password, ends all sessions of the account, and takes away the passkeys that you did not keep. Hand the link over so that nobody else has it.',
  },
}

/** A link that was made just now. It is in this one answer and nowhere else. */
export function MadeLinkPanel({ link: { kind, name, address, expires_at } }: { link: MadeLink }) {
  const panel = useRef<HTMLElement>(null)
  const format = useMomentFormat()
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
          hint={`Works once, until ${format(expires_at)}.`}
          className="min-w-52 flex-1"
        />
        <CopyButton link={address} />
      </div>
    </section>
  )
}
