import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { SoftPhase } from '#domain/gut/phases.ts'
import { keyOf, type SaidLine, type SaidNote } from '#domain/gut/said-versions.ts'
import { versionControl, writeGone } from '#domain/gut/said-versions-form.ts'

const NOTHING: ReadonlySet<string> = new Set()

/** What the chef said of lines and steps that read otherwise now: readers get software's version of them until she looks again. */
export function GoneSaid({
  phase,
  lines,
  notes,
  there = NOTHING,
}: {
  phase: SoftPhase
  lines: SaidLine[]
  notes: SaidNote[]
  /** The keys of lines and steps that are there. */
  there?: ReadonlySet<string>
}) {
  const gone = [
    ...firstOfEach(lines, there).map((said) => ({ of: 'line' as const, said })),
    ...firstOfEach(notes, there).map((said) => ({ of: 'step' as const, said })),
  ]
  if (gone.length === 0) return null
  return (
    <ul className="grid gap-2">
      {gone.map(({ of, said }) => {
        const value = writeGone(of, said)
        return (
          <li key={value} className="border-l-[3px] border-butter pl-4 text-ui wrap-anywhere">
            <input type="hidden" name={versionControl(phase, 'gone')} value={value} />
            <p className="flex items-start gap-1.5 font-semibold text-butter-ink">
              <Icon name="history" className="mt-[.2em] size-[1.05em] flex-none stroke-2" />
              The {of} changed: look again
            </p>
            <p>
              {said.text === null
                ? 'You left out'
                : `You wrote “${said.text}”${of === 'line' ? ' for' : ' after'}`}{' '}
              “{said.was}”. Readers get software’s version until you say it anew.
            </p>
            <Checkbox name={versionControl(phase, 'forget')} value={value} label="Forget it" />
          </li>
        )
      })}
    </ul>
  )
}

function firstOfEach<Said extends SaidLine | SaidNote>(said: Said[], there: ReadonlySet<string>): Said[] {
  const byKey = new Map(said.toReversed().map((one) => [keyOf(one), one]))
  return [...byKey].flatMap(([key, one]) => (there.has(key) ? [] : one))
}
