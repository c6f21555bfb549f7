import { type IngredientLine, isForeign } from '../ingredient/ingredient-line.ts'
import { COUNTED, formsOfAmounts } from './amount-forms.ts'
import { type CorrectedWords, type Corrections, correctWords } from './corrections.ts'
import { isBorrowed } from './figures.ts'
import { isEverydayWord, isKitchenWord, foodNames } from './find-foods.ts'
import { inForm } from './food-forms.ts'
import { kindOf, NAMED_FOODS } from './food-table.ts'
import type { NamedFood } from './food-words.ts'
import { findForeignFood } from './foreign-names.ts'
import { toWords } from './line-words.ts'
import type { Word } from './word.ts'
import { ownWords } from './own-words.ts'
import { findTerms, isMarked, isNegated, type Span } from './term-index.ts'

/**
 * How sure a food is. `exact`: the line names it as the table does; `alias`: by another of its names; `head word`: words
 * beside its name are not known; `proxy`: the figures are those of a similar food.
 */
type Confidence = 'exact' | 'alias' | 'head word' | 'proxy' | 'none'

/** The food that a line means. */
export type FoodMatch = {
  /** A food of figures.json; undefined where none fits. */
  food?: string
  confidence: Confidence
  /** What the chef reads about how the food was found, or why none was. */
  reason: string
  /** The name in the line that the table holds. */
  name?: string
  kind?: NamedFood['kind']
  /** Its name says that the figures are those of a similar food: vegan cheese has those of cheese. */
  isBorrowed?: true
  /** Cooked along and taken out. */
  isDiscarded?: true
  /** The words of the line of which the chef said that they mean this food. */
  said?: string
  /** Words that turned the food into this one: "dried". */
  forms: string[]
  /** Words of the name that nothing explains. */
  unknown: string[]
}

/** What comes after one of these is not the food itself: "tuna in oil", "ham with honey". */
const RELATIONS = new Set(['in', 'with', 'for', 'from', 'on', 'without', 'and', 'or', 'plus', 'to'])
/** A food that only resembles the one whose name it bears. */
const IMITATIONS = new Set([
  'vegan',
  'vegetarian',
  'imitation',
  'mock',
  'meatless',
  'meat free',
  'plant based',
  'dairy free',
  'egg free',
  'sugar free',
])
const STAND_INS = new Set([
  'substitute',
  'alternative',
  'replacement',
  'replacer',
  'style',
  'flavored',
  'flavoured',
  'flavor',
  'flavour',
])

/** Names that only say what is made of the food before them: an elk steak is elk, macaroni noodles are macaroni. */
const SHAPES = new Set([
  'steak',
  'breast',
  'wing',
  'thigh',
  'drumstick',
  'liver',
  'noodle',
  'pasta',
  'cheese',
  'tongue',
])

/** Finds the food that a line means, by name, alias and form. Says none where it is not sure: nothing is guessed silently. */
export function findFood(text: string, line: IngredientLine, corrections?: Corrections): FoodMatch {
  if (line.isHeading) return none('The line is a heading.')
  const { text: own, words } = ownWords(text, line)
  const name = line.food?.name
  const candidates = isForeign(line.language) ? [name, own] : [sharedName(own, line), name, own, text]
  const found = firstNamed(candidates, line, corrections) ?? fromLooseName(name)
  if (!found) return none(name ? `“${name}” is not in the table of foods.` : 'The line names no food.')
  if (!found.food) return found
  const formed = inForm(found.food, `${words}${formsOfAmounts(line, words)}`)
  const isProxy = found.confidence === 'proxy' || isBorrowed(formed.food)
  const kind = formed.forms.includes(COUNTED) ? kindOf(formed.food) : undefined
  return {
    ...found,
    ...formed,
    ...(kind && { kind }),
    ...(isProxy && found.confidence !== 'none' && { confidence: 'proxy' as const }),
    reason: withForms(found.reason, formed.forms),
  }
}

/** Names that say too little for a label, and enough for figures: mince is meat, of whatever animal. */
const LOOSE_NAMES: ReadonlyMap<string, string> = new Map([['mince', 'ground beef, 80% lean']])

function fromLooseName(name = ''): FoodMatch | undefined {
  const food = LOOSE_NAMES.get(name.toLowerCase())
  if (!food) return undefined
  return {
    food,
    name,
    kind: 'packet',
    confidence: 'proxy',
    reason: reasonOf('proxy', name, food, []),
    forms: [],
    unknown: [],
  }
}

/** "Creamy or crunchy peanut butter": the noun that alternatives share is all of "peanut butter", not "butter" alone. */
function sharedName(own: string, { food, alternatives }: IngredientLine): string | undefined {
  const known = alternatives[0]?.food?.known
  const noun = food?.name.split(' ').at(-1)
  if (!known || !noun || own.includes(noun)) return undefined
  return known.endsWith(` ${noun}`) && food?.known === undefined ? known : undefined
}

/** The first text that names a food with figures, or else the first that names any. */
function firstNamed(
  texts: readonly (string | undefined)[],
  line: IngredientLine,
  corrections: Corrections,
): FoodMatch | undefined {
  let known: FoodMatch | undefined
  for (const text of texts) {
    const found = text === undefined ? undefined : findNamed(text, line, corrections)
    if (found?.food || found?.isDiscarded) return found
    known ??= found
    // The parser saw the whole name: what else the line says is not the food.
    if (found) break
  }
  return known
}

function findNamed(text: string, line: IngredientLine, corrections: Corrections): FoodMatch | undefined {
  const words = toWords(text)
  const corrected = correctWords(words, corrections)
  if (corrected) return fromCorrected(corrected)
  if (isForeign(line.language)) return fromForeign(text, line)
  return fromEnglish(words) ?? (line.language === undefined ? fromForeign(text, line) : undefined)
}

