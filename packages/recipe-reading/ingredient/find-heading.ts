import type { Span } from './ingredient-line.ts'
import { after, isMark, type Reading, spanOf } from './read-quantity.ts'

/** Whether a line is a heading, or where its ingredient begins after one: "For the pan: 1 tbsp butter". */
export type Heading = { isHeading: boolean; end: number; purpose?: Span; optional?: Span }

const MAX_WORDS = 6

/** Looks for a heading at the beginning of a line, past its bullet. */
export function findHeading(reading: Reading): Heading {
  const { tokens } = reading
  const start = skipBullet(reading)
  const last = tokens.length - 1
  if (last < start) return { isHeading: false, end: start }
  const hasNumber = tokens.some(({ kind }) => kind === 'number')
  if (isMark(reading, last, ':') && !hasNumber) return { isHeading: true, end: start }
  const named = after(reading, 'heading', start)
  const isPurpose = after(reading, 'purpose', start)
  const isPlain = tokens.slice(start).every(({ kind }) => kind === 'word')
  if (named !== undefined && !hasNumber && isPlain) return { isHeading: true, end: start }
  const colon = tokens.findIndex(({ text }) => text === ':')
  const isShort =
    colon > start &&
    colon - start <= MAX_WORDS &&
    tokens.slice(start, colon).every(({ kind }) => kind === 'word')
  if (!isShort) return { isHeading: false, end: start }
  const optional = after(reading, 'optional', start)
  const span = spanOf(reading, start, colon)
  if (optional === colon) return { isHeading: false, end: colon + 1, optional: span }
  if (
    named !== undefined ||
    isPurpose !== undefined ||
    /^(?:garnish|topping|toppings|serving)$/.test(tokens[start]?.text ?? '')
  )
    return { isHeading: false, end: colon + 1, purpose: span }
  return { isHeading: false, end: start }
}

/** "- 2 eggs", "• 2 eggs", "▢ 2 eggs". */
function skipBullet({ tokens }: Reading): number {
  const start = tokens.findIndex(({ kind, text }) => kind !== 'mark' || text === '(' || text === '#')
  return start < 0 ? tokens.length : start
}
