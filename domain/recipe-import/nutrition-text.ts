import { toLines } from './plain-text.ts'

/** "Protein: 38 g", "Total Fat 4g": a name, and an amount behind it. */
const NAMED = /^([\p{L}][\p{L} ]{1,30}?)\s?[:=–-]?\s?(\d[\d.,]{0,10}\s?\p{L}{0,12})$/u
/** "38 g protein". */
const TURNED = /^(\d[\d.,]{0,10}\s?(?:k?cal|kj|m?g|grams?))(?: of)? ([\p{L}][\p{L} ]{1,30})$/iu
const OF_HUNDRED = /\b(?:per|pro|pour|por|in) 100 ?(?:g|ml)\b/i
const MOST_TEXT = 5_000

/** "Per serving: " before the first of them. */
const PREAMBLE = /^(?:per|each|for (?:one|each)) [\p{L} ]{1,30}: /iu

/** The facts that a text tells one by one, by their names; undefined where it does not tell two. */
export function nutritionOfText(text: string): Record<string, string> | undefined {
  const parts = toLines(text.slice(0, MOST_TEXT)).flatMap((line) =>
    line.split(/[;|•]|,(?= \p{L}|$)|,(?= \d[\d.,]*\s?\p{L}+ \p{L})/u),
  )
  const facts = parts.flatMap((whole) => {
    const part = whole.replace(PREAMBLE, '')
    const [, name, amount] = NAMED.exec(part.trim()) ?? []
    const [, first, last] = TURNED.exec(part.trim()) ?? []
    const [said, value] = name === undefined ? [last, first] : [name, amount]
    return said === undefined || value === undefined ? [] : [[said.replaceAll(' ', ''), value] as const]
  })
  if (facts.length < 2) return undefined
  return Object.fromEntries([...facts, ...(OF_HUNDRED.test(text) ? [['servingSize', '100 g'] as const] : [])])
}