/** What the chef said of words comes before what the table says. */
function fromCorrected({ words, said }: CorrectedWords): FoodMatch | undefined {
  const found = fromEnglish(words)
  const obeyed = said.find(({ means }) => means === found?.name)
  return found && obeyed ? { ...found, said: obeyed.words } : found
}

function fromEnglish(words: readonly Word[]): FoodMatch | undefined {
  const span = headOf(words)
  const entry = span && NAMED_FOODS.get(span.term)
  if (!span || !entry) return undefined
  const { kind, food, isDiscarded } = entry
  const base = { name: span.term, kind, forms: [] }
  const after = words.slice(span.end)
  const tail = after.slice(0, endOfName(after))
  const standIn = tail.find(({ text }) => STAND_INS.has(text))
  if (standIn) return { ...none(`“${span.term} ${standIn.text}” is another food.`), ...base }
  const stranger = tail.find(({ text }) => !isKnown(text) && !isShape(text) && !isEverydayWord(text))
  if (stranger)
    return {
      ...none(`“${stranger.text}” after “${span.term}” is not known.`),
      ...base,
      unknown: [stranger.text],
    }
  if (isDiscarded) {
    return {
      ...base,
      isDiscarded,
      confidence: 'exact',
      reason: 'It is cooked along and taken out.',
      unknown: [],
    }
  }
  if (!food) return { ...none(`Nobody has figures for “${span.term}”.`), ...base }
  const unknown = words.slice(startOfName(words, span.start), span.start).filter(({ text }) => !isKnown(text))
  const isImitation = isBefore(words, span.start, IMITATIONS)
  const borrows = entry.isBorrowed === true || isImitation
  const confidence = borrows ? 'proxy' : confidenceOf(span.term, food, unknown)
  return {
    ...base,
    food,
    ...(borrows && { isBorrowed: true }),
    confidence,
    reason: reasonOf(confidence, span.term, food, unknown),
    unknown: unknown.map(({ text }) => text),
  }
}

function fromForeign(text: string, { language }: IngredientLine): FoodMatch | undefined {
  const found = findForeignFood(text, language)
  if (!found) return undefined
  const { food, name } = found
  const kind = kindOf(food)
  return {
    food,
    name,
    ...(kind && { kind }),
    confidence: 'alias',
    reason: `“${name}” is ${food}.`,
    forms: [],
    unknown: [],
  }
}

/** The name that the line is about: before "in" or "with" and before a comma, and of names side by side the last. */
function headOf(words: readonly Word[]): Span | undefined {
  const taken = new Uint8Array(words.length)
  const named = findTerms(words, foodNames())
  const spans = named.filter((span) => {
    if (isMarked(taken, span) || isNegated(words, span)) return false
    taken.fill(1, span.start, span.end)
    return true
  })
  spans.sort((a, b) => a.start - b.start)
  let head = spans[0]
  for (const next of spans.slice(1)) {
    if (!head || !isSideBySide(words, head, next)) break
    if (!SHAPES.has(next.term)) head = next
  }
  return head && (named.find((span) => goesOnFrom(span, head)) ?? head)
}

/** "Large egg whites" are whites: of two names that share a word, the later has the noun. */
const goesOnFrom = (span: Span, head: Span) =>
  span.start > head.start && span.start < head.end && span.end > head.end

/** "Vanilla yogurt" is yogurt, and so is "juice of a lemon" no juice: between names stand only words of the kitchen. */
function isSideBySide(words: readonly Word[], before: Span, after: Span): boolean {
  for (let at = before.end; at <= after.start; at++) {
    const word = words[at]
    if (!word || word.breaks || RELATIONS.has(word.text)) return false
  }
  return true
}

/** "Macaroni noodles", "elk steaks": the plural of what only says what is made of the food. */
const isShape = (text: string) => text.endsWith('s') && SHAPES.has(text.slice(0, -1))

const endOfName = (words: readonly Word[]) => {
  const end = words.findIndex(({ text, breaks }) => breaks !== '' || RELATIONS.has(text))
  return end < 0 ? words.length : end
}

function startOfName(words: readonly Word[], end: number): number {
  for (let at = end; at > 0; at--)
    if (words[at]?.breaks || RELATIONS.has(words[at - 1]?.text ?? '')) return at
  return 0
}

function isBefore(words: readonly Word[], start: number, wanted: ReadonlySet<string>): boolean {
  const texts = words.slice(0, start).map(({ text }) => text)
  return texts.some((text, at) => wanted.has(text) || wanted.has(`${texts[at - 1] ?? ''} ${text}`))
}

const isKnown = (text: string) => /^\p{N}/u.test(text) || isKitchenWord(text) || NAMED_FOODS.has(text)

function confidenceOf(name: string, food: string, unknown: readonly Word[]): Confidence {
  if (unknown.length > 0) return 'head word'
  return food === name || food.startsWith(`${name},`) ? 'exact' : 'alias'
}

function reasonOf(confidence: Confidence, name: string, food: string, unknown: readonly Word[]): string {
  if (confidence === 'proxy') return `“${name}” has the figures of a similar food, ${food}.`
  if (confidence === 'head word')
    return `“${name}” is ${food}; “${unknown.map(({ text }) => text).join(' ')}” is not known.`
  return confidence === 'exact' ? `The table has “${name}”.` : `“${name}” is ${food}.`
}

const withForms = (reason: string, forms: readonly string[]) =>
  forms.length === 0 ? reason : `${reason} The line says “${forms.join('”, “')}”.`

const none = (reason: string): FoodMatch => ({ confidence: 'none', reason, forms: [], unknown: [] })
