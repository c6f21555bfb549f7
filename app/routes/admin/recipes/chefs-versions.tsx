import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { FieldError } from '../../../ui/field/field.tsx'
import { FieldWarnings } from '../../../ui/field/field-warnings.tsx'
import { TextAreaField } from '../../../ui/field/text-area-field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { SpellVerdict } from 'food-verdicts/gut/spells/spell-verdict'
import { listInWords } from 'recipe-basics/text/list-in-words'
import { SPELL_NAMES } from 'food-verdicts/gut/profile/spell-names'
import {
  isUntouched,
  LONGEST_TEXT,
  readVersions,
  type StoredVersion,
} from 'food-verdicts/gut/versions/stored-versions'
import { NO_VERSION, versionControl } from 'food-verdicts/gut/versions/version-form'
import type { VersionPreview } from '#server/recipe-preview/versions-preview.ts'
import type { SwapsPreview } from '#server/recipe-preview/swaps-preview.ts'
import { useMay } from '../use-may.ts'
import { ByLine } from '../labels/by-line.tsx'
import { useDayFormat } from '../use-day-format.ts'
import { GoneWords } from './gone-words.tsx'
import { ChefsSwaps } from './chefs-swaps.tsx'
import { VersionLines } from './version-lines.tsx'
import { VersionSteps } from './version-steps.tsx'

type Errors = Record<string, string>
type Props = { preview: VersionPreview; stored: StoredVersion; errors: Errors }

/** What a recipe is in each spell of soft food: in the chef’s words, from the recipe as written. Readers see it once she confirms it. */
export function ChefsVersions({
  stored,
  previews,
  swaps,
  errors,
  warnings,
}: {
  stored: string
  previews: VersionPreview[]
  swaps: SwapsPreview
  errors: Errors
  warnings: string[] | undefined
}) {
  const versions = readVersions(stored)
  if (previews.length === 0) return null
  return (
    <fieldset className="mt-5 min-w-0 border-t border-line pt-4">
      <legend className="float-left w-full text-ui font-semibold">For a spell</legend>
      <p className="clear-both text-ui text-ink-soft">
        What readers cook in a gentle spell or with a stricture. Each begins with what software proposes.
        Change lines, and add a sentence after a step. Readers see your version once you confirm it.
      </p>
      {errors.softer && <FieldError>{errors.softer}</FieldError>}
      <FieldWarnings texts={warnings} />
      <div className="mt-2">
        {previews.map((preview) => (
          <Version key={preview.spell} preview={preview} stored={versions[preview.spell]} errors={errors} />
        ))}
        <ChefsSwaps preview={swaps} stored={versions.swaps} errors={errors} />
      </div>
    </fieldset>
  )
}

function Version({ preview, stored, errors }: Props) {
  const { spell, verdict, proposal, lines, steps, gone } = preview
  const isWrong = Object.keys(errors).some((path) => path.startsWith(`softer.${spell}`))
  const wrong = Object.entries(errors).find(([path]) => path.startsWith(`softer.${spell}.added`))
  return (
    <details className="group border-t border-line" open={isWrong ? true : undefined}>
      <summary className="group/name flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <b className="font-semibold decoration-accent underline-offset-[.25em] group-hover/name:underline">
            {SPELL_NAMES[spell]}
          </b>{' '}
          <span className="text-ui text-ink-soft">{sumUp(preview, stored)}</span>
        </span>
        <Icon name="chevron-down" className="flex-none text-ink-soft group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-5">
        {isUntouched(stored) && <Proposed verdict={verdict} />}
        <VersionLines
          spell={spell}
          lines={lines}
          stored={stored.lines}
          proposal={isUntouched(stored) ? proposal : []}
          isUntouched={preview.isUntouched}
          errors={errors}
        />
        <TextAreaField
          label={`${SPELL_NAMES[spell]}: lines that you add`}
          hint="One on each line. They stand below the list, marked “added”, and count in the numbers."
          name={versionControl(spell, 'added')}
          defaultValue={stored.added.map(({ text }) => text).join('\n')}
          rows={2}
          dir="auto"
          {...(wrong && { error: wrong[1] })}
        />
        <VersionSteps spell={spell} steps={steps} stored={stored.notes} errors={errors} />
        <GoneWords
          of={spell}
          lines={[...gone.lines, ...stored.lines]}
          notes={[...gone.notes, ...stored.notes]}
          there={new Set([...lines, ...steps].map(({ key }) => key))}
        />
        <Confirm preview={preview} stored={stored} error={errors[`softer.${spell}`]} />
        <NoHonestVersion spell={spell} stored={stored} error={errors[`softer.${spell}.none.text`]} />
      </div>
    </details>
  )
}

