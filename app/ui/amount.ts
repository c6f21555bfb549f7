const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const TENTHS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** A rounded amount that keeps its unit beside it: '412', '1,240 kcal', '5 g'. */
export const formatAmount = (amount: number, unit = '') => withUnit(WHOLE.format(amount), unit)

/** The same, with one decimal where it has one: '1.1 g'. */
export const formatSmallAmount = (amount: number, unit = '') => withUnit(TENTHS.format(amount), unit)

const withUnit = (amount: string, unit: string) => (unit ? `${amount}\u00a0${unit}` : amount)
