import { singularOfName } from 'recipe-basics/text/english-noun'
import { findFoods } from '../food/find-foods.ts'
import { type FoodKind, MADE } from '../food/food-kinds.ts'
import { NAMED_FOODS } from '../food/food-table.ts'
import { toWords } from '../food/line-words.ts'
import { findTerms, indexTerms, type Span } from '../food/term-index.ts'
import type { FoodMention } from './food-mentions.ts'
import type { RecipeReading } from './recipe-reading.ts'
import { stepTalk } from './step-talk.ts'

/** What a recipe’s list holds of the foods that are named elsewhere, each in the singular. */
export type ListFoods = {
  foods: ReadonlySet<string>
  /** Foods that begin a longer name of another: “oyster” of oyster mushrooms. */
  begun: ReadonlySet<string>
  /** Foods that the recipe says it makes. */
  made: ReadonlySet<string>
  words: ReadonlySet<string>
  kinds: ReadonlySet<FoodKind>
  /** Whether it holds what a dough may be made of. */
  hasBase: boolean
}

const BASE = /^(?:flours?|meal|oats|oatmeal|cornmeal|polenta|semolina|masa|almonds|breadcrumbs)$/

/** What the lines hold of the foods that are named elsewhere, and what headings, the name and steps say to make. */
export function readList(
  reading: Pick<RecipeReading, 'title' | 'lines' | 'headings'>,
  named: readonly FoodMention[],
): ListFoods {
  const { madeOf, ofPlants, notOf } = stepTalk()
  const names = new Set(named.flatMap(({ food }) => [food, rawOf(food)]))
  const index = indexTerms([...names, ...[...madeOf.values(), ...ofPlants.values()].flat()])
  const lines = reading.lines.map(({ written }) => written)
  const found = lines.map((words) => findFoods(words).foods)
  const foods = new Set(findTerms(quotedIn(reading.title.text), index).map(({ term }) => term))
  const begun = new Set<string>()
  for (const [at, words] of lines.entries())
    for (const span of findTerms(words, index)) {
      const longer = found[at]?.find((food) => isWithin(span, food))
      if (!longer || holds(longer, span)) foods.add(span.term)
      else if (!notOf.has(span.term)) begun.add(span.term)
    }
  const headings = [reading.title.words, ...reading.headings.map((heading) => toWords(heading))]
  const inHeadings = headings.flatMap((words) => findTerms(words, index))
  return {
    foods,
    begun,
    made: new Set([
      ...inHeadings.map(({ term }) => term),
      ...named.flatMap(({ food, isMadeHere }) => (isMadeHere ? food : [])),
    ]),
    words: new Set(lines.flat().map(({ text }) => text)),
    kinds: new Set(found.flat().map(({ kind }) => kind)),
    hasBase: lines.flat().some(({ text }) => BASE.test(text)),
  }
}

/** What a name quotes is a likeness, wherever the recipe speaks of it: jackfruit “pulled pork”. */
const QUOTED = /["“‘']([^"“‘”’']{1,60})["”’']/g
const quotedIn = (name: string) => [...name.matchAll(QUOTED)].flatMap(([, quoted = '']) => toWords(quoted))

/** Whether a longer name is a food of the same kind, or stands for the shorter: coconut milk for milk, and not peanut butter for butter. */
function holds(longer: Span, { term, end }: Span): boolean {
  const [kind, other] = [kindOf(term), kindOf(longer.term)]
  if (!kind || kind === other) return true
  const isAnother = stepTalk()
    .notOf.get(term)
    ?.some((not) => not === other)
  return longer.end === end && !isAnother
}

/** A food without what is done to it: brown butter is butter. */
const COOKED = /^(?:brown|browned|melted|whipped|roasted|toasted|minced|chopped|sliced|grated|crushed) /
const rawOf = (food: string) => food.replace(COOKED, '')

const isWithin = (inner: Span, outer: Span) =>
  outer.start <= inner.start && outer.end >= inner.end && outer.end - outer.start > inner.end - inner.start

const kindOf = (food: string): FoodKind | undefined =>
  (NAMED_FOODS.get(food) ?? NAMED_FOODS.get(singularOfName(food)))?.kind

const isDough = (word: string) => stepTalk().phrases.dough.has(word)

/** Whether somebody makes a food of several others. */
export function isMade(food: string): boolean {
  const kind = kindOf(food)
  return !kind || MADE.has(kind) || isDough(singularOfName(food.split(' ').at(-1) ?? ''))
}

/** Whether a list holds a food that is named elsewhere, or what it is made of here. */
export function isHeld(
  { food, written, place, isDefinite, isBroughtIn }: FoodMention & { place: { in: string } },
  { foods, begun, made, words, kinds, hasBase }: ListFoods,
): boolean {
  const { classes, madeOf, ofPlants, phrases } = stepTalk()
  if (foods.has(food) || foods.has(rawOf(food))) return true
  const isOf = (one: string) => foods.has(one)
  if (madeOf.get(written)?.some(isOf) || madeOf.get(food)?.some(isOf)) return true
  if (isDefinite && ofPlants.get(food)?.some(isOf)) return true
  if (classes.get(food)?.some((kind) => kinds.has(kind))) return true
  if (isDefinite && (begun.has(food) || phrases.part.has(food))) return true
  const [head = '', ...flavours] = food.split(' ').toReversed()
  const isPart = phrases.part.has(head) || isDough(head)
  const hasFlavour = (word: string) =>
    words.has(word) || classes.get(word)?.some((kind) => kinds.has(kind)) === true
  if (isPart && flavours.length > 0 && flavours.every(hasFlavour)) return true
  if (!isMade(food)) return false
  if (!hasBase || !isDough(head) || (isBroughtIn && !isDefinite)) return false
  return flavours.length === 0 || made.has(food) || place.in !== 'step'
}

/** Whether a food that the list does not hold is most likely made of it. No cheese sauce is, of a list without cheese. */
export function isLikelyMadeHere(
  { food, isDefinite, isBroughtIn }: FoodMention,
  { made, words }: ListFoods,
): boolean {
  const [head = '', ...flavours] = food.split(' ').toReversed()
  if (!isMade(food) || (stepTalk().phrases.part.has(head) && !flavours.every((word) => words.has(word))))
    return false
  return made.has(food) || (isDefinite && !isBroughtIn)
}
