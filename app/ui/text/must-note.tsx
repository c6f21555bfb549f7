import { SHORT_SPELLS } from 'food-verdicts/gut/notes'
import { Icon } from '../icon/icon.tsx'
import { RedFlags } from './red-flags.tsx'

/** What must stand before the dishes of a spell. */
export function MustNote() {
  return (
    <div className="grid max-w-184 gap-2 border-t border-line pt-2.5 text-[.9375rem] leading-normal">
      <p className="flex gap-2.5">
        <Icon name="info" className="mt-[.2em]" />
        {SHORT_SPELLS}
      </p>
      <RedFlags />
    </div>
  )
}
