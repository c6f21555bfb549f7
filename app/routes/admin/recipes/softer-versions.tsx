import { formatSmallAmount } from '#app/ui/amount.ts'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { FieldError } from '#app/ui/form/field.tsx'
import { FieldWarnings } from '#app/ui/form/field-warnings.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PHASE_WORDS } from '#domain/gut/profile/phase-words.ts'
import { LONGEST_TEXT, readSaidVersions, type SaidVersion } from '#domain/gut/versions/said-versions.ts'
import { NO_VERSION, versionControl } from '#domain/gut/versions/said-versions-form.ts'
import type { PreviewedVersion, VersionPreview } from '#server/versions-preview.ts'
import { useMay } from '../use-may.ts'
import { ByLine } from '../labels/by-line.tsx'
import { useDayFormat } from '../use-day-format.ts'
import { GoneSaid } from './gone-said.tsx'
import { VersionLines } from './version-lines.tsx'
import { VersionSteps } from './version-steps.tsx'

type Errors = Record<string, string>

/** What becomes of a recipe in each soft phase: made by software, and edited and confirmed by the chef. */
export function SofterVersions({
  stored,
  previews,
  errors,
  warnings,
}: {
  stored: string
  previews: VersionPreview[]
  errors: Errors
  warnings: string[] | undefined
}) {
  const said = readSaidVersions(stored)
  if (previews.length === 0) return null
  return (
    <fieldset className="mt-5 min-w-0 border-t border-line pt-4">
      <legend className="float-left w-full text-ui font-semibold">Softer versions</legend>
      <p className="clear-both text-ui text-ink-soft">
        What readers cook in a gentle spell or with a stricture. Software swaps ingredients and adds set
        sentences, which you may put in your own words. Software never rewrites a step.
      </p>
      {errors.softer && <FieldError>{errors.softer}</FieldError>}
      <FieldWarnings texts={warnings} />
      <div className="mt-2">
        {previews.map((preview) => (
          <Version key={preview.phase} preview={preview} said={said[preview.phase]} errors={errors} />
        ))}
      </div>
    </fieldset>
  )
}

function Version({ preview, said, errors }: { preview: VersionPreview; said: SaidVersion; errors: Errors }) {
  const { phase } = preview
  const isWrong = Object.keys(errors).some((path) => path.startsWith(`softer.${phase}`))
  return (
    <details className="group border-t border-line" open={isWrong ? true : undefined}>
      <summary className="group/name flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <b className="font-semibold decoration-accent underline-offset-[.25em] group-hover/name:underline">
            {PHASE_WORDS[phase].name}
          </b>{' '}
          <span className="text-ui text-ink-soft">
            {'none' in preview ? 'no version' : sumUp(preview, said)}
          </span>
        </span>
        <Icon name="chevron-down" className="flex-none text-ink-soft group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-5">
        {'none' in preview ? (
          <NoVersion preview={preview} said={said} errors={errors} />
        ) : (
          <Edited preview={preview} said={said} errors={errors} />
        )}
      </div>
    </details>
  )
}

/** What she is told where there is no version, and what readers are told. */
const WHY_NONE: Readonly<Record<Exclude<VersionPreview, PreviewedVersion>['none'], string>> = {
  chef: 'You said that there is no honest version of this dish.',
  crust: 'The steps ask for something crisp or hard. Readers are told that there is no gentle version.',
  dish: 'The dish is made of the food that a softer version would take away. Readers are told that there is no gentle version.',
  'not read': 'Too many words of the list are not known, so software makes no version. Readers are told so.',
}

/** What was said stays, in case the recipe has a version again. */
function NoVersion({
  preview,
  said,
  errors,
}: {
  preview: Exclude<VersionPreview, PreviewedVersion>
  said: SaidVersion
  errors: Errors
}) {
  return (
    <>
      <p className="text-ui text-ink-soft">{WHY_NONE[preview.none]}</p>
      <GoneSaid phase={preview.phase} lines={said.lines} notes={said.notes} sentences={said.sentences} />
      <input type="hidden" name={versionControl(preview.phase, 'added')} value={textsOf(said.added)} />
      <Before phase={preview.phase} said={said} />
      <NoHonestVersion
        phase={preview.phase}
        said={said}
        error={errors[`softer.${preview.phase}.none.text`]}
      />
    </>
  )
}

