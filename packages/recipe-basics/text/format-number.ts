/**
 * A number as the en-US locale writes it, with so many decimals at most: '1,240', '1.5'. Not by `Intl`: see `dates.ts`.
 */
export function formatNumber(value: number, decimals = 0): string {
  const scale = 10 ** decimals
  const [whole = '', rest] = String(Math.round(value * scale) / scale).split('.')
  // From 22 digits on a number is written with an exponent.
  return whole.replace(/\B(?=(?:\d{3}){1,7}$)/g, ',') + (rest ? `.${rest}` : '')
}

/** A number of things with their name: '1 second', '1,240 recipes'. */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

const IN_WORDS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

/** `formatCount` at the beginning of a sentence, where small numbers are words: 'Three addresses', '13 addresses'. */
export const beginWithCount = (count: number, one: string, many = `${one}s`) =>
  `${IN_WORDS[count] ?? formatNumber(count)} ${count === 1 ? one : many}`
