import { findMarks, type MarkedSpans } from 'recipe-reading/food/food-marks'
import type { FoundFood } from 'recipe-reading/food/find-foods'
import { type FoodDiet, type FoodKind, KEEPS, MADE } from 'recipe-reading/food/food-kinds'
import type { DietaryRestriction } from 'recipe-basics/recipe/recipe'
import { areMarked, type Span } from 'recipe-reading/food/term-index'
import type { ReadLine } from 'recipe-reading/reading/read-line'
import { isAvoidable } from './line-choice.ts'
import { leavesOpen } from './line-optional.ts'
import { type LineMatch, NOTHING, type TermSet, weighTerms } from './match-line.ts'
import { isSpoonful } from './spoonful.ts'

/** Diets that are a question of amounts. */
export type CarbDiet = Exclude<DietaryRestriction, FoodDiet>

/** What one line says of a diet, and the word that says it. */
export type LineVerdict =
  | { says: 'free' }
  | {
      says: 'breaks' | 'choice' | 'packet' | 'not-known'
      term: string
      /** No list doubts it, but its kind of food does not keep the diet for certain. */
      isOfKind?: true
      /** The choice is to leave the food out: the line says that it is optional. */
      isOptional?: true
    }

const FLESH = ['meat', 'cured_meat', 'fish', 'shellfish'] as const satisfies FoodKind[]
const DAIRY = ['milk', 'cheese', 'rennet_cheese'] as const satisfies FoodKind[]

/** Kinds that break a diet also where no list has their name. */
const BREAKS: Partial<Record<DietaryRestriction, readonly FoodKind[]>> = {
  vegetarian: FLESH,
  vegan: [...FLESH, ...DAIRY, 'egg', 'egg_sauce', 'honey'],
  'dairy-free': DAIRY,
  'nut-free': ['nut', 'peanut'],
}

const rules = new Map<DietaryRestriction, LineRule>()

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
  const asWritten = judgeUsual(line, (one) => judge(one, diet))
  if (!line.meant) return asWritten
  const meant = judgeUsual(line.meant.line, (one) => judge(one, diet))
  return line.meant.labels.includes(diet) ? meant : graverOf(asWritten, meant)
}

/** What only the usual food of a choice holds may be chosen away; and what nobody knows of it is not known of the line. */
export function judgeUsual(line: ReadLine, judge: (line: ReadLine) => LineVerdict): LineVerdict {
  const verdict = judge(line)
  const usual = line.usual && judge(line.usual)
  if (!usual) return verdict
  return graverOf(verdict, usual.says === 'breaks' ? { says: 'choice', term: usual.term } : usual)
}

/** The graver of two answers of one line; the first where they are alike. */
export function graverOf(one: LineVerdict, other: LineVerdict): LineVerdict {
  const gravity = ({ says }: LineVerdict) => GRAVEST_FIRST.indexOf(says)
  return gravity(other) < gravity(one) ? other : one
}

/** What lines are asked: the terms that break it, and what the kinds of food settle. */
export type LineRule = {
  terms: TermSet
  /** Whether every food of a kind keeps it for certain. */
  keeps: (kind: FoodKind) => boolean
  /** Whether no food of a kind keeps it, whatever it is called. */
  breaks: (kind: FoodKind) => boolean
  /** Whether the longer name of such a food explains a term in it: "bread flour" is no bread. */
  explains: (kind: FoodKind) => boolean
}

/**
 * `free` only when every word is known and every food keeps the diet. What breaks it comes first, then an unknown word,
 * then what the cook may choose, then what a packet decides.
 */
export const judgeLine = (line: ReadLine, diet: FoodDiet): LineVerdict => judgeMeant(line, diet, judgeWords)

function judgeWords(line: ReadLine, diet: FoodDiet): LineVerdict {
  const verdict = judgeByRule(line, line.terms.get(diet), ruleOf(diet))
  if (verdict.says !== 'packet' || !verdict.isOfKind || diet !== 'vegetarian') return verdict
  return judgeWords(line, 'vegan').says === 'free' ? { says: 'free' } : verdict
}