function Edited({ preview, said, errors }: { preview: PreviewedVersion; said: SaidVersion; errors: Errors }) {
  const { phase, lines, steps } = preview
  const wrong = Object.entries(errors).find(([path]) => path.startsWith(`softer.${phase}.added`))
  const sentences = steps.flatMap((step) => step.sentences)
  const keys = new Set([...lines, ...steps, ...sentences].map(({ key }) => key))
  return (
    <>
      <VersionLines phase={phase} lines={lines} said={said.lines} errors={errors} />
      <TextAreaField
        label={`${PHASE_WORDS[phase].name}: lines that you add`}
        hint="One on each line. They stand below the list, marked “added”, and count in the numbers."
        name={versionControl(phase, 'added')}
        defaultValue={textsOf(said.added)}
        rows={2}
        dir="auto"
        {...(wrong && { error: wrong[1] })}
      />
      <VersionSteps phase={phase} steps={steps} said={said} errors={errors} />
      <GoneSaid
        phase={phase}
        lines={[...preview.gone.lines, ...said.lines]}
        notes={[...preview.gone.notes, ...said.notes]}
        sentences={[...preview.gone.sentences, ...said.sentences]}
        there={keys}
      />
      <p className="text-caption text-ink-soft">
        {figures(preview)} Readers see “made by software” until you confirm.
      </p>
      <Confirm preview={preview} said={said} error={errors[`softer.${phase}`]} />
      <NoHonestVersion phase={phase} said={said} error={errors[`softer.${phase}.none.text`]} />
    </>
  )
}

/** The tick is for what software makes now: where that becomes another, it is taken off. */
function Confirm({
  preview: { phase, made, confirmed },
  said,
  error,
}: {
  preview: PreviewedVersion
  said: SaidVersion
  error: string | undefined
}) {
  const day = useDayFormat()
  const maySay = useMay()('decide-labels')
  const before = said.confirmed
  return (
    <div className="grid gap-1">
      {before && (
        <ByLine icon={confirmed ? 'chef-hat' : 'history'}>
          <b className="font-semibold text-ink">
            {maySay ? 'Confirmed by you' : 'Confirmed by an administrator'}
          </b>{' '}
          on {day(before.at)}.{' '}
          {!confirmed &&
            'The version has changed since, so readers see “made by software”. Please look again.'}
        </ByLine>
      )}
      <Before phase={phase} said={said} />
      <Checkbox
        key={`${made} ${confirmed}`}
        name={versionControl(phase, 'tick')}
        value={made}
        defaultChecked={confirmed !== null || said.ticked === made}
        label="I have read this version"
        hint="It is confirmed with the next save. Readers then see that the chef did so, and when."
      />
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}

function NoHonestVersion({
  phase,
  said: { none },
  error,
}: {
  phase: PreviewedVersion['phase']
  said: SaidVersion
  error: string | undefined
}) {
  return (
    <div className="grid gap-2">
      <Checkbox
        name={versionControl(phase, 'none')}
        value="yes"
        defaultChecked={none !== null}
        label="There is no honest version of this dish"
        hint="Readers are told so, and see the recipe as written."
      />
      <TextAreaField
        rows={2}
        label={`${PHASE_WORDS[phase].name}: what readers are told then`}
        name={versionControl(phase, 'why')}
        defaultValue={none?.text ?? NO_VERSION}
        maxLength={LONGEST_TEXT}
        dir="auto"
        autoComplete="off"
        {...(error && { error })}
      />
    </div>
  )
}

function Before({ phase, said: { confirmed } }: { phase: PreviewedVersion['phase']; said: SaidVersion }) {
  if (!confirmed) return null
  return (
    <>
      <input type="hidden" name={versionControl(phase, 'at')} value={confirmed.at} />
      <input type="hidden" name={versionControl(phase, 'read')} value={confirmed.read} />
    </>
  )
}

const textsOf = (added: SaidVersion['added']) => added.map(({ text }) => text).join('\n')

function sumUp(
  { lines, steps, added: ownLines, confirmed, told }: PreviewedVersion,
  said: SaidVersion,
): string {
  if (told !== null) return 'no version; readers are told so'
  const changed = lines.filter(({ was, now }) => now !== was).length
  const fixed = steps.flatMap(({ sentences }) => sentences)
  const added = steps.filter(
    ({ sentences, note }) => note !== '' || sentences.some(({ now }) => now !== null),
  )
  const own =
    lines.filter(({ isOwn }) => isOwn).length +
    steps.filter(({ note }) => note !== '').length +
    fixed.filter(({ made, now }) => now !== made).length +
    ownLines
  return [
    `${count(changed, 'line')} changed, ${count(added.length, 'step')} with a sentence`,
    ...(own > 0 ? [`${own} your own`] : []),
    confirmed ? 'confirmed' : said.confirmed ? 'to confirm again' : 'made by software',
  ].join('; ')
}

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`

function figures({ fibre, lactose, fat }: PreviewedVersion): string {
  const say = (name: string, { was, now }: PreviewedVersion['fibre']) => {
    if (was === null || now === null) return `${name}: not enough data`
    const [before, after] = [formatSmallAmount(was, 'g'), formatSmallAmount(now, 'g')]
    return `${name} ${before === after ? after : `${before} → ${after}`}`
  }
  return `One portion: ${[say('fibre', fibre), say('lactose', lactose), say('fat', fat)].join(', ')}.`
}
