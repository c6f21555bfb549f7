import { formatNumber } from 'recipe-basics/text/format-number'

/** A rounded amount that keeps its unit beside it: '412', '1,240 kcal', '5 g'. */
export const formatAmount = (amount: number, unit = '') => withUnit(formatNumber(amount), unit)

/** The same, with one decimal where it has one: '1.1 g'. */
export const formatSmallAmount = (amount: number, unit = '') => withUnit(formatNumber(amount, 1), unit)

const withUnit = (amount: string, unit: string) => (unit ? `${amount}\u00a0${unit}` : amount)

const NUMBER_AND_UNIT =
  /([\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])[ ](?=(?:m?g|kg|m?l|cl|dl|cm|mm|°[CF]|tbsp|tsp|cups?|oz|lb|kcal|min(?:ute)?s?|hours?)\b)/g

/** The same text, with no line break between a number and its unit. */
export const bindUnits = (text: string) => text.replace(NUMBER_AND_UNIT, '$1\u00a0')
