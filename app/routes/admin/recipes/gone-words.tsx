import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { SpellName } from 'food-verdicts/gut/profile/spells'
import { keyOf, type StoredLine, type StoredNote } from 'food-verdicts/gut/versions/stored-versions'
import { type GoneOf, versionControl, writeGone } from 'food-verdicts/gut/versions/version-form'

/** The chef’s words for lines and steps that read otherwise now: readers do not get them until she looks again. */
export function GoneWords({
  spell,
  lines,
  notes,
  there,
}: {
  spell: SpellName
  lines: StoredLine[]
  notes: StoredNote[]
  /** The keys of lines and steps that are there. */
  there: ReadonlySet<string>
}) {
  const gone = [
    ...goneOf('line', lines, there, (was) => `for “${was}”`),
    ...goneOf('step', notes, there, (was) => `after “${was}”`),
  ]
  if (gone.length === 0) return null
  return (
    <ul className="grid gap-2">
      {gone.map(({ of, stored, place }) => {
        const value = writeGone(of, stored)
        return (
          <li key={value} className="border-l-[3px] border-butter pl-4 text-ui wrap-anywhere">
            <input type="hidden" name={versionControl(spell, 'gone')} value={value} />
            <p className="flex items-start gap-1.5 font-semibold text-butter-ink">
              <Icon name="history" className="mt-[.2em] size-[1.05em] flex-none stroke-2" />
              The {of} changed: look again
            </p>
            <p>
              {stored.text === null ? `You left out “${stored.was}”` : `You wrote “${stored.text}” ${place}`}.
              Readers do not see that any more.
            </p>
            <Checkbox name={versionControl(spell, 'forget')} value={value} label="Forget it" />
          </li>
        )
      })}
    </ul>
  )
}

/** Of those that name the same line or step, the first. */
function goneOf<Stored extends StoredLine | StoredNote>(
  of: GoneOf,
  stored: Stored[],
  there: ReadonlySet<string>,
  placeOf: (was: string) => string,
) {
  const byKey = new Map(stored.toReversed().map((one) => [keyOf(one), one]))
  return [...byKey].flatMap(([key, one]) =>
    there.has(key) ? [] : { of, stored: one, place: placeOf(one.was) },
  )
}
