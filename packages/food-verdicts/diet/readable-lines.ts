import type { ReadLine } from './judge-line.ts'

/** Amounts that many languages write alike: "500 gram mel" is no English. */
const INTERNATIONAL = new Set(
  'g gr gram grams kg kilo ml cl dl l liter litre cm mm min max a de en in of for salt'.split(' '),
)

/**
 * Whether the lists, which are English, can be held against these lines: half of all their words must be known.
 * Silence of the lists about a Hungarian recipe proves nothing, and neither does a word that two languages share.
 */
export function areReadable(lines: readonly ReadLine[]): boolean {
  const isInformative = (text: string) => !/^\d/.test(text) && !INTERNATIONAL.has(text)
  const all = lines.flatMap(({ words }) => words.filter(({ text }) => isInformative(text))).length
  const unknown = lines.flatMap((line) => line.unknown.filter(isInformative)).length
  return all > 0 && unknown * 2 <= all
}
