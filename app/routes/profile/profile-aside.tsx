import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Leader } from '#app/ui/leader.tsx'
import { BringFile } from '#app/ui/reader/bring-file.tsx'
import { downloadText } from '#app/ui/reader/download-text.ts'
import { EraseQuestion } from '#app/ui/reader/erase-question.tsx'
import { NOT_ADVICE } from '#domain/gut/notes.ts'
import type { Mark } from '#domain/gut/profile.ts'
import { TRIGGER_GROUPS } from '#domain/gut/trigger-groups.ts'

/** A mark with its words for each group is far less. */
const MOST_BYTES = 100_000

/** The profile in numbers, and what can be done with it: print, export, bring in, erase. */
export function ProfileAside({
  counts,
  text,
  isEmpty,
  onBring,
  onErase,
}: {
  counts: Record<Mark | 'unmarked', number>
  text: string
  isEmpty: boolean
  /** Whether a text was a profile; it is then the one that is kept. */
  onBring: (text: string) => boolean
  onErase: () => void
}) {
  const [said, setSaid] = useState('')
  const set = TRIGGER_GROUPS.length - counts.unmarked

  function erase() {
    onErase()
    setSaid('Erased. The profile is gone from this browser.')
  }
  function bring(text: string | undefined) {
    const isOne = text !== undefined && onBring(text)
    setSaid(
      isOne
        ? 'Brought in. The marks of the file are in this browser.'
        : 'That file is not a profile of this site. Nothing has changed.',
    )
  }
  return (
    <aside aria-labelledby="mine" className="grid content-start gap-4 self-start lg:sticky lg:top-6">
      <section className="rounded-panel border border-line bg-surface p-6">
        <h2 id="mine" className="text-[1.5rem]">
          Your profile
        </h2>
        <p className="text-caption text-ink-soft">
          {set} of {TRIGGER_GROUPS.length} groups marked
        </p>
        <dl className="mt-2">
          <Leader name="Avoid" value={counts.avoid} />
          <Leader name="Limit" value={counts.limit} />
          <Leader name="Fine" value={counts.fine} />
          <Leader name="Unmarked" value={counts.unmarked} />
        </dl>
      </section>
      <p className="text-caption leading-normal text-ink-soft">
        A long list makes a short menu: look through it every few weeks and try something back.
      </p>
      <div className="scripted grid gap-2">
        <Button type="button" onClick={() => print()}>
          Print for the dietitian
        </Button>
        <Button
          type="button"
          look="outline"
          onClick={() => downloadText(text, 'profile.json', 'application/json')}
        >
          Export a file
        </Button>
        <BringFile most={MOST_BYTES} onFile={bring} />
        {!isEmpty && <EraseQuestion what="The profile" onErase={erase} />}
        <output className="text-caption">{said}</output>
      </div>
      <p className="text-caption leading-normal text-ink-soft">
        Matched on ingredient words by software. It can miss things. It says what is in a recipe, not what is
        good for you. {NOT_ADVICE}
      </p>
    </aside>
  )
}