/** The same for any rule, once its terms are found in the line. */
export function judgeByRule(line: ReadLine, found: MarkedSpans | undefined, rule: LineRule): LineVerdict {
  const { match, violation, isChoice } = findViolation(line, found, rule)
  if (violation && !isChoice && !isOfUnknown(line, violation)) return { says: 'breaks', term: violation.term }
  if (!isKnown(line) && !(violation && areNamed(line, match.violations)))
    return { says: 'not-known', term: unknownIn(line) }
  if (violation) return toChoice(line, match, violation.term)
  if (line.readyMade) return { says: 'packet', term: line.readyMade }
  const [doubt] = match.cautions
  if (doubt) return { says: 'packet', term: doubt.term }
  const food = doubtfulFood(line, rule, match)
  if (!food) return { says: 'free' }
  return rule.breaks(food.kind)
    ? { says: 'breaks', term: food.term }
    : { says: 'packet', term: food.term, isOfKind: true }
}

/** The same for a diet that is a question of amounts, where neither packets nor kinds of food decide. */
export const judgeCarbLine = (line: ReadLine, diet: CarbDiet): LineVerdict =>
  judgeMeant(line, diet, judgeCarbWords)

function judgeCarbWords(line: ReadLine, diet: CarbDiet): LineVerdict {
  const { match, violation, isChoice } = findViolation(line, line.terms.get(diet), ruleOf(diet))
  const isMuch = violation && !isSpoonful(line.line)
  if (isMuch && !isChoice) return { says: 'breaks', term: violation.term }
  if (!isKnown(line)) return { says: 'not-known', term: unknownIn(line) }
  if (isMuch) return toChoice(line, match, violation.term)
  return line.readyMade ? { says: 'packet', term: line.readyMade } : { says: 'free' }
}

function toChoice(line: ReadLine, { violations }: LineMatch, term: string): LineVerdict {
  return { says: 'choice', term, ...(leavesOpen(line.words, violations) && { isOptional: true }) }
}

function findViolation(line: ReadLine, found: MarkedSpans | undefined, { terms, keeps, explains }: LineRule) {
  if (!found) return { match: NOTHING, violation: undefined, isChoice: false }
  const kept = line.foods.filter(({ kind }) => keeps(kind) && explains(kind))
  const match = weighTerms(line.words, found, terms, kept)
  // Of "lactose-free butter" it is the butter that decides.
  const violation =
    match.violations.find(({ end }) => line.words[end]?.text !== 'free') ?? match.violations[0]
  return { match, violation, isChoice: violation !== undefined && isAvoidable(line.words, match, terms) }
}

/** "Kurakkan flour" may be ground of anything: only flour that nothing unknown goes before is wheat. */
const isOfUnknown = ({ words, unknown }: ReadLine, { term, start }: Span): boolean =>
  term === 'flour' && !words[start]?.breaks && unknown.includes(words[start - 1]?.text ?? '')

/** Whether the terms that may be left out are all that nobody knows: "ice cream cones, to serve". */
const areNamed = ({ words, unknown }: ReadLine, terms: readonly Span[]) =>
  unknown.every((text) =>
    terms.some(({ start, end }) => words.slice(start, end).some((word) => word.text === text)),
  )

const unknownIn = (line: ReadLine) => line.unknown.join(' ') || line.text

/** Whether every food of a kind keeps a diet. */
export const keepsDiet = (kind: FoodKind, diet: DietaryRestriction) =>
  KEEPS[kind].some((kept) => kept === diet)

/** A food that is known, but not to keep the diet. "Vegan" before it vouches for it as far as the lists say. */
function doubtfulFood(
  { foods }: ReadLine,
  { keeps }: LineRule,
  { vouched }: LineMatch,
): FoundFood | undefined {
  return foods.find((food) => !keeps(food.kind) && !areMarked(vouched, food))
}

function ruleOf(diet: DietaryRestriction): LineRule {
  let rule = rules.get(diet)
  if (!rule) {
    rule = {
      terms: (words) => findMarks(words).get(diet),
      keeps: (kind) => keepsDiet(kind, diet),
      breaks: (kind) => BREAKS[diet]?.some((broken) => broken === kind) ?? false,
      // Paleo argues about potatoes and vinegar, so there the lists have the last word.
      explains: (kind) => diet !== 'paleo' && !MADE.has(kind),
    }
    rules.set(diet, rule)
  }
  return rule
}
