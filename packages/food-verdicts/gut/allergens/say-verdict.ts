import type { DietState } from '../../diet/weigh-lines.ts'
import { pick } from 'recipe-basics/fields/field'
import type { MarkedText } from 'recipe-basics/text/marked-text'
import type { DietaryRestriction } from 'recipe-basics/recipe/recipe'
import { ALLERGENS } from 'recipe-reading/food/allergens'
import type { AllergenVerdict, DietAnswer } from './judge-dish.ts'
import { markTerm } from './mark-term.ts'
import { nameInLine } from './name-in-line.ts'
import type { Decision } from './say-decision.ts'
import type { Choice, DishReason, DishVerdict } from './settle-choices.ts'

/** A verdict as readers see it: its name, its state in words, and what decides it. */
export type SaidVerdict = {
  name: string
  state: DietState | 'chef'
  words: string
  /** What decides it: a sentence, or lines with the word in them and what that means. */
  why: string
  lines: { line: MarkedText; means: string }[]
}

/** A verdict on a diet; `decision` of the chef says in its place why it is so, with its day. */
export type ReadVerdict = SaidVerdict & { decision?: Decision }

/** So many of the lines that decide are shown; the rest is counted. */
const MOST_LINES = 3

/** What no line is, where a dish earns the label of a diet. */
const NONE: Readonly<Record<DietaryRestriction, string>> = {
  vegetarian: 'none is meat or fish, or made from them',
  vegan: 'none comes from an animal',
  'gluten-free': 'none is a food with gluten',
  'dairy-free': 'none is milk or made from it',
  'nut-free': 'none is a nut or a peanut',
  'low-carb': 'none is rich in carbohydrate',
  keto: 'none is rich in carbohydrate',
  paleo: 'none is a grain, a pulse, dairy or refined sugar',
}

/** What a dish says of a diet, in words. */
export function sayDiet(answer: DietAnswer): ReadVerdict {
  const { diet, state } = answer
  const decision = answer.decision && pick(['answer', 'reason', 'decided_at'], answer.decision)
  // Paleo argues about potatoes and vinegar, which no packet settles.
  const brands =
    diet === 'paleo' ? 'not everyone counts it as paleo' : `brands differ, and some are not ${diet}`
  const said = { name: diet, ...sayLines(answer, brands) }
  if (decision?.answer === 'off')
    return { ...said, state: 'unknown', words: 'no label', why: '', lines: [], decision }
  if (decision) return { ...said, state: 'chef', words: 'yes, says the chef', why: '', decision }
  return { ...said, words: DIET_WORDS[state](answer.reasons), why: sayWhy(answer, NONE[diet]) }
}

/** What a dish says of an allergen, in words. It is never said to be safe. */
export function sayAllergen(verdict: AllergenVerdict): SaidVerdict {
  const { name, within, none } = ALLERGENS[verdict.allergen]
  const { state, reasons } = verdict
  const words = {
    yes: `made without ${within}`,
    'yes-if': `without, ${ifChosen(reasons)}`,
    'check-label': 'check the label',
    no: `contains ${within}`,
    unknown: 'not known',
  }[state]
  const brands = `brands differ, and some contain ${within}`
  return { name, ...sayLines(verdict, brands), words, why: sayWhy(verdict, `none is ${none}`) }
}

const DIET_WORDS: Record<DietState, (reasons: readonly DishReason[]) => string> = {
  yes: () => 'yes',
  'yes-if': (reasons) => `yes, ${ifChosen(reasons)}`,
  'check-label': () => 'check the label',
  no: () => 'no',
  unknown: () => 'not known',
}

function ifChosen(reasons: readonly DishReason[]): string {
  const [choice, ...others] = reasons.flatMap(({ choice }) => choice ?? [])
  if (!choice || others.length > 0) return `if you choose in ${reasons.length} lines`
  return `if you ${choice.does} the ${choice.food}`
}

function sayLines({ state, reasons }: DishVerdict, brands: string): Pick<SaidVerdict, 'state' | 'lines'> {
  const lines = reasons
    .filter(({ why }) => why !== 'numbers')
    .slice(0, MOST_LINES)
    .map(({ line, term, why, choice }) => ({
      line: markTerm(line, why === 'outside' ? term : nameInLine(line, term)),
      means: sayMeaning(why, choice, brands),
    }))
  return { state, lines }
}

function sayMeaning(why: DishReason['why'], choice: Choice | undefined, brands: string): string {
  if (why === 'packet') return brands
  if (why === 'outside') return 'the list does not'
  if (why === 'not-known') return 'this is not known here, so nothing is promised'
  if (why !== 'choice') return ''
  if (!choice) return 'the line offers another; read its packet'
  return choice.does === 'choose' ? `choose the ${choice.food}` : 'it may be left out'
}

function sayWhy({ state, reasons }: DishVerdict, none: string): string {
  const numbers = reasons.find(({ why }) => why === 'numbers')
  if (numbers) return `One serving has ${numbers.term}.`
  if (state === 'yes') return `Every line is known, and ${none}.`
  if (state === 'unknown') return 'The ingredients do not show it.'
  const more = reasons.length - MOST_LINES
  if (more > 0) return `And ${more} more ${more === 1 ? 'line' : 'lines'}.`
  return reasons.length === 0 ? 'The chef has been asked to look again.' : ''
}
