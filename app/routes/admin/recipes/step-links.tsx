import { useState } from 'react'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatCount } from 'recipe-basics/text/format-number'
import type { LineValue } from '#domain/recipe/line-value.ts'
import { isUndone } from 'recipe-reading/step/undone-links'
import type { UndoneLink } from 'recipe-basics/recipe/recipe'
import type { PreviewedLink, StepPreview } from '#server/recipe-preview/step-preview.ts'

type Place = { text: string; place: number; value: LineValue }

/** What stands below each step as it is typed: what it links, and the way to undo that. */
export const belowSteps = (steps: StepPreview) => {
  const known = new Map(steps.map(({ text, links }) => [text, links]))
  return (typed: Place) => <StepLinks links={known.get(typed.text.trim())} {...typed} />
}

/** '6 steps, 5 timers found': the timers once all steps that are typed are read. */
export function countSteps(typed: number, steps: StepPreview): string | undefined {
  if (typed === 0) return undefined
  if (steps.length !== typed) return formatCount(typed, 'step')
  const timers = steps.flatMap(({ links }) => links).filter(({ kind }) => kind === 'timer').length
  const found = timers > 0 && `${formatCount(timers, 'timer')} found`
  return [formatCount(steps.length, 'step'), found].filter(Boolean).join(', ')
}

/**
 * The links of a step, closed to their counts. A link that is undone stays listed, struck out. Each is a box of the form, so
 * that it works without scripts.
 */
function StepLinks({ links, place, value }: Place & { links: PreviewedLink[] | undefined }) {
  const [undone, setUndone] = useState(value.undone ?? [])
  const [last, setLast] = useState(links)
  // While the server reads what is being typed, the links of before stay.
  if (links && links !== last) setLast(links)
  const shown = links ?? last ?? []
  if (shown.length === 0) return null
  const count = (kind: PreviewedLink['kind']) =>
    shown.filter((link) => link.kind === kind && !isUndone(link, undone)).length
  const amounts = count('amount')
  const timers = count('timer')
  const gone = shown.length - amounts - timers
  const change = ({ text, place }: UndoneLink, isGone: boolean) =>
    setUndone((before) => [
      ...before.filter((one) => one.text !== text || one.place !== place),
      ...(isGone ? [{ text, place }] : []),
    ])
  return (
    <details className="pr-3 pl-11 text-[.9375rem]">
      <summary className="inline-flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-4 text-ink-soft marker:content-[''] hover:underline">
        {amounts > 0 && <Count icon="scale" words={`${formatCount(amounts, 'amount')} linked`} />}
        {timers > 0 && <Count icon="timer" words={formatCount(timers, 'timer')} />}
        {gone > 0 && <Count icon="undo-2" words={`${formatCount(gone, 'link')} undone`} />}
        <Icon name="chevron-down" className="size-[1em]" />
      </summary>
      <ul className="border-t border-line">
        {shown.map((link) => (
          <Link
            key={`${link.place} ${link.text}`}
            link={link}
            name={`step_undone_${place}`}
            isUndone={isUndone(link, undone)}
            onChange={(isGone) => change(link, isGone)}
          />
        ))}
      </ul>
    </details>
  )
}

const Count = ({ icon, words }: { icon: 'scale' | 'timer' | 'undo-2'; words: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <Icon name={icon} className="size-[1.1em]" /> {words}
  </span>
)

function Link({
  link: { kind, text, place, to },
  name,
  isUndone,
  onChange,
}: {
  link: PreviewedLink
  name: string
  isUndone: boolean
  onChange: (isUndone: boolean) => void
}) {
  const timer = to ? `timer “${to}”` : 'timer'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-0.5">
      <span className={isUndone ? 'text-ink-soft' : ''}>
        {isUndone ? <s>{text}</s> : <span className={kind === 'timer' ? TIMED : DOTTED}>{text}</span>} →{' '}
        {kind === 'timer' ? timer : to}
        {isUndone && '. You undid this link.'}
      </span>
      <label className="group/undo inline-flex min-h-11 cursor-pointer items-center font-semibold underline decoration-accent underline-offset-4 has-focus-visible:outline-3 has-focus-visible:outline-focus">
        <input
          type="checkbox"
          name={name}
          value={`${place} ${text}`}
          defaultChecked={isUndone}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          aria-label={`${text} is ${kind === 'timer' ? 'no timer' : `not of ${to}`}`}
          className="sr-only"
        />
        <span className="group-has-checked/undo:hidden">
          {kind === 'timer' ? 'No timer' : 'Not this line'}
        </span>
        <span className="hidden group-has-checked/undo:inline">Link again</span>
      </label>
    </li>
  )
}

const DOTTED = 'border-b-2 border-dotted border-accent'
const TIMED = 'underline decoration-accent underline-offset-4'
