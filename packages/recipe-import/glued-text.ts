import shortForms from './short-forms.json' with { type: 'json' }

/** A sentence that ends without a blank before the next: "…with paper.Snap the chocolate…" */
const SENTENCE_END = /[.!?](?=\p{Lu}\p{L})/gu
/** "180 °C.Bake", "350F.Bake". */
const DEGREES = /\d ?°? ?[CF]$/
const LONGEST_WORD = 60
const WORD = /(?:\p{L}{2}|\))$/u
/** Addresses, and the ends of names of sites. */
const ADDRESS = /[@/\\]|^(?:com|org|net|info|edu|gov)(?!\p{L})/iu
const { joined, ...short } = shortForms
const SHORT_FORMS = new Set(Object.values(short).flatMap((words) => words.split(' ')))
/** Names that end with a number: "omega3 eggs". */
const BEFORE_NUMBERS = new Set([...SHORT_FORMS, ...joined.split(' ')])

/** The sentences of a text that lost its line breaks, cut where one ends and a capital follows at once. */
export function splitGlued(text: string): string[] {
  const parts: string[] = []
  let start = 0
  for (const { index } of text.matchAll(SENTENCE_END)) {
    if (
      !endsSentence(
        text.slice(Math.max(start, index - LONGEST_WORD), index),
        text[index],
        text.slice(index + 1, index + LONGEST_WORD),
      )
    )
      continue
    parts.push(text.slice(start, index + 1))
    start = index + 1
  }
  return [...parts, text.slice(start)].map((part) => part.trim())
}

function endsSentence(before: string, sign = '', behind: string): boolean {
  const [next = ''] = /^\S+/.exec(behind) ?? []
  if (ADDRESS.test(next)) return false
  if (DEGREES.test(before)) return true
  const [token = ''] = /\S{1,100}$/.exec(before) ?? []
  if (!WORD.test(token) || /[./@\\]/.test(token)) return false
  const [word = ''] = /\p{L}{1,40}$/u.exec(token) ?? []
  return sign !== '.' || !SHORT_FORMS.has(word.toLowerCase())
}

const NUMBER = String.raw`(?:\d{1,4}(?:[.,/]\d{1,2})?|[½⅓⅔¼¾⅛])`
const UNIT = String.raw`(?:g|kg|mg|ml|cl|dl|l|oz|lbs?|cups?|tsp|tbsp|el|tl|cm)(?!\p{L})`
/** A line that ends where the amount of the next begins: "sesame oil2 small onions", "chopped.3 cloves". */
const NEXT_AMOUNT = new RegExp(String.raw`(?<=\p{Ll}|\))[.,;]?(?=(${NUMBER})(?: ?${UNIT}| +\p{L}))`, 'giu')
const WITH_UNIT = new RegExp(`^${NUMBER} ?${UNIT}`, 'iu')
const AMOUNT = /^[\d½⅓⅔¼¾⅛]/
/** Nobody takes more of a thing without a unit; "Type405 flour" is a name. */
const MOST_PIECES = 30

/** Whether a line may hold several, before it is cleaned for a closer look. */
export const mayBeGlued = (text: string): boolean => /[\p{Ll})][.,;]?[\d½⅓⅔¼¾⅛]|[.!?]\p{Lu}/u.test(text)

/** The lines of a list that lost its line breaks; the text itself where it only may be one. */
export function splitGluedLines(text: string): string[] {
  if (!AMOUNT.test(text)) return [text]
  const parts: string[] = []
  let start = 0
  for (const { index, 0: stop, 1: number = '' } of text.matchAll(NEXT_AMOUNT)) {
    const behind = text.slice(index + stop.length)
    const [word = ''] = /\p{L}{1,40}$/u.exec(text.slice(Math.max(0, index - 30), index)) ?? []
    const isName = BEFORE_NUMBERS.has(word.toLowerCase()) || (word !== '' && word.length < 3)
    if (isName || !(WITH_UNIT.test(behind) || Number.parseFloat(number) <= MOST_PIECES || /\D/.test(number)))
      continue
    parts.push(text.slice(start, index))
    start = index + stop.length
  }
  return [...parts, text.slice(start)].flatMap(splitGlued).map((line) => line.replace(/\.$/, '').trim())
}
