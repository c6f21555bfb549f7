import { Badge } from '../../../ui/badge/badge.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { CONTROL, FieldError } from '../../../ui/field/field.tsx'
import { useId } from 'react'
import { SPELL_NAMES } from 'food-verdicts/gut/profile/spell-names'
import type { SpellName } from 'food-verdicts/gut/profile/spells'
import { keyOf, LONGEST_TEXT, type StoredLine } from 'food-verdicts/gut/versions/stored-versions'
import { versionControl, writeProposed } from 'food-verdicts/gut/versions/version-form'
import type { VersionPreview } from '#server/recipe-preview/versions-preview.ts'

type Line = VersionPreview['lines'][number]
type Props = {
  spell: SpellName
  lines: Line[]
  stored: StoredLine[]
  /** What a version that is not hers yet begins with. */
  proposal: VersionPreview['proposal']
  isUntouched: boolean
  errors: Record<string, string>
}

/** The lines of a version, which begin as software proposes them, or else as they are written. */
export function VersionLines({ lines, spell, stored, proposal, isUntouched, errors }: Props) {
  return (
    <ul className="border-t border-line">
      {lines.map((line) => {
        const place = stored.findIndex((one) => keyOf(one) === line.key)
        return (
          <Row
            key={line.key}
            spell={spell}
            line={line}
            stored={stored[place]}
            proposed={proposal.find((one) => keyOf(one) === line.key)}
            isUntouched={isUntouched}
            error={errors[`softer.${spell}.lines.${place}.text`]}
          />
        )
      })}
    </ul>
  )
}

/** What one line is in a version. Its badge follows what is typed. */
function Row({
  spell,
  line: { key, was, now },
  stored,
  proposed,
  isUntouched,
  error,
}: {
  spell: SpellName
  line: Line
  stored: StoredLine | undefined
  proposed: VersionPreview['proposal'][number] | undefined
  isUntouched: boolean
  error: string | undefined
}) {
  const id = useId()
  const described = [error && `${id}-error`, now !== was && `${id}-was`].filter(Boolean).join(' ')
  return (
    <li className="grid gap-x-4 gap-y-1.5 border-b border-line py-3 md:grid-cols-[6.5rem_minmax(0,1fr)]">
      <div className="flex items-start gap-2 md:pt-2.5">
        {proposed && isUntouched ? (
          <Badge tone="butter" icon="arrow-left-right">
            {now === null ? 'proposed: out' : 'proposed'}
          </Badge>
        ) : now === null ? (
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
        <input type="hidden" name={versionControl(spell, 'line')} value={key} />
        {proposed && (
          <input type="hidden" name={versionControl(spell, 'proposed')} value={writeProposed(proposed)} />
        )}
        <label htmlFor={id} className="sr-only">
          {SPELL_NAMES[spell]}, instead of “{was}”
        </label>
        <input
          id={id}
          type="text"
          dir="auto"
          name={versionControl(spell, 'text')}
          defaultValue={(stored ?? proposed)?.text ?? was}
          maxLength={LONGEST_TEXT}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={CONTROL}
        />
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        {now !== was && (
          <p id={`${id}-was`} className="mt-1.5 text-caption leading-[1.45] text-ink-soft wrap-anywhere">
            As written: “<bdi>{was}</bdi>”. {proposed?.text === now && proposed.note}
          </p>
        )}
        <Checkbox
          name={versionControl(spell, 'out')}
          value={key}
          defaultChecked={(stored ?? proposed)?.text === null}
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