/** What software says of the recipe, where the chef has said nothing yet. */
function Proposed({ verdict }: Pick<VersionPreview, 'verdict'>) {
  return (
    <p className="flex items-start gap-1.5 border-l-[3px] border-butter py-1 pl-4 text-ui wrap-anywhere">
      <Icon name={ICONS[verdict.is]} className="mt-[.2em] flex-none" />
      <span>{sayVerdict(verdict)}</span>
    </p>
  )
}

const ICONS = {
  'as written': 'circle-check',
  'with changes': 'arrow-left-right',
  not: 'circle-minus',
  'not known': 'circle-question-mark',
} as const

function sayVerdict(verdict: SpellVerdict): string {
  switch (verdict.is) {
    case 'as written':
      return 'Software finds nothing against the recipe as written.'
    case 'with changes':
      return `Software proposes ${count(verdict.swaps.length, 'change')}. They are yours once you change one or confirm them.`
    case 'not':
      return `Software says: not for this spell, because of ${listInWords(verdict.because)}. It proposes nothing.`
    case 'not known': {
      const open = listInWords(verdict.open.map((words) => `“${words}”`))
      return `Not known: ${open ? `it does not understand ${open}` : 'it cannot tell how soft the dish is'}. It proposes nothing.`
    }
  }
}

/** The tick is for the recipe as it is now: where that becomes another, it is taken off. */
function Confirm({ preview, stored, error }: Omit<Props, 'errors'> & { error: string | undefined }) {
  const { spell, verdict, seen, confirmed } = preview
  const day = useDayFormat()
  const mayDecide = useMay()('decide-labels')
  const before = stored.confirmed
  return (
    <div className="grid gap-1">
      {before && (
        <ByLine icon={confirmed ? 'chef-hat' : 'history'}>
          <b className="font-semibold text-ink">
            {mayDecide ? 'Confirmed by you' : 'Confirmed by an administrator'}
          </b>{' '}
          on {day(before.at)}.{' '}
          {!confirmed &&
            'The version has changed since, so readers see the recipe as written. Please look again.'}
        </ByLine>
      )}
      {before && (
        <>
          <input type="hidden" name={versionControl(spell, 'at')} value={before.at} />
          <input type="hidden" name={versionControl(spell, 'read')} value={before.read} />
        </>
      )}
      <Checkbox
        key={`${seen} ${confirmed}`}
        name={versionControl(spell, 'tick')}
        value={seen}
        defaultChecked={confirmed !== null || stored.ticked === seen}
        label={
          verdict.is === 'as written' && saysNothing(preview)
            ? 'Cook it as written'
            : 'I have read this version'
        }
        hint="It is confirmed with the next save. Readers then see it, with the day."
      />
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}

function NoHonestVersion({
  spell,
  stored: { none },
  error,
}: {
  spell: VersionPreview['spell']
  stored: StoredVersion
  error: string | undefined
}) {
  return (
    <div className="grid gap-2">
      <Checkbox
        name={versionControl(spell, 'none')}
        value="yes"
        defaultChecked={none !== null}
        label="This dish has no version for this spell"
        hint="Readers are told so, and see the recipe as written."
      />
      <TextAreaField
        rows={2}
        label={`${SPELL_NAMES[spell]}: what readers are told then`}
        name={versionControl(spell, 'why')}
        defaultValue={none?.text ?? NO_VERSION}
        maxLength={LONGEST_TEXT}
        dir="auto"
        autoComplete="off"
        {...(error && { error })}
      />
    </div>
  )
}

const saysNothing = ({ lines, steps, added, isNone }: VersionPreview): boolean =>
  !isNone &&
  added === 0 &&
  lines.every(({ was, now }) => now === was) &&
  steps.every(({ note }) => note === '')

function sumUp(preview: VersionPreview, stored: StoredVersion): string {
  const { verdict, lines, steps, added, confirmed, isNone } = preview
  if (isNone) return 'no version; readers are told so'
  if (preview.isUntouched) return `${sumUpVerdict(verdict)}; not confirmed`
  const changed = lines.filter(({ was, now }) => now !== was).length
  const notes = steps.filter(({ note }) => note !== '').length
  const parts = [
    ...(changed > 0 ? [`${count(changed, 'line')} changed`] : []),
    ...(added > 0 ? [`${count(added, 'line')} added`] : []),
    ...(notes > 0 ? [`${count(notes, 'step')} with a sentence`] : []),
  ]
  return [
    parts.length > 0 ? parts.join(', ') : 'as written',
    confirmed ? 'confirmed' : stored.confirmed ? 'to confirm again' : 'not confirmed',
  ].join('; ')
}

function sumUpVerdict(verdict: SpellVerdict): string {
  if (verdict.is === 'with changes') return `${count(verdict.swaps.length, 'change')} proposed`
  return verdict.is === 'not' ? 'not for it' : verdict.is
}

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`
