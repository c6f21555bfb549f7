import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Leader } from '#app/ui/leader.tsx'
import { passFocusOn } from '#app/ui/pass-focus-on.ts'
import { BringFile } from '#app/ui/reader/bring-file.tsx'
import { downloadText } from '#app/ui/reader/download-text.ts'
import { EraseQuestion } from '#app/ui/reader/erase-question.tsx'
import { NOT_ADVICE } from '#domain/gut/notes.ts'
import type { Mark } from '#domain/gut/profile/profile.ts'
import { TRIGGER_GROUPS } from '#domain/gut/triggers/trigger-groups.ts'

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
  /** A text that is a profile is then the one that is kept, and answered as it is written here. */
  onBring: (text: string) => string | undefined
  onErase: () => void
}) {
  const [said, setSaid] = useState('')
  const [brought, setBrought] = useState<{ before: string | undefined; now: string }>()
  const set = TRIGGER_GROUPS.length - counts.unmarked

  function erase() {
    onErase()
    setBrought(undefined)
    setSaid('Erased. The profile is gone from this browser.')
  }
  function bring(file: string | undefined) {
    const now = file === undefined ? undefined : onBring(file)
    if (now === undefined) return setSaid('That file is not a profile of this site. Nothing has changed.')
    setBrought({ before: isEmpty ? undefined : text, now })
    setSaid('Brought in. The marks of the file are in this browser.')
  }
  function undo({ before }: { before: string | undefined }) {
    if (before === undefined) onErase()
    else onBring(before)
    setBrought(undefined)
    setSaid('Your marks are as they were before the file.')
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
      <div tabIndex={-1} className="scripted grid gap-2 outline-none">
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
        {/* What was marked since would go with it. */}
        {brought?.now === text && (
          <Button ref={passFocusOn} look="outline" onClick={() => undo(brought)}>
            <Icon name="undo-2" className="size-[1em]" />
            Undo
          </Button>
        )}
      </div>
      <p className="text-caption leading-normal text-ink-soft">
        Matched on ingredient words by software. It can miss things. It says what is in a recipe, not what is
        good for you. {NOT_ADVICE}
      </p>
    </aside>
  )
}
