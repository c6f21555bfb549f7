import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { SpellName } from 'food-verdicts/gut/profile/spells'
import {
  keyOf,
  type StoredLine,
  type StoredNote,
  type StoredSwap,
} from 'food-verdicts/gut/versions/stored-versions'
import { type GoneOf, versionControl, writeGone } from 'food-verdicts/gut/versions/version-form'

/** The chef’s words for lines and steps that read otherwise now, and for swaps of lines: readers do not get them until she looks again. */
export function GoneWords({
  of: part,
  lines = [],
  notes = [],
  swaps = [],
  there,
}: {
  of: SpellName | 'swaps'
  lines?: StoredLine[]
  notes?: StoredNote[]
  swaps?: StoredSwap[]
  /** The keys of lines and steps that are there. */
  there: ReadonlySet<string>
}) {
  const gone = [
    ...goneOf('line', lines, there, (was) => `for “${was}”`),
    ...goneOf('step', notes, there, (was) => `after “${was}”`),
    ...goneOf('swap', swaps, there, (was) => `in the place of “${was}”`),
  ]
  if (gone.length === 0) return null
  return (
    <ul className="grid gap-2">
      {gone.map(({ of, stored, place }) => {
        const value = writeGone(of, stored)
        return (
          <li key={value} className="border-l-[3px] border-butter pl-4 text-ui wrap-anywhere">
            <input type="hidden" name={versionControl(part, 'gone')} value={value} />
            <p className="flex items-start gap-1.5 font-semibold text-butter-ink">
              <Icon name="history" className="mt-[.2em] size-[1.05em] flex-none stroke-2" />
              The {of === 'step' ? 'step' : 'line'} changed: look again
            </p>
            <p>
              {stored.text !== null
                ? `You wrote “${stored.text}” ${place}`
                : `You ${of === 'swap' ? 'forbade a swap of' : 'left out'} “${stored.was}”`}
              . Readers do not see that any more.
            </p>
            <Checkbox name={versionControl(part, 'forget')} value={value} label="Forget it" />
          </li>
        )
      })}
    </ul>
  )
}

/** Of those that name the same line or step, the first. */
function goneOf<Stored extends StoredLine | StoredNote | StoredSwap>(
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
