import { after, isMark } from '../ingredient/read-quantity.ts'
import { endOfCompound } from './compound-words.ts'
import { stemOf } from './food-words.ts'
import { afterWord, type StepReading } from './step-words.ts'

/** A word that may name a food. A comma is one, too: a name ends there, and another may begin. */
export type PhraseWord = {
  text: string
  stem: string
  /** The stem of the last noun of a compound. */
  end?: string
}

export const COMMA = ','
const LONGEST_PHRASE = 9
/** With articles and brackets between its words. */
const MOST_TOKENS = 50
const LONGEST_BRACKET = 40
const LONGEST_NAME = 3
/** Marks in a name, and after it: "extra-virgin", "salt*". */
const JOINTS = new Set(['-', "'", '*'])
const ENDS = new Set(
  'in into to until over for with from on onto at then while if plus as by about so when which that till och und mit zu bis dans pour avec en con para hasta fino met tot med i til'.split(
    ' ',
  ),
)

/** The words after an amount that may name its food, up to the end of the phrase. */
export function phraseAfter(reading: StepReading, from: number): PhraseWord[] {
  const { tokens } = reading
  const phrase: PhraseWord[] = []
  const begin = skipTotal(reading, skipBrackets(reading, isMark(reading, from, ')') ? from + 1 : from))
  const each = after(reading, 'each', begin)
  for (let at = each ?? begin; phrase.length < LONGEST_PHRASE && at < from + MOST_TOKENS; at++) {
    const token = tokens[at]
    if (!token || token.kind === 'number') break
    if (token.kind === 'mark') {
      const end = skipBrackets(reading, at)
      if (token.text === COMMA && phrase.length > 0) phrase.push(BREAK)
      else if (end > at) at = end - 1
      else if (!JOINTS.has(token.text)) break
    } else if (!isSmall(reading, at)) {
      const isAnd = after(reading, 'and', at) !== undefined
      if (ENDS.has(token.text) || (isAnd && each === undefined)) break
      // "Two warm bowls, pulling the egg up" counts bowls.
      if (afterWord(reading, 'container', at) !== undefined) break
      phrase.push(isAnd ? BREAK : toPhraseWord(reading, token.text))
    }
  }
  return phrase
}

/** The words before a bracket, as far as they may name a food. */
export function phraseBefore(reading: StepReading, to: number): PhraseWord[] {
  const { tokens } = reading
  const phrase: PhraseWord[] = []
  for (
    let at = to - 1;
    tokens[at]?.kind === 'word' && phrase.length < LONGEST_NAME && at > to - MOST_TOKENS;
    at--
  )
    if (!isSmall(reading, at)) phrase.unshift(toPhraseWord(reading, tokens[at]?.text ?? ''))
  return phrase
}

const BREAK: PhraseWord = { text: COMMA, stem: COMMA }

function toPhraseWord({ words }: StepReading, text: string): PhraseWord {
  const end = endOfCompound(text, words.language)
  return { text, stem: stemOf(text), ...(end !== undefined && { end: stemOf(end) }) }
}

function skipBrackets({ tokens }: StepReading, at: number): number {
  if (tokens[at]?.text !== '(') return at
  const close = tokens.slice(at, at + LONGEST_BRACKET).findIndex(({ text }) => text === ')')
  return close < 0 ? at : at + close + 1
}

/** "2 of the 6 eggs": how many there are. */
function skipTotal(reading: StepReading, at: number): number {
  const of = after(reading, 'of', at)
  const article = of === undefined ? undefined : after(reading, 'article', of)
  return article !== undefined && reading.tokens[article]?.kind === 'number' ? article + 1 : at
}

const isSmall = (reading: StepReading, at: number) =>
  after(reading, 'of', at) === at + 1 || after(reading, 'article', at) === at + 1
