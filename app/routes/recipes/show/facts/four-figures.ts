import { formatAmount } from '../../../../ui/text/amount.ts'

/** The figures that spec.md section 2 names, in its order. */
export const FOUR = [
  ['Calories', 'calories', ''],
  ['Protein', 'protein_content_g', 'g'],
  ['Carbs', 'carbohydrate_content_g', 'g'],
  ['Fat', 'fat_content_g', 'g'],
] as const

/** A rounded figure of the four. */
export const whole = (amount: number | null, unit = '') =>
  amount === null ? 'N/A' : formatAmount(amount, unit)
