import { DIETARY_RESTRICTIONS, type DietaryRestriction } from 'recipe-basics/recipe/recipe'
import { rememberTexts } from 'recipe-basics/text/remember-texts'
import { type Corrections, correctWords } from '../food/corrections.ts'
import { type FoundFoods, findFoods, spellWords } from '../food/find-foods.ts'
import { findMarks, type MarkedSpans } from '../food/food-marks.ts'
import { MAX_LINE_LENGTH, toWords } from '../food/line-words.ts'
import type { Word } from '../food/word.ts'
import { dropPurpose } from '../food/purpose.ts'
import { findReadyMade } from '../food/ready-made.ts'
import type { IngredientLine } from '../ingredient/ingredient-line.ts'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { spellOutKinds } from './any-kind.ts'
import { withoutImitations } from './imitations.ts'
import { refusedClaims } from './refused-claims.ts'
import { spellOutUsual } from './usual-food.ts'

/** A line made ready for all judges: its words without its purpose, its foods, what is left over, and what its words are marked as. */
export type ReadLine = Pick<FoundFoods, 'foods' | 'unknown'> & {
  text: string
  /** Its parts, each with its place in the text. */
  line: IngredientLine
  words: readonly Word[]
  /** A product that harmless words name together. */
  readyMade: string | undefined
  /** The words of each diet, allergen and group. */
  terms: ReadonlyMap<string, MarkedSpans>
  /** The line of the usual food, where a choice says its noun once (plain flour of "plain or gluten-free flour"); or what it may be besides ("milk of choice"). */
  usual?: ReadLine
  /** The line as the chef said that its words are meant, and the labels that she confirmed for all of them. */
  meant?: { line: ReadLine; labels: readonly DietaryRestriction[] }
}

/** Reads a line once, and again as it is meant. */
export function readLine(text: string, corrections?: Corrections): ReadLine {
  const asWritten = readAsWritten(text)
  const corrected = correctWords(asWritten.words, corrections)
  if (!corrected) return asWritten
  const labels = DIETARY_RESTRICTIONS.filter((diet) =>
    corrected.said.every(({ labels }) => labels.includes(diet)),
  )
  return { ...asWritten, meant: { line: readWords(text, corrected.words), labels } }
}

const readAsWritten = rememberTexts((text) => readWords(text, dropPurpose(toWords(text))))

function readWords(text: string, written: readonly Word[]): ReadLine {
  const words = spellWords(written)
  const { foods, unknown } = findFoods(words)
  const usual = spellOutUsual(words) ?? spellOutKinds(words, foods)
  return {
    ...(usual && { usual: readWords(text, usual) }),
    text,
    line: readIngredient(text),
    words,
    foods: withoutImitations(words, foods),
    readyMade: findReadyMade(words, foods)?.term,
    unknown: [...unknown, ...refusedClaims(words), ...(text.length > MAX_LINE_LENGTH ? ['…'] : [])],
    terms: findMarks(words),
  }
}
