import { TextField } from '../../../ui/field/text-field.tsx'
import type { ResolvedLabel } from 'food-verdicts/diet/label-decisions'
import { labelField, reasonField } from 'food-verdicts/diet/label-form'
import { VERDICTS } from './label-words.ts'

type Choice = { value: string; words: string; note: string }

/** What the chef may answer about a label, and why. Against an ingredient there is nothing to answer. */
export function Answer({
  label,
  chosen,
  reason,
  isWrong,
}: {
  label: ResolvedLabel
  chosen: string | undefined
  reason: string | undefined
  isWrong: boolean
}) {
  const { diet, state, decision, asks, reasons } = label
  const choices = choicesOf(label)
  const standing = asks ? '' : (decision?.answer ?? 'as-read')
  const why = (
    <TextField
      label="Your reason"
      name={reasonField(diet)}
      maxLength={500}
      autoComplete="off"
      defaultValue={reason ?? decision?.reason ?? ''}
    />
  )
  if (choices.length < 2 && !decision)
    return (
      <>
        <p>
          You cannot decide against this{reasons[0] && <>: “{reasons[0].term}” stands against it</>}. Change
          that line, and the label follows.
        </p>
        {/* Nothing that was typed is lost when a line comes that speaks against it. */}
        {reason && why}
      </>
    )
  return (
    <>
      {/* Another question has no answer yet. */}
      <fieldset
        key={`${state} ${decision?.decided_at} ${asks !== null} ${chosen}`}
        aria-invalid={isWrong || undefined}
        tabIndex={isWrong ? -1 : undefined}
      >
        <legend className="text-ui leading-[1.4] font-semibold">Your answer</legend>
        {choices.map(({ value, words, note }) => (
          <label
            key={value}
            className="grid min-h-11 cursor-pointer grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 py-2 leading-[1.45]"
          >
            <input
              type="radio"
              name={labelField(diet)}
              value={value}
              defaultChecked={(chosen || standing) === value}
              autoComplete="off"
              className="mt-0.5 size-5 accent-ink"
            />
            <span>
              {words}
              <span className="block text-caption text-ink-soft">{note}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {why}
    </>
  )
}

function choicesOf({ diet, state, decision, asks }: ResolvedLabel): Choice[] {
  const isHers = decision?.answer === 'yes'
  const choices: Choice[] = []
  if (state === 'no' ? isHers && !asks : state !== 'yes' || isHers)
    choices.push({
      value: 'yes',
      words: `${isHers ? 'Still' : 'It is'} ${diet}, as I write it`,
      note: 'Readers see the label, and that you decided it.',
    })
  choices.push({
    value: 'as-read',
    words: `As read: ${VERDICTS[state].words}`,
    note: state === 'yes' ? 'Readers see the label.' : 'Readers see no label.',
  })
  if (state === 'yes' || decision?.answer === 'off')
    choices.push({
      value: 'off',
      words: 'No label, although the lines earn it',
      note: 'Readers see no label until you put it back.',
    })
  return choices
}
