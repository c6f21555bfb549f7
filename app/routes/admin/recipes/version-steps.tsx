import { TextAreaField } from '../../../ui/field/text-area-field.tsx'
import { SPELL_NAMES } from 'food-verdicts/gut/profile/spell-names'
import type { SpellName } from 'food-verdicts/gut/profile/spells'
import { keyOf, LONGEST_TEXT, type StoredNote } from 'food-verdicts/gut/versions/stored-versions'
import { versionControl } from 'food-verdicts/gut/versions/version-form'
import type { VersionPreview } from '#server/recipe-preview/versions-preview.ts'

type Props = {
  spell: SpellName
  steps: VersionPreview['steps']
  stored: StoredNote[]
  errors: Record<string, string>
}

/** A sentence of hers after each step, or none. Steps themselves stay as written: times and temperatures stand in them. */
export function VersionSteps({ spell, steps, stored, errors }: Props) {
  return (
    <ul className="border-t border-line empty:hidden">
      {steps.map(({ key, was }, at) => {
        const place = stored.findIndex((one) => keyOf(one) === key)
        const error = errors[`softer.${spell}.notes.${place}.text`]
        return (
          <li key={key} className="grid min-w-0 gap-1.5 border-b border-line py-3">
            <p className="line-clamp-2 text-caption text-ink-soft">
              Step {at + 1}: “{was}”
            </p>
            <input type="hidden" name={versionControl(spell, 'step')} value={key} />
            <TextAreaField
              rows={2}
              label={`${SPELL_NAMES[spell]}: your word after step ${at + 1}`}
              name={versionControl(spell, 'note')}
              defaultValue={stored[place]?.text ?? ''}
              maxLength={LONGEST_TEXT}
              dir="auto"
              autoComplete="off"
              {...(error && { error })}
            />
          </li>
        )
      })}
    </ul>
  )
}
