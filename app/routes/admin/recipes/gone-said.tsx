import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { SoftPhase } from '#domain/gut/profile/phases.ts'
import {
  keyOf,
  type SaidLine,
  type SaidNote,
  type SaidSentence,
  sentenceKey,
} from '#domain/gut/versions/said-versions.ts'
import { type GoneOf, versionControl, writeGone } from '#domain/gut/versions/said-versions-form.ts'

const CHANGED: Record<GoneOf, string> = {
  line: 'The line changed',
  step: 'The step changed',
  sentence: 'The sentence is not at this step any more',
}
const NOTHING: ReadonlySet<string> = new Set()

/** What the chef said of lines, steps and fixed sentences that read otherwise now: readers get software's version of them until she looks again. */
export function GoneSaid({
  phase,
  lines,
  notes,
  sentences,
  there = NOTHING,
}: {
  phase: SoftPhase
  lines: SaidLine[]
  notes: SaidNote[]
  sentences: SaidSentence[]
  /** The keys of lines, steps and sentences that are there. */
  there?: ReadonlySet<string>
}) {
  const gone = [
    ...firstOfEach(lines, there, keyOf).map((said) => ({
      of: 'line' as const,
      said,
      place: `for “${said.was}”`,
    })),
    ...firstOfEach(notes, there, keyOf).map((said) => ({
      of: 'step' as const,
      said,
      place: `after “${said.was}”`,
    })),
    ...firstOfEach(sentences, there, sentenceKey).map((said) => ({
      of: 'sentence' as const,
      said,
      place: `for “${said.made}” after “${said.was}”`,
    })),
  ]
  if (gone.length === 0) return null
  return (
    <ul className="grid gap-2">
      {gone.map(({ of, said, place }) => {
        const value = writeGone(of, said)
        return (
          <li key={value} className="border-l-[3px] border-butter pl-4 text-ui wrap-anywhere">
            <input type="hidden" name={versionControl(phase, 'gone')} value={value} />
            <p className="flex items-start gap-1.5 font-semibold text-butter-ink">
              <Icon name="history" className="mt-[.2em] size-[1.05em] flex-none stroke-2" />
              {CHANGED[of]}: look again
            </p>
            <p>
              {said.text === null
                ? `You left out ${place.replace(/^for /, '')}`
                : `You wrote “${said.text}” ${place}`}
              . Until you write it again, readers see what software wrote.
            </p>
            <Checkbox name={versionControl(phase, 'forget')} value={value} label="Forget it" />
          </li>
        )
      })}
    </ul>
  )
}

function firstOfEach<Said>(said: Said[], there: ReadonlySet<string>, keyOne: (one: Said) => string): Said[] {
  const byKey = new Map(said.toReversed().map((one) => [keyOne(one), one]))
  return [...byKey].flatMap(([key, one]) => (there.has(key) ? [] : one))
}
