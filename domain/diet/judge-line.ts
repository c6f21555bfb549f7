import { type Corrections, correctWords } from '../food/corrections.ts'
import { type FoundFood, type FoundFoods, findFoods } from '../food/find-foods.ts'
import { type FoodDiet, type FoodKind, KEEPS, MADE } from '../food/food-kinds.ts'
import { findReadyMade } from '../food/ready-made.ts'
import { MAX_LINE_LENGTH, toWords, type Word } from '../food/line-words.ts'
import { DIETARY_RESTRICTIONS, type DietaryRestriction } from '../recipe/recipe.ts'
import { areMarked } from '../food/term-index.ts'
import terms from './diet-terms.json' with { type: 'json' }
import { isAvoidable } from './line-choice.ts'
import {
  compileTerms,
  findTogether,
  type FoundTerms,
  indexTogether,
  type JointIndex,
  type LineMatch,
  NOTHING,
  type TermSet,
  weighTerms,
} from './match-line.ts'
import { isSpoonful } from './spoonful.ts'

/** A line made ready for all diets, with the terms of each that it names. */
export type ReadLine = Pick<FoundFoods, 'foods' | 'unknown'> & {
  text: string
  words: Word[]
  /** A product that harmless words name together. */
  readyMade: string | undefined
  terms: ReadonlyMap<DietaryRestriction, FoundTerms>
  /** The line as the chef said that its words are meant, and the labels that she confirmed for all of them. */
  meant?: { line: ReadLine; labels: readonly DietaryRestriction[] }
}

/** Diets that are a question of amounts. */
export type CarbDiet = Exclude<DietaryRestriction, FoodDiet>

/** What one line says of a diet, and the word that says it. */
export type LineVerdict =
  | { says: 'free' }
  | { says: 'breaks' | 'choice' | 'packet' | 'not-known'; term: string }

let allTerms: JointIndex<DietaryRestriction> | undefined
const termSets = new Map<DietaryRestriction, TermSet>()

/** Reads a line once: its words, its foods, what is left over, and the terms of all diets; and again as it is meant. */
export function readLine(text: string, corrections?: Corrections): ReadLine {
  const words = toWords(text)
  const asWritten = readWords(text, words)
  const corrected = correctWords(words, corrections)
  if (!corrected) return asWritten
  const labels = DIETARY_RESTRICTIONS.filter((diet) =>
    corrected.said.every(({ labels }) => labels.includes(diet)),
  )
  return { ...asWritten, meant: { line: readWords(text, corrected.words), labels } }
}

function readWords(text: string, words: Word[]): ReadLine {
  const { foods, unknown } = findFoods(words)
  return {
    text,
    words,
    foods,
    readyMade: findReadyMade(words, foods)?.term,
    unknown: text.length > MAX_LINE_LENGTH ? [...unknown, '…'] : unknown,
    terms: findTogether(words, (allTerms ??= indexTogether(DIETARY_RESTRICTIONS, terms))),
  }
}

/** Whether the foods of a line are known and nothing else stands in it. */
function isKnown({ foods, unknown }: ReadLine): boolean {
  return foods.length > 0 && unknown.length === 0
}

/** From what outweighs all to what outweighs nothing. */
const GRAVEST_FIRST = ['breaks', 'not-known', 'choice', 'packet', 'free'] as const

/** What the chef said of words makes a line better only for the labels that she confirmed. */
function judgeMeant<Diet extends DietaryRestriction>(
  line: ReadLine,
  diet: Diet,
  judge: (line: ReadLine, diet: Diet) => LineVerdict,
): LineVerdict {
  const asWritten = judge(line, diet)
  if (!line.meant) return asWritten
  const meant = judge(line.meant.line, diet)
  if (line.meant.labels.includes(diet)) return meant
  const gravity = ({ says }: LineVerdict) => GRAVEST_FIRST.indexOf(says)
  return gravity(meant) < gravity(asWritten) ? meant : asWritten
}

/**
 * `free` only when every word is known and every food keeps the diet. What breaks it comes first, then an unknown word,
 * then what the cook may choose, then what a packet decides.
 */
export const judgeLine = (line: ReadLine, diet: FoodDiet): LineVerdict => judgeMeant(line, diet, judgeWords)

function judgeWords(line: ReadLine, diet: FoodDiet): LineVerdict {
  const { match, violation, isChoice } = findViolation(line, diet)
  if (violation && !isChoice) return { says: 'breaks', term: violation.term }
  if (!isKnown(line)) return { says: 'not-known', term: unknownIn(line) }
  if (violation) return { says: 'choice', term: violation.term }
  if (line.readyMade) return { says: 'packet', term: line.readyMade }
  const [doubt] = match.cautions
  if (doubt) return { says: 'packet', term: doubt.term }
  const food = doubtfulFood(line, diet, match)
  if (!food || (diet === 'vegetarian' && judgeWords(line, 'vegan').says === 'free')) return { says: 'free' }
  return { says: 'packet', term: food.term }
}

/** The same for a diet that is a question of amounts, where neither packets nor kinds of food decide. */
export const judgeCarbLine = (line: ReadLine, diet: CarbDiet): LineVerdict =>
  judgeMeant(line, diet, judgeCarbWords)

function judgeCarbWords(line: ReadLine, diet: CarbDiet): LineVerdict {
  const { violation, isChoice } = findViolation(line, diet)
  const isMuch = violation && !isSpoonful(line.text)
  if (isMuch && !isChoice) return { says: 'breaks', term: violation.term }
  if (!isKnown(line)) return { says: 'not-known', term: unknownIn(line) }
  if (isMuch) return { says: 'choice', term: violation.term }
  return line.readyMade ? { says: 'packet', term: line.readyMade } : { says: 'free' }
}

function findViolation(line: ReadLine, diet: DietaryRestriction) {
  const found = line.terms.get(diet)
  if (!found) return { match: NOTHING, violation: undefined, isChoice: false }
  const set = termSetOf(diet)
  // Paleo argues about potatoes and vinegar, so there the lists have the last word.
  const isExplained = ({ kind }: FoundFood) => diet !== 'paleo' && !MADE.has(kind) && keeps(kind, diet)
  const kept = line.foods.filter(isExplained)
  const match = weighTerms(line.words, found, set, kept)
  const [violation] = match.violations
  return { match, violation, isChoice: violation !== undefined && isAvoidable(line.words, match, set) }
}

const unknownIn = (line: ReadLine) => line.unknown.join(' ') || line.text

const keeps = (kind: FoodKind, diet: DietaryRestriction) => KEEPS[kind].some((kept) => kept === diet)

/** A food that is known, but not to keep the diet. "Vegan" before it vouches for it as far as the lists say. */
function doubtfulFood({ foods }: ReadLine, diet: FoodDiet, { vouched }: LineMatch): FoundFood | undefined {
  return foods.find((food) => !keeps(food.kind, diet) && !areMarked(vouched, food))
}

function termSetOf(diet: DietaryRestriction): TermSet {
  let set = termSets.get(diet)
  if (!set) termSets.set(diet, (set = compileTerms(terms[diet])))
  return set
}
