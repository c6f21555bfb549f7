import { Badge } from '../../../ui/badge/badge.tsx'
import { FieldError } from '../../../ui/field/field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatDate } from '#domain/publishing/dates.ts'
import type { ResolvedLabel } from 'food-verdicts/diet/label-decisions'
import { useMay } from '../use-may.ts'
import { ByLine } from './by-line.tsx'
import { Answer } from './label-answer.tsx'
import { badgeOf, whyOf } from './label-words.ts'

/** What another site said of a diet, in its own words. */
export type Claim = { diet: string; words: string; host: string | undefined }

type Props = {
  label: ResolvedLabel
  chosen: string | undefined
  reason: string | undefined
  error: string | undefined
  claims: Claim[]
  linesAt: string
}

/** One label: closed, its verdict and what decided it; opened, who says so and what the chef may answer. */
export function LabelRow({ label, chosen, reason, error, claims, linesAt }: Props) {
  const { words, tone, icon } = badgeOf(label)
  const mayDecide = useMay()('decide-labels')
  return (
    <li className="border-b border-line">
      <details className="group" open={error ? true : undefined}>
        <summary className="group/name grid min-h-11 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto_1.25rem] items-start gap-x-3 gap-y-0.5 py-2.5 leading-6 wide:grid-cols-[7rem_minmax(0,1fr)_minmax(8.5rem,auto)_1.25rem] [&::-webkit-details-marker]:hidden">
          <span className="font-semibold decoration-accent underline-offset-[.25em] group-hover/name:underline">
            {label.diet}
          </span>
          <span className="flex justify-end wide:col-start-3 wide:row-start-1">
            <Badge tone={tone} icon={icon}>
              {words}
            </Badge>
          </span>
          <Icon
            name="chevron-down"
            className="mt-0.5 text-ink-soft group-open:rotate-180 wide:col-start-4 wide:row-start-1"
          />
          <span className="col-span-2 text-[0.9375rem] text-ink-soft wrap-anywhere wide:col-span-1 wide:col-start-2 wide:row-start-1">
            <Why label={label} />
          </span>
        </summary>
        <div className="mt-2 mb-4 ml-0.5 grid gap-3.5 border-l-3 border-butter pb-2 pl-4 wide:ml-31">
          {label.asks && <Changed asks={label.asks} />}
          <WhoSays label={label} />
          {claims.map(({ words, host }) => (
            <ByLine key={words} icon="external-link">
              <b className="font-semibold text-ink">Said by another site</b>
              {host && `, ${host}`}: <q>{words}</q>. A claim never lifts “check the label”.
            </ByLine>
          ))}
          {mayDecide ? (
            <Answer label={label} chosen={chosen} reason={reason} isWrong={error !== undefined} />
          ) : (
            <p>An administrator decides about labels.</p>
          )}
          {error && <FieldError>{error}</FieldError>}
          {label.state !== 'yes' && (
            <p>
              <a href={linesAt} className="inline-flex min-h-11 items-center gap-1.5">
                To the ingredients <Icon name="arrow-up" />
              </a>
            </p>
          )}
        </div>
      </details>
    </li>
  )
}

function Why({ label: { state, reasons, asks, decision } }: Pick<Props, 'label'>) {
  const { before, term, after } = whyOf(state, reasons[0])
  return (
    <>
      {asks && decision && (
        <>
          <span className="font-semibold text-butter-ink">
            <Icon name="history" className="mr-1 inline size-[1.05em] stroke-2" />
            Asks again.
          </span>{' '}
          You said {decision.answer === 'yes' ? 'yes' : 'no'} on {formatDate(decision.decided_at)}. Please
          confirm it.{' '}
        </>
      )}
      {before}
      {term && <b className="font-semibold text-ink">{term}</b>}
      {after}
    </>
  )
}

function Changed({ asks: { came, went } }: { asks: NonNullable<ResolvedLabel['asks']> }) {
  const count = Math.max(came.length, went.length)
  return (
    <div>
      <p className="flex items-start gap-1.5 font-semibold text-butter-ink">
        <Icon name="history" className="mt-[.25em] size-[1.05em] stroke-2" />
        <span>{count === 1 ? 'A line' : `${count} lines`} changed after you decided. Is it still so?</span>
      </p>
      <ul className="mt-2 border-l-3 border-line pl-4 wrap-anywhere">
        {came.map((line, place) => (
          <li key={`came ${place}`}>New: “{line}”</li>
        ))}
        {went.map((line, place) => (
          <li key={`went ${place}`}>
            Gone: <s>“{line}”</s>
          </li>
        ))}
      </ul>
    </div>
  )
}

function WhoSays({ label: { decision, isSuspended } }: Pick<Props, 'label'>) {
  if (!decision)
    return (
      <ByLine icon="circle-question-mark">
        <b className="font-semibold text-ink">Read by software</b> from the lines.
      </ByLine>
    )
  return (
    <ByLine icon="chef-hat">
      <b className="font-semibold text-ink">Decided by you</b> on {formatDate(decision.decided_at)}:{' '}
      {decision.answer === 'yes' ? 'yes' : 'no label'}.{decision.reason && <> “{decision.reason}”</>}
      {isSuspended && ' Readers see no label until you answer. Your yes and its date are kept.'}
    </ByLine>
  )
}
