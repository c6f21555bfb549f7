import {
  DIETARY_RESTRICTIONS,
  type DietaryRestriction,
  type Nutrition,
  type RecipeFields,
} from '../recipe.ts'
import { type CarbShare, toCarbShare } from './carb-numbers.ts'
import terms from './diet-terms.json' with { type: 'json' }
import { isAvoidable } from './line-choice.ts'
import { toWords, type Word } from './line-words.ts'
import { compileTerms, matchLine, type TermSet } from './match-line.ts'
import { areReadable } from './readable-lines.ts'

/** `yes-if`: only with the optional lines left out or the alternatives chosen. `unknown` is never "free from". */
export type DietState = 'yes' | 'yes-if' | 'check-label' | 'no' | 'unknown'

/**
 * The line (or 'Nutrition') that speaks against a diet, and the word or number in it. `why`: the food breaks the diet,
 * its packet decides, nobody knows the word, or the numbers say so.
 */
export type DietReason = {
  line: string
  term: string
  why: 'breaks' | 'packet' | 'not-known' | 'numbers'
}

/** What the ingredients, or the nutrition, say about one diet, and why. */
export type DietVerdict = { diet: DietaryRestriction; state: DietState; reasons: DietReason[] }

/** What a recipe tells about its diets. `ingredients` are whole lines; nutrition is that of one serving. */
export type DietInput = {
  ingredients: readonly string[]
  /** What the publisher calls the recipe: claims, never facts, so no verdict follows from them. */
  keywords: readonly string[]
  nutrition: Nutrition | null
  servings: number | null
}

/** Raised when the rules learn: recipes that were judged by an older number are judged anew. */
export const DIET_RULES = 2

type Line = { text: string; words: Word[] }

const CARB_DIETS: ReadonlySet<DietaryRestriction> = new Set(['low-carb', 'keto'])
const termSets = new Map<DietaryRestriction, TermSet>()

/**
 * One verdict for each dietary restriction, in their order. It says what the words of the ingredients show, never
 * that a dish is safe. Low-carb and keto go by the nutrition where there is one. Recipes without ingredients, or in
 * words that the (English) lists do not know, are unknown.
 */
export function detectDiets({ ingredients, nutrition, servings }: DietInput): DietVerdict[] {
  const lines = ingredients
    .filter((text) => !isHeading(text))
    .map((text) => ({ text, words: toWords(text) }))
    .filter((line) => line.words.length > 0)
  const isReadable = areReadable(lines.map((line) => line.words))
  const carbs = toCarbShare(nutrition, servings)
  return DIETARY_RESTRICTIONS.map((diet) => {
    if (lines.length === 0) return { diet, state: 'unknown', reasons: [] }
    if (carbs && (diet === 'low-carb' || diet === 'keto')) return judgeCarbs(diet, carbs)
    if (!isReadable) return { diet, state: 'unknown', reasons: [] }
    return judgeLines(diet, lines)
  })
}

/** The verdicts on a recipe as it is stored or typed. */
export function judgeRecipe(
  fields: Pick<RecipeFields, 'ingredients' | 'keywords' | 'nutrition' | 'servings'>,
) {
  const { ingredients, keywords, nutrition, servings } = fields
  const lines = ingredients.map(({ ingredient_text }) => ingredient_text)
  return detectDiets({ ingredients: lines, keywords, nutrition, servings })
}

function judgeLines(diet: DietaryRestriction, lines: readonly Line[]): DietVerdict {
  const set = termSetOf(diet)
  const found: Record<'no' | 'yes-if' | 'check-label', DietReason[]> = {
    no: [],
    'yes-if': [],
    'check-label': [],
  }
  for (const { text, words } of lines) {
    const match = matchLine(words, set)
    const [hit] = match.violations.length > 0 ? match.violations : match.cautions
    if (!hit) continue
    const state =
      match.violations.length === 0 ? 'check-label' : isAvoidable(words, match, set) ? 'yes-if' : 'no'
    found[state].push({
      line: text,
      term: hit.term,
      why: match.violations.length > 0 ? 'breaks' : 'packet',
    })
  }
  if (found.no.length > 0) return { diet, state: 'no', reasons: found.no }
  if (found['yes-if'].length > 0)
    return { diet, state: 'yes-if', reasons: [...found['yes-if'], ...found['check-label']] }
  if (found['check-label'].length === 0) return { diet, state: 'yes', reasons: [] }
  // An onion is a question of amounts, and no label answers it.
  return { diet, state: CARB_DIETS.has(diet) ? 'unknown' : 'check-label', reasons: found['check-label'] }
}

/**
 * Low-carb: under 26 % of the energy and at most 43 g a serving (130 g a day). Keto: under 10 % and at most 10 g net.
 * Feinman's definitions, as the ADA and EASD use them; the grams per serving are derived from the day's.
 */
function judgeCarbs(diet: 'low-carb' | 'keto', { grams, netGrams, share }: CarbShare): DietVerdict {
  const keeps = diet === 'low-carb' ? share < 0.26 && grams <= 43 : share < 0.1 && netGrams <= 10
  const term = `${Math.round(grams)} g carbohydrate, ${Math.round(share * 100)} % of the energy`
  return { diet, state: keeps ? 'yes' : 'no', reasons: [{ line: 'Nutrition', term, why: 'numbers' }] }
}

function termSetOf(diet: DietaryRestriction): TermSet {
  let set = termSets.get(diet)
  if (!set) termSets.set(diet, (set = compileTerms(terms[diet])))
  return set
}

/** "For the brownies:" names a part of the dish, not an ingredient. */
function isHeading(text: string): boolean {
  return text.length < 120 && /^\W*for (?:the|your) [^,\d:]+:\W*$/i.test(text)
}
