import type { LineSwap } from 'food-verdicts/gut/swaps/list-swaps'
import type { SpellSwap } from './spell-answers.ts'
import { AMOUNT, isWide, UNDER_LINE } from './spine.tsx'

type InsteadProps = SpellSwap & {
  /** The swaps of the line, for the servings as written. */
  written: LineSwap[] | undefined
  /** Whether the line has its amount on the spine. */
  isOnSpine: boolean
}

/** Under a line, while a spell is lit that it is not for: what to take in its place, and one reason. */
export function Instead({ on, swap, written, isOnSpine }: InsteadProps) {
  const { amount, food: whole } = splitSwap(swap, written)
  const [food = '', ...details] = ((isOnSpine ? whole : swap.text) ?? '').split(/(?=,)/)
  return (
    <p data-on={on} className={`pb-2.5 leading-[1.45] ${UNDER_LINE}`}>
      {isOnSpine && amount && (
        <b data-wide={isWide(amount.text) || undefined} className={`font-semibold ${AMOUNT}`}>
          {amount.text}
        </b>
      )}{' '}
      <span className={isOnSpine ? '-col-end-1' : 'col-[1/-1]'}>
        <i className="font-serif text-[1.08em] text-accent">
          {swap.text === null ? 'leave it out' : 'instead'}
        </i>{' '}
        <b className="font-semibold">{food}</b>
        {details.join('')}
        <small className="block text-caption leading-[1.45] text-ink-soft">{swap.note}</small>
      </span>
    </p>
  )
}

/** The amount of a swap, where it begins with one, and what is cooked; `written`: the swaps of its line, for the servings as written. */
export function splitSwap({ id, text }: LineSwap, written: LineSwap[] = []) {
  const same = written.find((one) => one.id === id)
  const [amount, food] = same ? splitAmount(same) : ['', '']
  if (!amount || !text?.endsWith(food)) return { amount: undefined, food: text }
  return { amount: { text: text.slice(0, -food.length).trim(), isAmount: true as const }, food }
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
