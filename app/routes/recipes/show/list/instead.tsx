import type { LineSwap } from 'food-verdicts/gut/swaps/list-swaps'
import type { SpellSwap } from './spell-answers.ts'

type InsteadProps = SpellSwap & {
  /** The swap for the servings as written. */
  written: LineSwap
  /** Whether the line has its amount on the spine. */
  isOnSpine: boolean
}

/** Under a line, while a spell is lit that it is not for: what to take in its place, and one reason. */
export function Instead({ on, swap: { text, note }, written, isOnSpine }: InsteadProps) {
  const [, rest] = splitAmount(written)
  const amount = isOnSpine && rest && text?.endsWith(rest) ? text.slice(0, -rest.length).trim() : ''
  const [food = '', ...details] = (amount ? rest : (text ?? '')).split(/(?=,)/)
  return (
    <p data-on={on} className="flex flex-wrap gap-x-3 pb-2.5 pl-[2.125rem] leading-[1.45]">
      {isOnSpine && <b className="w-18 text-right font-semibold print:w-auto">{amount}</b>}{' '}
      <span className="min-w-0 flex-[1_1_8rem]">
        <i className="font-serif text-[1.08em] text-accent">{text === null ? 'leave it out' : 'instead'}</i>{' '}
        <b className="font-semibold">{food}</b>
        {details.join('')}
        <small className="block text-caption leading-[1.45] text-ink-soft">{note}</small>
      </span>
    </p>
  )
}

/** What is cooked in the place of a line, without its amount and what is done to it. */
export const foodOf = (written: LineSwap): string | undefined => splitAmount(written)[1].split(',')[0]

/** The amount that a swap begins with, for the servings as written, and the rest. */
function splitAmount({ text, figures }: LineSwap): [amount: string, food: string] {
  const [first] = figures
  const ends = first?.terms.flatMap(({ number, unitSpan, tail }) =>
    [number, unitSpan, tail].flatMap((span) => span?.end ?? []),
  )
  const starts = first?.article?.start ?? first?.terms[0]?.number.start
  if (text === null || first?.kind !== 'amount' || starts !== 0) return ['', text ?? '']
  const end = Math.max(...(ends ?? []))
  const rest = text.slice(end).trimStart()
  // "1 leek, green part only": what is counted is the food.
  return /^\p{L}/u.test(rest) ? [text.slice(0, end), rest] : ['', text]
}
