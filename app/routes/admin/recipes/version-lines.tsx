import { Badge } from '#app/ui/badge.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { CONTROL, FieldError } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useId } from 'react'
import { PHASE_WORDS } from '#domain/gut/profile/phase-words.ts'
import type { SoftPhase } from '#domain/gut/profile/phases.ts'
import { keyOf, LONGEST_TEXT, type SaidLine } from '#domain/gut/versions/said-versions.ts'
import { versionControl } from '#domain/gut/versions/said-versions-form.ts'
import type { PreviewedVersion } from '#server/versions-preview.ts'
import { useMay } from '../use-may.ts'

type Line = PreviewedVersion['lines'][number]
type Props = { phase: SoftPhase; lines: Line[]; said: SaidLine[]; errors: Record<string, string> }

/** The lines of a version: first those that are others than as written, then behind a tap those that stay. */
export function VersionLines({ lines, ...version }: Props) {
  const isSaid = new Set(version.said.map(keyOf))
  const stays = (line: Line) => line.made === line.was && !isSaid.has(line.key)
  const changed = lines.filter((line) => !stays(line))
  const kept = lines.filter(stays)
  return (
    <div>
      {changed.length === 0 && <p className="text-ui text-ink-soft">Software changes no line.</p>}
      <Rows lines={changed} {...version} />
      {kept.length > 0 && (
        <details className="group/kept">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-ui underline decoration-accent underline-offset-4 [&::-webkit-details-marker]:hidden">
            {kept.length === 1 ? '1 line stays' : `${kept.length} lines stay`} as written
            <Icon name="chevron-down" className="size-[1em] group-open/kept:rotate-180" />
          </summary>
          <Rows lines={kept} {...version} />
        </details>
      )}
    </div>
  )
}

function Rows({ lines, phase, said, errors }: Props) {
  return (
    <ul className="border-t border-line empty:hidden">
      {lines.map((line) => {
        const place = said.findIndex((one) => keyOf(one) === line.key)
        return (
          <Row
            key={line.key}
            phase={phase}
            line={line}
            said={said[place]}
            error={errors[`softer.${phase}.lines.${place}.text`]}
          />
        )
      })}
    </ul>
  )
}

/** What becomes of one line. Its badge follows what is typed; a text that says what software makes says nothing new. */
function Row({
  phase,
  line: { key, was, made, note, now, isOwn },
  said,
  error,
}: {
  phase: SoftPhase
  line: Line
  said: SaidLine | undefined
  error: string | undefined
}) {
  const id = useId()
  const maySay = useMay()('decide-labels')
  const described = [error && `${id}-error`, `${id}-was`].filter(Boolean).join(' ')
  return (
    <li className="grid gap-x-4 gap-y-1.5 border-b border-line py-3 md:grid-cols-[6.5rem_minmax(0,1fr)]">
      <div className="flex items-start gap-2 md:pt-2.5">
        {now === null ? (
          <Badge tone="danger" icon="circle-minus">
            left out
          </Badge>
        ) : now === was ? (
          <Badge tone="plain">as written</Badge>
        ) : (
          <Badge tone="butter" icon="pencil-line">
            changed
          </Badge>
        )}
      </div>
      <div className="min-w-0">
        <input type="hidden" name={versionControl(phase, 'line')} value={key} />
        <input type="hidden" name={versionControl(phase, 'made')} defaultValue={made ?? ''} />
        <label htmlFor={id} className="sr-only">
          {PHASE_WORDS[phase].name}, instead of “{was}”
        </label>
        <input
          id={id}
          type="text"
          dir="auto"
          name={versionControl(phase, 'text')}
          defaultValue={said?.text ?? made ?? was}
          maxLength={LONGEST_TEXT}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          className={CONTROL}
        />
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <div id={`${id}-was`} className="mt-1.5 text-caption leading-[1.45] text-ink-soft wrap-anywhere">
          {now !== was && (
            <>
              As written: “<bdi>{was}</bdi>”.{' '}
            </>
          )}
          {isOwn ? (
            <span className="font-semibold text-ink">
              <Icon name="chef-hat" className="mr-1 inline size-[1.1em] align-[-.15em]" />
              {maySay ? 'By you' : 'By an administrator'}
              {made === null ? '; software leaves it out.' : made === was ? '.' : `; software: “${made}”.`}
            </span>
          ) : (
            note
          )}
        </div>
        <Checkbox
          name={versionControl(phase, 'out')}
          value={key}
          defaultChecked={said ? said.text === null : made === null}
          label={
            <>
              Leave it out<span className="sr-only">: {was}</span>
            </>
          }
        />
      </div>
    </li>
  )
}
