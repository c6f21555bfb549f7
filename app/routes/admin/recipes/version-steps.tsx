import { Badge } from '#app/ui/badge.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PHASE_WORDS } from '#domain/gut/profile/phase-words.ts'
import type { SoftPhase } from '#domain/gut/profile/phases.ts'
import { keyOf, LONGEST_TEXT, type SaidVersion } from '#domain/gut/versions/said-versions.ts'
import { versionControl } from '#domain/gut/versions/said-versions-form.ts'
import type { PreviewedVersion } from '#server/versions-preview.ts'
import { VersionSentence } from './version-sentence.tsx'

type Step = PreviewedVersion['steps'][number] & { number: number }
type Props = {
  phase: SoftPhase
  steps: PreviewedVersion['steps']
  said: SaidVersion
  errors: Record<string, string>
}

/** The sentences after steps: first those of software and of the chef, then behind a tap the steps that have none. */
export function VersionSteps({ steps, ...version }: Props) {
  const isSaid = new Set(version.said.notes.map(keyOf))
  const numbered = steps.map((step, at) => ({ ...step, number: at + 1 }))
  const isPlain = ({ key, changes, sentences }: Step) =>
    changes.length === 0 && sentences.length === 0 && !isSaid.has(key)
  const plain = numbered.filter(isPlain)
  return (
    <div>
      <Rows steps={numbered.filter((step) => !isPlain(step))} {...version} />
      {plain.length > 0 && (
        <details className="group/steps">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-ui underline decoration-accent underline-offset-4 [&::-webkit-details-marker]:hidden">
            {plain.length === 1 ? '1 step has' : `${plain.length} steps have`} no sentence: add a word
            <Icon name="chevron-down" className="size-[1em] group-open/steps:rotate-180" />
          </summary>
          <Rows steps={plain} {...version} />
        </details>
      )}
    </div>
  )
}

function Rows({ steps, phase, said, errors }: Omit<Props, 'steps'> & { steps: Step[] }) {
  return (
    <ul className="border-t border-line empty:hidden">
      {steps.map(({ key, was, number, changes, sentences }) => {
        const place = said.notes.findIndex((one) => keyOf(one) === key)
        const isFixed = sentences.some(({ now }) => now !== null)
        const error = errors[`softer.${phase}.notes.${place}.text`]
        return (
          <li
            key={key}
            className="grid gap-x-4 gap-y-1.5 border-b border-line py-3 md:grid-cols-[6.5rem_minmax(0,1fr)]"
          >
            <div>
              {isFixed || said.notes[place] ? (
                <Badge tone="sage" icon={isFixed ? 'plus' : 'chef-hat'}>
                  added
                </Badge>
              ) : (
                <Badge tone="plain">step {number}</Badge>
              )}
            </div>
            <div className="grid min-w-0 gap-1.5">
              <p className="line-clamp-2 text-caption text-ink-soft">
                Step {number}: “{was}”
              </p>
              {changes.map((text) => (
                <p key={text} className="text-ui">
                  <Badge tone="butter" icon="pencil-line">
                    changed
                  </Badge>{' '}
                  <bdi>{text}</bdi>
                </p>
              ))}
              {sentences.map((sentence) => (
                <VersionSentence
                  key={sentence.key}
                  phase={phase}
                  sentence={sentence}
                  said={said.sentences}
                  errors={errors}
                />
              ))}
              <input type="hidden" name={versionControl(phase, 'step')} value={key} />
              <TextAreaField
                rows={2}
                label={`${PHASE_WORDS[phase].name}: your word after step ${number}`}
                name={versionControl(phase, 'note')}
                defaultValue={said.notes[place]?.text ?? ''}
                maxLength={LONGEST_TEXT}
                dir="auto"
                autoComplete="off"
                {...(error && { error })}
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
