import { fold } from 'recipe-basics/text/fold'

const FRACTION = /^(?:(\d{1,3}) )?(\d{1,2})[/⁄](\d{1,2})(?!\d)/
const NUMBER = /^\d{1,4}(?:[.,]\d{1,3})?/
const RANGE = /^ ?(?:-|–|to|or) ?(?=\d)/
const UNIT = /^ ?(tablespoons?|tbsps?|tbs|teaspoons?|tsps?|pinch(?:es)?|dash(?:es)?|grams?|g|ml)\b/
const SMALL =
  /^(?:a |an |half a |one )?(?:(?:small|large|good|generous) )?(teaspoon|tsp|tablespoon|tbsp|pinch|dash)\b/
const MILLILITRES: Readonly<Record<string, number>> = {
  te: 5,
  ts: 5,
  ta: 15,
  tb: 15,
  pi: 1,
  da: 1,
  gr: 1,
  g: 1,
  ml: 1,
}
const SPOONFUL = 15

/** Whether a line asks for a tablespoon at most: 15 ml or 15 g for the whole dish. No amount is no spoonful. */
export function isSpoonful(line: string): boolean {
  const text = fold(line).replace(/(\d)⁄/g, '$1/')
  const small = SMALL.exec(text)
  if (small) return true
  const first = readNumber(text)
  if (!first) return false
  const range = RANGE.exec(first.rest)
  const last = (range && readNumber(first.rest.slice(range[0].length))) || first
  const unit = UNIT.exec(last.rest)?.[1]
  const ml = unit && (MILLILITRES[unit] ?? MILLILITRES[unit.slice(0, 2)])
  return ml !== undefined && ml !== '' && last.value * ml <= SPOONFUL
}

function readNumber(text: string): { value: number; rest: string } | undefined {
  const fraction = FRACTION.exec(text)
  if (fraction) {
    const [found, whole = '0', top = '0', bottom = '1'] = fraction
    return { value: Number(whole) + Number(top) / Number(bottom), rest: text.slice(found.length) }
  }
  const number = NUMBER.exec(text)
  if (!number) return undefined
  return { value: Number(number[0].replace(',', '.')), rest: text.slice(number[0].length) }
}
