import type { IngredientLine } from '../ingredient/ingredient-line.ts'
import { isKnownFood } from '../ingredient/known-foods.ts'
import { after, isMark } from '../ingredient/read-quantity.ts'
import { COMMA, phraseAfter, phraseBefore, type PhraseWord } from './food-phrase.ts'
import { type FoodName, stemOf } from './food-words.ts'
import type { Candidate } from './read-numbers.ts'
import { compareAmounts, type Relation } from './same-amount.ts'
import type { StepReading } from './step-words.ts'

/** A line of the list, while steps are read: what its foods are called, and whether a step has taken all of it. */
export type ListLine = { index: number; line: IngredientLine; names: FoodName[]; isUsed: boolean }

/** The lines that amounts are of, and how the amounts stand to them. */
export type Link = { lines: ListLine[]; relation: Relation }

/** The lines of a list by the words of their foods, as stems. */
export type LinesByWord = ReadonlyMap<string, readonly ListLine[]>

type Match = { line: ListLine; score: number }
type Ranked = Match & { relation: Relation }

/** Words of a name that stand before the food: "2 large, very ripe bananas". */
const MOST_UNKNOWN = 3
/** Lines of one word that an amount may be of: no recipe has so many kinds of flour. */
const MOST_ALIKE = 40
/** From this score on the phrase has the head of the name: "oil" of "olive oil". */
const SURE = 2
/** Words between a food and an amount of it in the next sentence. */
const FURTHEST_FOOD = 12
/** After the name of a food they make it the name of something else: "honey glaze", "tomato sauce". */
const OTHER_THINGS = toStems(
  'mixture mix sauce glaze dough batter filling frosting icing dressing marinade paste puree syrup rub topping custard ganache powder flour butter milk cream cheese bread vinegar stock broth oil water crumbs seasoning extract',
)
/** After a food they make it a part of one: "one pineapple slice". */
const PIECES = toStems('slice piece half halves wedge strip ring chunk round cube stick leaf layer')

/**
 * Finds the line of the list that amounts are of, by the name of the food and by the amount. "1 teaspoon each salt and
 * pepper" is of two. No line when nothing fits.
 */
export function linkAmounts(
  reading: StepReading,
  candidates: readonly Candidate[],
  lines: LinesByWord,
): Link {
  const [first] = candidates
  const last = candidates.at(-1)
  if (!first || !last) return { lines: [], relation: 'unknown' }
  const isCount = !first.measure.unit
  const isOne = isCount && reading.tokens[first.from]?.kind === 'word' && first.measure.quantity.most === 1
  const measures = listMeasures(reading, candidates)
  const find = (words: readonly PhraseWord[], mostUnknown: number, isWhole: boolean) =>
    bestOf(matchLines({ words, mostUnknown, isWhole, isCount }, lines), measures)

  const before = isMark(reading, first.from - 1, '(') ? phraseBefore(reading, first.from - 1) : []
  const own = find(before, MOST_UNKNOWN, true)
  if (own) return toLink([own])
  const words = phraseAfter(reading, last.to)
  if (after(reading, 'each', last.to) !== undefined)
    return toLink(splitAtCommas(words).flatMap((name) => find(name, name.length, false) ?? []))
  const found = find(words, isOne ? 0 : MOST_UNKNOWN, false)
  if (found || isCount || words.length > 0) return toLink(found ? [found] : [])
  const earlier = bestOf(listEarlier(reading, first.from, lines), measures)
  return toLink(earlier?.relation === 'same' ? [earlier] : [])
}

/** Makes a list ready to be looked through. */
export function indexLines(list: readonly ListLine[]): LinesByWord {
  const lines = new Map<string, ListLine[]>()
  for (const line of list)
    for (const stem of new Set(line.names.flatMap(({ stems }) => [...stems])))
      lines.set(stem, [...(lines.get(stem) ?? []).slice(0, MOST_ALIKE), line])
  return lines
}

/** Whether a word stands here that adds one amount to another. */
export const addsUp = (reading: StepReading, at: number) =>
  isMark(reading, at, '+') || after(reading, 'plus', at) !== undefined

/** The measures that add up. Those that say the same once more are left out. */
function listMeasures(reading: StepReading, candidates: readonly Candidate[]) {
  const also = candidates.findIndex(({ from }, index) => index > 0 && !addsUp(reading, from - 1))
  return candidates.slice(0, also < 0 ? undefined : also).map(({ measure }) => measure)
}

