import { formatAmount, formatSmallAmount } from '../../../../ui/text/amount.ts'
import type { GutFacts } from 'food-verdicts/gut/triggers/gut-facts'

/** A day’s reference intake of an adult: Regulation (EU) No 1169/2011, Annex XIII, part A, which the United Kingdom keeps. */
const MICRONUTRIENTS = [
  ['iron', 'Iron', 14, 'mg'],
  ['calcium', 'Calcium', 800, 'mg'],
  ['zinc', 'Zinc', 10, 'mg'],
  ['vitaminB12', 'Vitamin B12', 2.5, 'µg'],
  ['vitaminD', 'Vitamin D', 5, 'µg'],
] as const
/** Less of a day’s intake is not worth a row. */
const LEAST_OF_A_DAY = 0.1
const WHOLE_FROM = 10

/** The minerals and vitamins that a portion is known to hold much of. Of the others nothing is said, not even that there are none. */
export const listMicronutrients = (facts: GutFacts) =>
  MICRONUTRIENTS.flatMap(([fact, name, ofADay, unit]) => {
    const amount = facts[fact]
    if (amount === null || amount < ofADay * LEAST_OF_A_DAY) return []
    return { name, value: (amount < WHOLE_FROM ? formatSmallAmount : formatAmount)(amount, unit) }
  })
