import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Leader } from '../../ui/text/leader.tsx'
import { passFocusOn } from '../../ui/button/pass-focus-on.ts'
import { NOT_ADVICE } from 'food-verdicts/gut/notes'
import type { Mark } from 'food-verdicts/gut/profile/profile'
import { TRIGGER_GROUPS } from 'food-verdicts/gut/triggers/trigger-groups'
import { BringFile } from './bring-file.tsx'
import { EraseQuestion } from './erase-question.tsx'

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
        The longer your list, the less is left to eat. Look through it every few weeks and try a food again.
      </p>
      <div tabIndex={-1} className="scripted grid gap-2 outline-none">
        <Button type="button" onClick={() => print()}>
          Print for the dietitian
        </Button>
        <Button type="button" look="outline" onClick={() => downloadProfile(text)}>
          Export a file
        </Button>
        <BringFile onFile={bring} />
        {!isEmpty && <EraseQuestion onErase={erase} />}
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
        Software looks for your marks in the ingredients, and it can miss some. It tells you what is in a
        recipe, not what is good for you. {NOT_ADVICE}
      </p>
    </aside>
  )
}

/** The browser makes the file itself: nothing is asked of a server. */
function downloadProfile(text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'profile.json'
  link.click()
  URL.revokeObjectURL(address)
}
