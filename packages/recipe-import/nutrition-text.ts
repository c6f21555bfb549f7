import { toLines } from './plain-text.ts'

/** "Protein: 38 g", "Total Fat 4g", "Brennwert: 1.250 kJ / 299 kcal": a name, and an amount behind it. */
const NAMED =
  /^([\p{L}][\p{L} ]{1,40}?)\s?[:=–-]?\s?(\d[\d.,]{0,10}\s?\p{L}{0,12}(?:\s?[/(]\s?\d[\d.,]{0,10}\s?k(?:cal|j)\)?)?)$/iu
/** "38 g protein". */
const TURNED = /^(\d[\d.,]{0,10}\s?(?:k?cal|kj|m?g|grams?))(?: of)? ([\p{L}][\p{L} ]{1,30})$/iu
/** "95 kcal": energy is all that it can be. */
const ENERGY = /^\d[\d.,]{0,10}\s?kcal$/i
/** "Carbs 22 g (of which sugars 19 g)". */
const INSIDE = /\(([\p{L}][\p{L} ]{1,40}:?\s?\d[\d.,]{0,10}\s?\p{L}{0,12})\)/gu
const OF_HUNDRED = /\b(?:per|pro|pour|por|in) 100 ?(?:g|ml)\b/i
const MOST_TEXT = 5_000

/** "Per serving: " before the first of them. */
const PREAMBLE = /^(?:per|pro|par|por|each|for (?:one|each)) [\p{L} ]{1,30}: /iu

/** The facts that a text tells one by one, by their names; undefined where it does not tell two. */
export function nutritionOfText(text: string): Record<string, string> | undefined {
  const parts = toLines(text.slice(0, MOST_TEXT)).flatMap((line) =>
    line
      .replace(/ :/g, ':')
      .replace(INSIDE, '; $1')
      .split(/[;|•]|,(?= \p{L}|$)|,(?= \d[\d.,]*\s?\p{L}+ \p{L})/u),
  )
  const facts = parts.flatMap((whole) => {
    const part = whole.trim().replace(PREAMBLE, '').trim()
    if (ENERGY.test(part)) return [['energy', part] as const]
    const [, name, amount] = NAMED.exec(part) ?? []
    const [, first, last] = TURNED.exec(part) ?? []
    const [said, value] = name === undefined ? [last, first] : [name, amount]
    return said === undefined || value === undefined ? [] : [[said.replaceAll(' ', ''), value] as const]
  })
  if (facts.length < 2) return undefined
  return Object.fromEntries([...facts, ...(OF_HUNDRED.test(text) ? [['servingSize', '100 g'] as const] : [])])
}
