import { type SubmitEvent, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useFirstError } from '#app/ui/form/form-errors.ts'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { useTimeZone } from '#app/ui/use-time-zone.ts'
import { type Entry, MOST_WORDS, toWords } from '#domain/diary/diary.ts'
import { toNotedTime } from '#domain/diary/noted-time.ts'
import { toLocalTime } from '#domain/time-zone.ts'
import { ScoreField } from './score-field.tsx'

const KINDS = [
  { kind: 'ate', name: 'I ate', icon: 'soup' },
  { kind: 'felt', name: 'My gut', icon: 'notebook-pen' },
] as const

const CLOCK_MS = 5_000

type Errors = { words?: string; score?: string; at?: string }

/** One entry: a meal, or how the gut is. The form has no address, so that no browser ever sends it. */
export function EntryForm({ onAdd }: { onAdd: (entry: Entry) => void }) {
  const zone = useTimeZone()
  // The reader's clock, so the server leaves it open.
  const now = useSyncExternalStore(
    watchClock,
    () => toLocalTime(new Date().toISOString(), zone),
    () => '',
  )
  const [kind, setKind] = useState<Entry['kind']>('ate')
  // A meal is no note on the gut: each has its own words.
  const [typed, setTyped] = useState({ ate: '', felt: '' })
  const words = typed[kind]
  const [score, setScore] = useState<number>()
  // Without a choice of the reader, it is now.
  const [local, setLocal] = useState<string>()
  const [errors, setErrors] = useState<Errors>({})
  const [said, setSaid] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useFirstError(form, errors)

  function type(words: string) {
    setTyped((typed) => ({ ...typed, [kind]: words }))
    // It is said anew of the next entry, and heard.
    setSaid('')
  }
  function choose(score: number) {
    setScore(score)
    setSaid('')
  }
  function note(event: SubmitEvent) {
    event.preventDefault()
    const text = toWords(words)
    // The second of two quick taps asks for nothing: the entry is there.
    if (said && !text && (kind === 'ate' || score === undefined)) return
    const at = toNotedTime(local ?? now, zone)
    const wrong: Errors = {
      words: kind === 'ate' && !text ? 'Write what you ate.' : undefined,
      score: kind === 'felt' && score === undefined ? 'Choose a number.' : undefined,
      at: !at
        ? 'Choose a day and a time.'
        : Date.parse(at) > Date.now()
          ? 'That time is still to come.'
          : undefined,
    }
    setErrors(wrong)
    if (!at || wrong.words || wrong.score || wrong.at) return
    onAdd(kind === 'ate' ? { kind, at, words: text } : { kind, at, score: score ?? 0, words: text })
    setTyped((typed) => ({ ...typed, [kind]: '' }))
    if (kind === 'felt') setScore(undefined)
    setLocal(undefined)
    setSaid('Noted.')
  }
  return (
    <Panel title="Note it">
      <form ref={form} method="dialog" noValidate onSubmit={note}>
        <fieldset disabled={now === ''} className="grid min-w-0 grid-cols-1 gap-5">
          <fieldset aria-label="What you note" className="flex min-w-0">
            {KINDS.map(({ kind: one, name, icon }) => (
              <button
                key={one}
                type="button"
                aria-pressed={kind === one}
                onClick={() => {
                  setKind(one)
                  setErrors({})
                  setSaid('')
                }}
                className="-ml-px inline-flex min-h-11 flex-1 items-center justify-center gap-1.5 border border-control px-2 text-ui font-medium aria-pressed:bg-ink aria-pressed:text-paper"
              >
                <Icon name={icon} className="size-[1em]" />
                {name}
              </button>
            ))}
          </fieldset>
          {kind === 'felt' && <ScoreField score={score} error={errors.score} onScore={choose} />}
          <TextField
            label={kind === 'ate' ? 'What you ate or drank' : 'In your words, if you like'}
            hint={kind === 'ate' ? 'A comma between foods lets us count each of them.' : undefined}
            error={errors.words}
            dir="auto"
            autoComplete="off"
            maxLength={MOST_WORDS}
            value={words}
            onChange={({ target }) => type(target.value)}
          />
          <TextField
            label="When"
            type="datetime-local"
            error={errors.at}
            autoComplete="off"
            max={now || undefined}
            value={local ?? now}
            onChange={({ target }) => {
              setLocal(target.value)
              setSaid('')
            }}
          />
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit">Note it</Button>
            <output className="text-caption">{said}</output>
          </div>
        </fieldset>
      </form>
    </Panel>
  )
}

/** A phone sleeps between a meal and the note of it: the field shows the time that is noted. */
function watchClock(onChange: () => void) {
  const timer = setInterval(onChange, CLOCK_MS)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
