import type { Amount } from './ingredient-line.ts'
import { readAmount } from './read-amount.ts'
import { endOfCount, endsOrBreaks, type FoodReading } from './read-food.ts'
import type { ReadPart } from './read-part.ts'
import { after, isMark, startsQuantity } from './read-quantity.ts'

const BEFORE = [',', ':', '-', '(', '×', 'x']

/** "Butter 200 g", "Flour: 2 cups", "Eggs – 4", "Onion 1 large", "Salt – 10 g – 2%": the amount stands after the food. */
export function readLateAmount(reading: FoodReading, first: ReadPart, at: number): number | undefined {
  if (first.amounts.length > 0 || !first.food || at > (first.nameTokens.at(-1) ?? 0) + 3) return undefined
  let from = at
  while (BEFORE.some((mark) => isMark(reading, from, mark))) from++
  const amount = startsQuantity(reading, from) ? readAmount(reading, from) : undefined
  const isSaid = amount?.value.quantitySpan !== undefined || amount?.value.packageSize !== undefined
  if (!amount || !isSaid || !endsLate(reading, amount.value, amount.end)) return undefined
  if (!amount.value.unit && isMark(reading, at, ',')) return undefined
  first.amounts = [amount.value]
  return amount.end
}

/** Whether nothing of the food follows the amount: the line ends, or a remark begins. */
function endsLate(reading: FoodReading, { unit }: Amount, end: number): boolean {
  const { tokens } = reading
  if (endsOrBreaks(reading, end) || isShare(reading, end)) return true
  const isRemark = (['form', 'stop', 'purpose'] as const).some(
    (role) => after(reading, role, end) !== undefined,
  )
  return (unit !== undefined && isRemark && tokens[end]?.kind === 'word') || endOfCount(reading, end) > end
}

/** "500 g 100%": a baker's share of the flour. */
const isShare = ({ tokens }: FoodReading, at: number) =>
  tokens[at]?.kind === 'number' && tokens[at + 1]?.text === '%'
