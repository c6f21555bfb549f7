import { findTogether, weighTerms } from '../diet/match-line.ts'
import { areReadable } from '../diet/readable-lines.ts'
import { isHeading } from '../diet/weigh-lines.ts'
import { type Corrections, correctWords } from '../food/corrections.ts'
import { readLine } from '../diet/judge-line.ts'
import { toWords, type Word } from '../food/line-words.ts'
import { indexTerms, findTerms, isNegated, type TermIndex } from '../food/term-index.ts'
import { readTexts } from '../nutrition/shown-nutrition.ts'
import { isWater } from '../nutrition/water.ts'
import { middleOf, type WeighedPart, weighParts } from '../nutrition/weigh-parts.ts'
import type { Ingredient } from '../recipe/recipe.ts'
import { isEatenRaw } from './eaten-raw.ts'
import { TRIGGER_GROUPS, type TriggerAmount, type TriggerGroup } from './trigger-groups.ts'
import { TRIGGER_TERMS, triggerIndex, triggerSet } from './trigger-terms.ts'

/** A group that a line names, and the word that names it. `line` counts from 0. */
export type TriggerHit = { group: TriggerGroup; line: number; term: string; amount: TriggerAmount }

/** What triggers are read from. */
export type TriggerFields = {
  ingredients: readonly Ingredient[]
  instructions: readonly { step_text: string }[]
  servings: number | null
}

/** Less than that of a portion is a trace. */
const TRACE_GRAMS = 2
/** Of these a pinch counts. */
const POTENT: Partial<Record<TriggerGroup, number>> = {
  spicy: 0.3,
  caffeine: 0.5,
  polyols: 0.5,
  'emulsifiers-additives': 0.3,
  'food-safety': 0,
  'grapefruit-interaction': 0,
}
/** So much of a portion, or of the dish without its water, is what the dish is made of. */
const MAIN_GRAMS = 100
const MAIN_SHARE = 0.15
/** Of a stock, little more than water counts. */
const STOCK = /stock|broth|bouillon/
const SOLIDS_OF_STOCK = 0.05
/** What a dish serves where nobody says it. */
const USUAL_SERVINGS = 4

/** Groups that depend on what is done to the food, wherever in the line that stands: "2 tomatoes, peeled". */
const BY_FORM: ReadonlySet<TriggerGroup> = new Set([
  'seeds-nuts',
  'skins-strings',
  'raw-veg',
  'raw-fruit',
  'tough-meat',
  'food-safety',
])
/** Only where it is eaten raw. */
const RAW_ONLY: ReadonlySet<TriggerGroup> = new Set(['raw-veg', 'raw-fruit'])

const forms = new Map<TriggerGroup, TermIndex>()

/**
 * The groups that the lines of a recipe name, in the order of its lines; undefined where too many of its words are not known.
 * A line names a group once, by its longest term. Amounts are those of the whole group in one portion.
 */
export function readTriggers(
  { ingredients, instructions, servings }: TriggerFields,
  corrections?: Corrections,
): TriggerHit[] | undefined {
  const lines = ingredients.map(({ ingredient_text }) => ingredient_text)
  const read = lines.filter((text) => !isHeading(text)).map((text) => readLine(text, corrections))
  if (!areReadable(read)) return undefined
  const weights = readTexts(ingredients).map((line) => weighParts(line, corrections))
  const steps = instructions.map(({ step_text }) => toWords(step_text))
  const named = lines.flatMap((text, line) => {
    if (isHeading(text)) return []
    const words = toWords(text)
    const meant = correctWords(words, corrections)?.words ?? words
    return findGroups(meant)
      .filter(({ group, term }) => !RAW_ONLY.has(group) || isEatenRaw(term, meant, steps))
      .map((found) => ({ ...found, line }))
  })
  const amounts = weighGroups(named, weights, servings ?? USUAL_SERVINGS)
  return named.map((hit) => ({ ...hit, amount: amounts.get(hit.group) ?? 'some' }))
}

/** The most that a dish holds of each group. */
export function sumUpTriggers(hits: readonly TriggerHit[]): Partial<Record<TriggerGroup, TriggerAmount>> {
  return Object.fromEntries(hits.map(({ group, amount }) => [group, amount]))
}

/** The groups that the words of a line name, in their order. */
function findGroups(words: readonly Word[]): { group: TriggerGroup; term: string }[] {
  const found = findTogether(words, triggerIndex())
  return TRIGGER_GROUPS.flatMap((group) => {
    const terms = found.get(group)
    if (!terms || terms.violates.length === 0) return []
    const [named] = weighTerms(words, terms, triggerSet(group)).violations
    if (!named || (BY_FORM.has(group) && isChanged(group, words, named.start))) return []
    return [{ group, term: named.term }]
  })
}

/** Whether the line says after the food that what matters was taken off or cooked away. */
function isChanged(group: TriggerGroup, words: readonly Word[], from: number): boolean {
  let index = forms.get(group)
  if (!index) forms.set(group, (index = indexTerms(TRIGGER_TERMS[group].exempt_modifiers)))
  return findTerms(words, index).some((span) => span.start > from && !isNegated(words, span))
}

function weighGroups(
  named: readonly { group: TriggerGroup; line: number; term: string }[],
  weights: readonly WeighedPart[][],
  servings: number,
): Map<TriggerGroup, TriggerAmount> {
  const grams = weights.map(gramsOfLine)
  const dry = weights.map((parts, line) =>
    parts.every(({ found }) => isWater(found.food)) ? 0 : (grams[line] ?? 0),
  )
  const whole = dry.reduce((sum, one) => sum + one, 0)
  const lines = Map.groupBy(named, ({ group }) => group)
  return new Map(
    [...lines].map(([group, hits]) => {
      const known = hits.flatMap(({ line, term }) => {
        const weight = grams[line]
        return weight === undefined ? [] : STOCK.test(term) ? weight * SOLIDS_OF_STOCK : weight
      })
      const sum = known.reduce((total, one) => total + one, 0)
      const isUnknown = known.length < hits.length
      return [group, amountOf(group, sum / servings, whole === 0 ? 0 : sum / whole, isUnknown)]
    }),
  )
}

function amountOf(group: TriggerGroup, portion: number, share: number, isUnknown: boolean): TriggerAmount {
  if (portion >= MAIN_GRAMS || (share >= MAIN_SHARE && portion > TRACE_GRAMS)) return 'main'
  return isUnknown || portion >= (POTENT[group] ?? TRACE_GRAMS) ? 'some' : 'trace'
}

/** Grams of a line; 0 of what is taken out before eating, or added to taste; undefined where its weight is not known. */
function gramsOfLine(parts: readonly WeighedPart[]): number | undefined {
  const known = parts.map(({ weight, found, isLeftOut }) => {
    if (isLeftOut || found.isDiscarded) return 0
    if (weight.grams) return middleOf(weight.grams)
    return weight.why === 'to taste' ? 0 : undefined
  })
  return known.reduce((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0)
}
