import { type Amount, type IngredientLine, isForeign, type Span } from '../ingredient/ingredient-line.ts'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { type Corrections, correctWords, FOOD_OF_ITS_OWN } from './corrections.ts'
import { findFood, type FoodMatch } from './find-food.ts'
import { findFoods } from './find-foods.ts'
import { toWords } from './line-words.ts'
import { type NotWeighed, type Weighed, weighLine } from './weigh-line.ts'

/**
 * What was understood of an ingredient line, for the chef who wrote it. `choice`: it names foods to choose from; `guess`:
 * words beside the food are not known, or the figures are those of a similar food; `unknown`: no food is understood.
 */
export type UnderstoodLine = {
  /** The line, with single spaces. */
  text: string
  reading: 'sure' | 'choice' | 'guess' | 'unknown'
  /** The food that is counted, as the table calls it, and its form: "thyme", "dried". */
  food: string | null
  form: string | null
  /** What is counted of it: the middle of what the line may mean. */
  grams: number | null
  /** Weighed by a household portion, or where kinds of the food differ. */
  isAbout: boolean
  /** Why nothing is counted. */
  why: NotWeighed['why'] | null
  /** How many foods the line leaves to choose from. */
  choices: number
  /** Words that labels stop at, or the whole name of a food that no table holds. */
  unknown: string
  /** Sentences: how the food and its weight were found. */
  reasons: string[]
  /** The words of which the chef said, for the whole site, what they mean. */
  said: string | null
  /** The parts of the line, in its words. */
  parts: { name: PartName; words: string }[]
}

type PartName =
  | 'amount'
  | 'size'
  | 'also'
  | 'food'
  | 'form'
  | 'done to it'
  | 'for'
  | 'or'
  | 'and'
  | 'optional'

/** Understands a line of an ingredient list; undefined for the heading of a part. Never throws. */
export function understandLine(written: string, corrections?: Corrections): UnderstoodLine | undefined {
  const text = written.replace(/\s+/g, ' ').trim()
  const line = readIngredient(text)
  if (line.isHeading || text === '') return undefined
  const match = findFood(text, line, corrections)
  const weight = weighLine(text, line, match)
  const isNamed = match.food !== undefined || match.kind !== undefined
  const unknown = unknownIn(text, line, match, corrections)
  const choices = line.alternatives.filter(({ food }) => food).length + 1
  const [food = null, ...form] = isNamed ? (match.food ?? match.name ?? '').split(', ') : []
  return {
    text,
    reading: readingOf(match, isNamed, choices, unknown),
    food,
    form: form.join(', ') || null,
    grams: weight.grams ? (weight.grams.least + weight.grams.most) / 2 : null,
    isAbout: weight.grams !== undefined && isRough(weight),
    why: weight.grams ? null : weight.why,
    choices,
    unknown,
    reasons: [match.name === FOOD_OF_ITS_OWN ? OWN : match.reason, weight.reason],
    said: match.said ?? null,
    parts: partsOf(text, line),
  }
}

const OWN = 'No table holds it: labels leave it to the packet, and it has no figures.'

function readingOf(
  { confidence }: FoodMatch,
  isNamed: boolean,
  choices: number,
  unknown: string,
): UnderstoodLine['reading'] {
  if (!isNamed) return 'unknown'
  if (unknown || confidence === 'proxy') return 'guess'
  return choices > 1 ? 'choice' : 'sure'
}

/** Labels read English: what they do not know of another language is no fault of the line. */
function unknownIn(text: string, line: IngredientLine, match: FoodMatch, corrections: Corrections): string {
  if (isForeign(line.language)) return match.food ? '' : (line.food?.name ?? '')
  const words = toWords(text)
  return findFoods(correctWords(words, corrections)?.words ?? words).unknown.join(' ')
}

const isRough = ({ grams: { least, most }, by }: Weighed) => by === 'portion' || least !== most

function partsOf(text: string, line: IngredientLine): UnderstoodLine['parts'] {
  const { amounts, otherAmounts, food, forms, preparation, purpose, optional, alternatives, additions } = line
  const said: [PartName, readonly (Span | undefined)[], joint?: string][] = [
    ['amount', amounts, ' + '],
    ['size', amounts.map(sizeApart)],
    ['also', otherAmounts.flat(), ' + '],
    ['food', [food]],
    ['form', forms],
    ['or', alternatives],
    ['and', additions],
    ['done to it', [preparation]],
    ['for', [purpose]],
    ['optional', [optional]],
  ]
  return said.flatMap(([name, spans, joint = ', ']) => {
    const words = spans.flatMap((span) => (span ? text.slice(span.start, span.end).trim() : '') || [])
    return words.length > 0 ? [{ name, words: words.join(joint) }] : []
  })
}

/** The size of each, where it stands apart from its amount: "2 fillets, 160 g each". */
const sizeApart = ({ start, end, packageSize }: Amount): Span | undefined =>
  packageSize && (packageSize.start >= end || packageSize.end <= start) ? packageSize : undefined
