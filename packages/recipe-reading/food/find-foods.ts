import type { FoodKind } from './food-kinds.ts'
import { NAMED_FOODS } from './food-table.ts'
import { KITCHEN_UNITS } from './kitchen-units.ts'
import kitchenWords from './kitchen-words.json' with { type: 'json' }
import type { Word } from './word.ts'
import { correctSpelling } from './spelling.ts'
import noteWords from './note-words.json' with { type: 'json' }
import { findTerms, indexTerms, isMarked, isNegated, type Span, type TermIndex } from './term-index.ts'

/** A food of our table in a line: words `start` (included) to `end` (excluded). */
export type FoundFood = Span & { kind: FoodKind }

/** The foods of a line in its order, and the words that neither a food nor the work of a cook explains, with their places. */
export type FoundFoods = { foods: FoundFood[]; unknown: string[]; unknownAt: number[] }

const animalParts = new Set(kitchenWords.animal_parts)
const comparisons = new Set(kitchenWords.comparisons)
const ANIMALS: ReadonlySet<FoodKind> = new Set([
  'meat',
  'cured_meat',
  'meat_made',
  'fish',
  'shellfish',
  'egg',
])

let everything: TermIndex | undefined
let english: Set<string> | undefined
let kitchen: Set<string> | undefined
let names: TermIndex | undefined

/**
 * Finds the foods of a line. The longest name wins: "coconut milk" is no milk. A line is understood when it names a food
 * and nothing is left over: one unknown word may be what matters ("2 tbsp kaju"), so nothing is guessed from the rest.
 */
export function findFoods(words: readonly Word[]): FoundFoods {
  const explained = new Uint8Array(words.length)
  const found: FoundFood[] = []
  const dependent: Span[] = []
  for (const span of findTerms(words, (everything ??= indexEverything()))) {
    if (isMarked(explained, span)) continue
    explained.fill(1, span.start, span.end)
    if (animalParts.has(span.term) || comparisons.has(span.term)) dependent.push(span)
    const kind = NAMED_FOODS.get(span.term)?.kind
    if (kind && !isNegated(words, span)) found.push({ ...span, kind })
  }
  found.sort((a, b) => a.start - b.start)
  for (const span of dependent) {
    const isExplained = comparisons.has(span.term) ? sharesFood : isOfFood
    if (!isExplained(words, span, found)) explained.fill(0, span.start, span.end)
  }
  const note = startOfNote(words, found)
  const isLeftOver = ({ text }: Word, at: number) =>
    !explained[at] && !/^\p{N}/u.test(text) && !(at >= note && isRemark(words, at))
  const unknownAt = [...words.keys()].filter((at) => words[at] && isLeftOver(words[at], at))
  return { foods: found, unknown: unknownAt.map((at) => words[at]?.text ?? ''), unknownAt }
}

/** The words of a line, of which the only one that is not known may be misspelt. */
export function spellWords(
  words: readonly Word[],
  { unknownAt }: FoundFoods = findFoods(words),
): readonly Word[] {
  const [at, ...others] = unknownAt
  const meant = at === undefined || others.length > 0 ? undefined : correctSpelling(words[at]?.text ?? '')
  return meant === undefined
    ? words
    : words.with(at ?? 0, { text: meant, breaks: words[at ?? 0]?.breaks ?? '' })
}

/**
 * "Bones", "fat", "fillets" are the work of a cook where an animal is named, or the food itself comes next ("1 rib of
 * celery", "2 fat cloves"); "5 % fat" is a share. Alone they are a food that nobody names: "vegetables and bones".
 */
function isOfFood(words: readonly Word[], { start, end }: Span, foods: readonly FoundFood[]): boolean {
  const before = words[start - 1]?.text
  if (before === 'in') return false
  if (before?.endsWith('%')) return true
  if (foods.some(({ kind }) => ANIMALS.has(kind))) return true
  const next = words[end]?.text === 'of' ? end + 1 : end
  return words[next]?.breaks.trim() === '' && foods.some((food) => food.start === next)
}

/** "Regular oats" are oats; in "soy milk (or regular)" the food that is meant is not named. */
function sharesFood(words: readonly Word[], { start, end }: Span, foods: readonly FoundFood[]): boolean {
  const ends = (word: Word) => word.breaks.trim() !== '' || word.text === 'or'
  const from = words.findLastIndex((word, at) => at <= start && ends(word))
  const to = words.findIndex((word, at) => at >= end && ends(word))
  return foods.some((food) => food.start >= from && food.end <= (to < 0 ? words.length : to))
}

/** Where the first punctuation after a food begins a remark: "1 mango, cheeks sliced off". */
function startOfNote(words: readonly Word[], [first]: readonly FoundFood[]): number {
  const note = first ? words.findIndex(({ breaks }, at) => at >= first.end && /[,;:(.!]/.test(breaks)) : -1
  return note < 0 ? words.length : note
}

/** Everyday English that names no food, or what a remark says not to take: "(not powder)". */
function isRemark(words: readonly Word[], at: number): boolean {
  return isEverydayWord(words[at]?.text ?? '') || isNegated(words, { start: at })
}

/** Whether a word is the work of a cook, an amount, or a quality that changes no food. */
export function isKitchenWord(text: string): boolean {
  return (kitchen ??= new Set([...Object.values(kitchenWords).flat(), ...KITCHEN_UNITS])).has(text)
}

/** Whether a word is everyday English, and names no food. */
export function isEverydayWord(text: string): boolean {
  return (english ??= new Set(noteWords.words.split(' '))).has(text)
}

/** The names of all foods, without the words of the kitchen. */
export function foodNames(): TermIndex {
  return (names ??= indexTerms(NAMED_FOODS.keys()))
}

function indexEverything(): TermIndex {
  const { units: _, ...others } = kitchenWords
  return indexTerms([...KITCHEN_UNITS, ...NAMED_FOODS.keys()], Object.values(others).flat())
}
