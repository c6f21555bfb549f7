import type { Corrections } from '../food/corrections.ts'
import { findFood, type FoodMatch } from '../food/find-food.ts'
import { ownWords } from '../food/own-words.ts'
import { type Grams, type NotWeighed, weighLine, type Weighed } from '../food/weigh-line.ts'
import { guessOrigin, type Origin } from '../ingredient/guess-origin.ts'
import type { IngredientLine, Part } from '../ingredient/ingredient-line.ts'
import type { EatenPart } from './eaten-part.ts'

/** A line of an ingredient list as it was read. */
export type ReadText = {
  text: string
  line: IngredientLine
  /** The heading that the line stands under. */
  section?: string | null
  /** The chef says that it is not eaten. */
  isLeftOut?: boolean
  /** What of it is eaten where the recipe pours the rest away. */
  eaten?: EatenPart
}

/** One food of a line: a line may ask for several, "salt and pepper". */
export type WeighedPart = {
  found: FoodMatch
  weight: Weighed | NotWeighed
  words: string
  section: string | null
  isLeftOut: boolean
  eaten?: EatenPart
}

/** The foods of each line of a list with what they weigh in grams. Its pints and spoons are those of its country. */
export function weighList(lines: readonly ReadText[], corrections?: Corrections): WeighedPart[][] {
  const origin = guessOrigin(lines)
  return lines.map((line) => weighParts(line, corrections, origin))
}

/** The foods of a line with what each weighs; none for a heading. `origin` is that of its list, where that is known. */
export function weighParts(
  { text, line, section = null, isLeftOut = false, eaten }: ReadText,
  corrections?: Corrections,
  origin?: Origin,
): WeighedPart[] {
  return weighFoods(text, line, corrections, origin).map((food) => ({
    ...food,
    section,
    isLeftOut,
    ...(eaten && { eaten }),
  }))
}

type WeighedFood = Pick<WeighedPart, 'found' | 'weight' | 'words'>

/** What was found of lines that are still in use: figures, plate and gut all ask for it. */
const known = new WeakMap<
  IngredientLine,
  { text: string; corrections: Corrections; origin: Origin | undefined; foods: WeighedFood[] }
>()

function weighFoods(
  text: string,
  line: IngredientLine,
  corrections: Corrections,
  origin: Origin | undefined,
): readonly WeighedFood[] {
  const last = known.get(line)
  if (last?.text === text && last.corrections === corrections && last.origin === origin) return last.foods
  const additions = line.additions.filter((part) => !part.isOfAlternative)
  const parts = line.isHeading ? [] : [line, ...additions.map((part) => toLine(line, part))]
  const foods = parts.map((one, at) => {
    const said = at === 0 ? text : onlyPart(text, additions[at - 1])
    const found = findFood(said, one, corrections)
    return { found, weight: weighLine(said, one, found, origin), words: ownWords(said, one).words }
  })
  known.set(line, { text, corrections, origin, foods })
  return foods
}

/** The middle of what a line may mean. */
export const middleOf = ({ least, most }: Grams): number => (least + most) / 2

const toLine = ({ language, purpose }: IngredientLine, part: Part): IngredientLine => ({
  amounts: part.amounts,
  otherAmounts: part.otherAmounts,
  ...(part.food && { food: part.food }),
  forms: part.forms,
  ...(purpose && { purpose }),
  alternatives: [],
  additions: [],
  isHeading: false,
  ...(language && { language }),
  unknown: [],
  understood: true,
})

/** The text with spaces around one part, so that places in it stay what they are. */
const onlyPart = (text: string, part: Part | undefined) =>
  part ? ' '.repeat(part.start) + text.slice(part.start, part.end) : text
