import { isMark, startsQuantity } from '../ingredient/read-quantity.ts'
import { readUnit } from '../ingredient/read-unit.ts'
import { UNITS } from '../ingredient/units.ts'
import { type Link, linkAmounts, type LinesByWord } from './link-amounts.ts'
import type { Candidate } from './read-numbers.ts'
import { findRest, type StepSoFar } from './find-rest.ts'
import type { StepMark } from './step-mark.ts'
import { afterWord, type StepReading } from './step-words.ts'

/**
 * The marks of amounts of one food: of a line of the list, or left alone. "An egg" is no number at all. `forEach`: the tokens
 * of sentences that speak of each of several things; `soFar`: the step before them.
 */
export function markAmounts(
  reading: StepReading,
  group: readonly Candidate[],
  lines: LinesByWord,
  forEach: readonly boolean[],
  soFar: StepSoFar,
): StepMark[] {
  const [first] = group
  if (!first) return []
  const isOne = reading.tokens[first.from]?.kind === 'word' && first.measure.quantity.most === 1
  const isArticle = isOne && reading.tokens[first.from]?.text !== 'one'
  const named = linkAmounts(reading, group, lines)
  const link = named.lines.length > 0 ? named : findRest(reading, group, soFar)
  if (
    link.lines.length > 0 &&
    !isLeftAlone(group, link, {
      isOne,
      isArticle,
      isForEach: forEach[first.from] === true,
      isForPerson: isForPerson(reading, first.from),
      isRepeated: isRepeated(reading, group),
    })
  ) {
    if (link.relation === 'same') for (const line of link.lines) line.isUsed = true
    const indices = link.lines.map(({ index }) => index)
    return group.map((candidate) => ({
      ...spanOf(candidate),
      kind: 'amount',
      measure: candidate.measure,
      lines: indices,
    }))
  }
  if (isArticle) return []
  const isNoun = group.some(({ measure }) => measure.unit) || reading.tokens[first.to]?.kind === 'word'
  return group.map((candidate) => ({ ...spanOf(candidate), kind: isNoun ? 'count' : 'other' }))
}

type Said = {
  isOne: boolean
  isArticle: boolean
  isForEach: boolean
  isForPerson: boolean
  isRepeated: boolean
}

/** Amounts for each of several things, and one of several that are counted, do not follow the servings. */
function isLeftAlone(group: readonly Candidate[], { relation }: Link, said: Said): boolean {
  const units = group.flatMap(({ measure }) => measure.unit ?? [])
  if ((said.isArticle && units.length === 0) || said.isForPerson || said.isRepeated) return true
  if (relation === 'same') return false
  const isMeasured = units.some((unit) => UNITS[unit].kind !== 'count')
  const isPart = relation === 'part' && !said.isOne && (group[0]?.measure.quantity.least ?? 0) >= 1
  return (!isMeasured && !isPart) || said.isForEach
}

/** "1 cup of rice to each person", "two quarters of pear on each": however many there are. */
function isForPerson(reading: StepReading, from: number): boolean {
  const { tokens } = reading
  for (let at = from; at < tokens.length && !CLAUSE_ENDS.has(tokens[at]?.text ?? ''); at++) {
    const end = afterWord(reading, 'apiece', at)
    if (end === undefined || AFTER_EACH.has(tokens[end]?.text ?? '')) continue
    if (PEOPLE.has(tokens[end]?.text ?? '') || ONTO.has(tokens[at - 1]?.text ?? '')) return true
  }
  return false
}

/** "1 egg at a time", "½ cup of stock at a time": however often. */
function isRepeated(reading: StepReading, group: readonly Candidate[]): boolean {
  const last = group.at(-1)?.to ?? 0
  // "2 ladles (about 150 ml) of stock at a time".
  const end = isMark(reading, last, ')') ? last + 1 : last
  for (let at = end; at <= end + LONGEST_FOOD && reading.tokens[at]?.kind === 'word'; at++) {
    if (afterWord(reading, 'atATime', at) !== undefined) return true
    if (at > end && startsQuantity(reading, at)) return false
  }
  return false
}

/** The tokens of sentences that give an amount to each of several things. */
export function listForEach(reading: StepReading): boolean[] {
  const { tokens } = reading
  const each: boolean[] = []
  let begin = 0
  let isEach = false
  for (let at = 0; at <= tokens.length; at++) {
    if (at === tokens.length || SENTENCE_ENDS.has(tokens[at]?.text ?? '')) {
      for (let index = begin; index <= at; index++) each.push(isEach)
      begin = at + 1
      isEach = false
    } else isEach ||= isForEach(reading, at)
  }
  return each
}

function isForEach(reading: StepReading, at: number): boolean {
  const end = afterWord(reading, 'apiece', at)
  if (end === undefined || AFTER_EACH.has(reading.tokens[end]?.text ?? '')) return false
  // "1 teaspoon each salt and pepper" is one of both.
  return readUnit(reading, at - 1)?.end !== at
}

/** Words of a food between an amount and "at a time". */
const LONGEST_FOOD = 5
const SENTENCE_ENDS = new Set(['.', '!', '?', ';'])
const CLAUSE_ENDS = new Set([...SENTENCE_ENDS, ',', ':'])
const PEOPLE = new Set(
  'person guest diner serving portion personne convive persona comensal ospite commensale persoon gast personer gjest gäst'.split(
    ' ',
  ),
)
/** Before "each" they say that it is one of several things which get the amount. */
const ONTO = new Set(
  'in into inside on onto over to for with auf in dans sur en sobre in su op på i'.split(' '),
)
const AFTER_EACH = new Set(['addition', 'other', 'step', 'batch'])

const spanOf = ({ measure: { start, end } }: Candidate) => ({ start, end })
