import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PHASE_WORDS } from '#domain/gut/profile/phase-words.ts'
import type { SoftPhase } from '#domain/gut/profile/phases.ts'
import { LONGEST_TEXT, type SaidSentence, sentenceKey } from '#domain/gut/versions/said-versions.ts'
import { versionControl } from '#domain/gut/versions/said-versions-form.ts'
import type { PreviewedVersion } from '#server/versions-preview.ts'
import { useMay } from '../use-may.ts'

/** A fixed sentence after a step, which the chef may say in her words or leave out. Her words that are gone mean the fixed ones again. */
export function VersionSentence({
  phase,
  sentence: { key, made, now },
  said,
  errors,
}: {
  phase: SoftPhase
  sentence: PreviewedVersion['steps'][number]['sentences'][number]
  said: SaidSentence[]
  errors: Record<string, string>
}) {
  const maySay = useMay()('decide-labels')
  const place = said.findIndex((one) => sentenceKey(one) === key)
  const own = said[place]
  const error = errors[`softer.${phase}.sentences.${place}.text`]
  return (
    <div className="grid min-w-0 gap-1.5 pb-2">
      <input type="hidden" name={versionControl(phase, 'sentence')} value={key} />
      <TextAreaField
        rows={2}
        label={`${PHASE_WORDS[phase].name}, instead of “${made}”`}
        name={versionControl(phase, 'words')}
        defaultValue={own?.text ?? made}
        maxLength={LONGEST_TEXT}
        dir="auto"
        autoComplete="off"
        {...(error && { error })}
      />
      <p className="text-caption text-ink-soft">
        {now === made ? (
          'A set sentence of the site. Software never rewrites a step.'
        ) : (
          <span className="font-semibold text-ink">
            <Icon name="chef-hat" className="mr-1 inline size-[1.1em] align-[-.15em]" />
            {now === null ? 'Left out ' : 'Written '}
            {maySay ? 'by you.' : 'by an administrator.'}
          </span>
        )}
      </p>
      <Checkbox
        name={versionControl(phase, 'drop')}
        value={key}
        defaultChecked={own?.text === null}
        label={
          <>
            Leave it out<span className="sr-only">: {made}</span>
          </>
        }
      />
    </div>
  )
}
