import type { ReactNode } from 'react'
import type { ShownPiece } from 'recipe-reading/kitchen/shown-text'
import { ShownPieces } from '../view/shown-pieces.tsx'
import { STRUCK, TickBox } from './tick-box.tsx'

/** Around the lines of one list: one long amount makes room for all, and with large letters the foods stand below. */
export const SPINE = '@container [--amount:4.5rem] has-[[data-wide]]:[--amount:7.25rem]'

/** Under a line, in the columns of its amount and its food. */
export const UNDER_LINE =
  'grid grid-cols-[var(--amount)_minmax(0,1fr)] gap-x-3 pl-[2.125rem] @max-[16rem]:grid-cols-1 print:grid-cols-[max-content_minmax(0,1fr)]'

export const AMOUNT = 'text-right @max-[16rem]:text-left'

type SpineLineProps = {
  /** The value of its box. */
  value: string
  lang?: string | undefined
  /** What stands at the spine, if anything. */
  amount: ShownPiece | undefined
  children: ReactNode
}

/** A line that can be ticked off. Amounts end at a spine, and foods begin there; a line without an amount goes over both. */
export const SpineLine = ({ value, lang, amount, children }: SpineLineProps) => (
  <label
    lang={lang}
    className="grid cursor-pointer grid-cols-[1.375rem_var(--amount)_minmax(0,1fr)] gap-x-3 py-2.5 leading-[1.45] @max-[16rem]:grid-cols-[1.375rem_minmax(0,1fr)] print:grid-cols-[1.375rem_max-content_minmax(0,1fr)] print:py-1"
  >
    <TickBox value={value} />
    {amount && (
      <span data-wide={isWide(amount.text) || undefined} className={`${AMOUNT} ${STRUCK}`}>
        <ShownPieces pieces={[amount]} />{' '}
      </span>
    )}
    <span dir="auto" className={`${amount ? '-col-end-1' : 'col-[2/-1]'} ${STRUCK}`}>
      {children}
    </span>
  </label>
)

/** The amount that a line begins with, unless its words would be broken at the spine, and the rest. */
export function toSpine(pieces: ShownPiece[]): [amount: ShownPiece | undefined, rest: ShownPiece[]] {
  const [first, next, ...rest] = pieces
  if (!first?.isAmount || !FITS.test(first.text)) return [undefined, pieces]
  return [first, next ? [{ ...next, text: next.text.trimStart() }, ...rest] : []]
}

/** Words of at most thirteen characters, two lines of them. */
const FITS = /^(?!.{27})\S{1,13}(?:\s+\S{1,13})*\s*$/

/** "teaspoon" is wide, and so is whatever has more than eleven characters. */
export const isWide = (amount: string) => /\S{8}|.{12}/.test(amount.trim())
