import type { RefObject } from 'react'
import { Badge } from '../../../ui/badge/badge.tsx'
import { JUDGED_FIELD, labelField, reasonField, type SentLabels } from 'food-verdicts/diet/label-form'
import type { DietState } from 'food-verdicts/diet/weigh-lines'
import type { LabelPreview } from '#server/recipe-preview/label-preview.ts'
import { ByLine } from './by-line.tsx'
import { type Claim, LabelRow } from './label-row.tsx'

/** What a form knows of its labels: what the server says, where to ask again, and what another site claims. */
export type LabelsPart = { preview: LabelPreview; judgeAt: string; claims?: Claim[] }

/** What asks comes first, what is certain last. */
const ORDER: DietState[] = ['check-label', 'yes-if', 'unknown', 'yes', 'no']

/**
 * The eight labels of a recipe: verdict, deciding line and word, who says so, and where a decision of the chef is
 * possible, her answer. It follows the lines of the form that it stands in.
 */
export function LabelList({
  list,
  preview,
  sent,
  errors,
  claims = [],
  linesAt,
}: Omit<LabelsPart, 'judgeAt'> & {
  list: RefObject<HTMLUListElement | null>
  sent: SentLabels
  errors: Record<string, string>
  /** Where the ingredients stand on the page. */
  linesAt: string
}) {
  const place = ({ asks, state }: (typeof preview.labels)[number]) => (asks ? -1 : ORDER.indexOf(state))
  const labels = preview.labels.toSorted((one, other) => place(one) - place(other))
  const asking = labels.filter(({ asks }) => asks).length
  const hers = labels.filter(({ decision }) => decision).map(({ diet }) => diet)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <p className="text-ink-soft">The lines earn a label. You cannot switch it on against one of them.</p>
        {asking > 0 && (
          <Badge tone="butter" icon="history">
            {asking === 1 ? '1 asks again' : `${asking} ask again`}
          </Badge>
        )}
      </div>
      <input type="hidden" name={JUDGED_FIELD} value={preview.judged} />
      <ul ref={list} aria-label="Labels" className="border-t border-line">
        {labels.map((label) => {
          const typed = sent.answers[label.diet]
          return (
            <LabelRow
              key={label.diet}
              label={label}
              chosen={sent.judged === preview.judged ? typed?.answer : undefined}
              reason={typed?.reason}
              error={errors[labelField(label.diet)] ?? errors[reasonField(label.diet)]}
              claims={claims.filter(({ diet }) => diet === label.diet)}
              linesAt={linesAt}
            />
          )
        })}
      </ul>
      <div className="mt-3">
        <ByLine icon="circle-question-mark">
          <b className="font-semibold text-ink">Read by software</b> from the lines
          {hers.length > 0 && `; decided by you: ${hers.join(', ')}`}.
        </ByLine>
      </div>
    </>
  )
}