const toLink = (found: readonly Ranked[]): Link => ({
  lines: found.map(({ line }) => line),
  relation: found[0]?.relation ?? 'unknown',
})

function bestOf(matches: readonly Match[], measures: readonly Candidate['measure'][]): Ranked | undefined {
  const ranked = matches
    .map((match) => ({ ...match, relation: compareAmounts(measures, match.line.line) }))
    .filter(({ relation, score }) => relation !== 'more' && (relation !== 'unknown' || score >= SURE))
  return ranked.reduce<Ranked | undefined>(
    (best, next) => (!best || rankOf(next) > rankOf(best) ? next : best),
    undefined,
  )
}

/** The same amount outweighs a better name, and a line that is still to be used goes before one that was. */
const rankOf = ({ score, relation, line }: Ranked) =>
  score * 2 + (relation === 'same' ? 7 : relation === 'part' ? 2 : 0) - (line.isUsed ? 1 : 0)

/** Foods that the step named a few words before: "Dice the onion. Measure 1 cup." */
function listEarlier({ tokens }: StepReading, to: number, lines: LinesByWord): Match[] {
  const words = tokens.slice(Math.max(0, to - FURTHEST_FOOD), to)
  const stems = words.flatMap(({ kind, text }) => (kind === 'word' ? [stemOf(text)] : []))
  return stems.flatMap((stem) =>
    (lines.get(stem) ?? []).flatMap((line) =>
      line.names.some(({ head }) => head === stem) ? [{ line, score: SURE }] : [],
    ),
  )
}

function splitAtCommas(words: readonly PhraseWord[]): PhraseWord[][] {
  const names: PhraseWord[][] = [[]]
  for (const word of words) {
    if (word.text === COMMA) names.push([])
    else names.at(-1)?.push(word)
  }
  return names
}

/** Words that may name a food. `isWhole`: up to the last of them. */
type Phrase = { words: readonly PhraseWord[]; mostUnknown: number; isWhole: boolean; isCount: boolean }

function matchLines(written: Phrase, lines: LinesByWord): Match[] {
  const phrase = { ...written, words: written.words.map((word) => asListed(word, lines)) }
  const near = new Set(phrase.words.flatMap(({ stem }) => lines.get(stem) ?? []))
  return [...near].flatMap((line) => {
    const score = Math.max(0, ...line.names.map((name) => scoreName(phrase, name, lines)))
    return score > 0 ? [{ line, score }] : []
  })
}

/** "Weizenmehl" of a list that says "Mehl" is that. */
const asListed = (word: PhraseWord, lines: LinesByWord): PhraseWord =>
  word.end !== undefined && !lines.has(word.stem) && lines.has(word.end) ? { ...word, stem: word.end } : word

/** How well a phrase names a food: 0 is not at all. */
function scoreName(
  { words, mostUnknown, isWhole, isCount }: Phrase,
  { stems, head, isShort }: FoodName,
  lines: LinesByWord,
): number {
  const from = words.findIndex(({ stem }) => stems.has(stem))
  const unknown = words.slice(0, Math.max(0, from)).filter(({ text }) => text !== COMMA).length
  if (from < 0 || unknown > mostUnknown) return 0
  let to = from
  let hasHead = false
  for (let word = words[to]; word !== undefined && stems.has(word.stem); word = words[++to])
    hasHead ||= word.stem === head
  const [next, second] = words.slice(
    to,
    words.findIndex(({ text }, index) => index >= to && text === COMMA) >>> 0,
  )
  if (next && (isWhole || OTHER_THINGS.has(next.stem) || (isCount && PIECES.has(next.stem)))) return 0
  if (second && OTHER_THINGS.has(second.stem)) return 0
  const isAll = to - from >= stems.size
  const before = words[from - 1]
  if (!isAll && before && isOtherFood(before, lines)) return 0
  return to - from + (hasHead ? 2 : 0) + (isAll ? 1 : 0) - unknown / 4 - (isShort ? 1 / 2 : 0)
}

/** "Chicken juices" are not of the line of lemon juice, and "pastry cream" is no cream. */
const isOtherFood = ({ text, stem }: PhraseWord, lines: LinesByWord) => lines.has(stem) || isKnownFood([text])

function toStems(words: string): Set<string> {
  return new Set(words.split(' ').map(stemOf))
}
