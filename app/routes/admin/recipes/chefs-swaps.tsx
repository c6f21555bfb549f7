import { href } from 'react-router'
import { PROFILE_GROUPS } from 'food-verdicts/gut/profile/profile-groups'
import { keyOf, LONGEST_TEXT, type StoredSwap } from 'food-verdicts/gut/versions/stored-versions'
import { neverOf, versionControl } from 'food-verdicts/gut/versions/version-form'
import { listInWords } from 'recipe-basics/text/list-in-words'
import type { SwapPreview, SwapsPreview } from '#server/recipe-preview/swaps-preview.ts'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { FieldWarnings } from '../../../ui/field/field-warnings.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useMay } from '../use-may.ts'
import { GoneWords } from './gone-words.tsx'

type Props = { preview: SwapsPreview; stored: StoredSwap[]; errors: Record<string, string> }

/** The swaps of single lines, in every spell: the chef forbids those of software, and writes her own. */
export function ChefsSwaps({ preview: { lines, gone }, stored, errors }: Props) {
  if (lines.length === 0 && stored.length === 0) return null
  const isWrong = Object.keys(errors).some((path) => path.startsWith('softer.swaps'))
  return (
    <details className="group border-t border-line" open={isWrong ? true : undefined}>
      <summary className="group/name flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <b className="font-semibold decoration-accent underline-offset-[.25em] group-hover/name:underline">
            Swaps of single lines
          </b>{' '}
          <span className="text-ui text-ink-soft">{sumUp(lines, stored)}</span>
        </span>
        <Icon name="chevron-down" className="flex-none text-ink-soft group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-5">
        <p className="text-ui text-ink-soft">
          What readers may take in the place of a line. If you forbid the only swap of a line, the dish may
          leave the lists for a spell.
        </p>
        <ul className="border-t border-line empty:hidden">
          {lines.map((line) => {
            const place = stored.findIndex((one) => keyOf(one) === line.key)
            return (
              <Line
                key={line.key}
                line={line}
                text={stored[place]?.text ?? ''}
                error={errors[`softer.swaps.${place}.text`]}
              />
            )
          })}
        </ul>
        <GoneWords of="swaps" swaps={[...gone, ...stored]} there={new Set(lines.map(({ key }) => key))} />
      </div>
    </details>
  )
}

function Line({
  line: { key, was, food, offers, never, warnings },
  text,
  error,
}: {
  line: SwapPreview
  text: string
  error: string | undefined
}) {
  const maySay = useMay()('decide-labels')
  return (
    <li className="grid min-w-0 gap-1.5 border-b border-line py-3">
      <input type="hidden" name={versionControl('swaps', 'line')} value={key} />
      <p className="font-semibold wrap-anywhere">
        <bdi>{was}</bdi>
      </p>
      {offers.length === 0 && <p className="text-ui text-ink-soft">Software offers no swap.</p>}
      {offers.map(({ groups, text: offered, note, isForbidden }) => (
        <Checkbox
          key={groups.join()}
          name={versionControl('swaps', 'never')}
          value={neverOf(key, groups)}
          defaultChecked={isForbidden}
          autoComplete="off"
          label={
            offered === null ? (
              <>
                Never leave it out<span className="sr-only">: “{was}”</span>
              </>
            ) : (
              <>
                Never <bdi>“{offered}”</bdi>
                <span className="sr-only"> instead of “{was}”</span>
              </>
            )
          }
          hint={`For ${listInWords(groups.map((group) => PROFILE_GROUPS[group].name))}. ${note}`}
        />
      ))}
      {never.length > 0 && (
        <input type="hidden" name={versionControl('swaps', 'never')} value={neverOf(key, never)} />
      )}
      <TextField
        label={`Your swap for “${was}”`}
        name={versionControl('swaps', 'text')}
        defaultValue={text}
        maxLength={LONGEST_TEXT}
        dir="auto"
        autoComplete="off"
        hint={warnings.length > 0 ? <FieldWarnings texts={warnings} /> : undefined}
        error={error}
      />
      {food && maySay && (
        <p>
          {/* What is typed here stays as it is. */}
          <a
            href={`${href('/admin/keeping/foods')}?${new URLSearchParams({ food })}#swaps`}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center gap-1.5 text-ui"
          >
            Swaps for {food} in every recipe <Icon name="external-link" className="size-[1em]" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      )}
    </li>
  )
}

function sumUp(lines: SwapPreview[], stored: StoredSwap[]): string {
  const offers = lines.flatMap((line) => line.offers)
  const forbidden = offers.filter(({ isForbidden }) => isForbidden).length
  const own = stored.filter(({ text }) => text).length
  return [
    `${offers.length - forbidden} by software`,
    ...(forbidden > 0 ? [`${forbidden} forbidden`] : []),
    ...(own > 0 ? [`${own} by you`] : []),
  ].join(', ')
}
