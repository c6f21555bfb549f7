import type { DietaryRestriction } from 'recipe-basics/recipe/recipe'
import { readRecipe } from 'recipe-reading/reading/recipe-reading'
import type { DietVerdict } from './judge-diets.ts'
import { type Judge, type JudgedFields, judgeRecipe } from './judge-recipe.ts'
import { VEGAN_IS } from 'recipe-basics/recipe/recipe'
import type { DietReason } from './weigh-lines.ts'

/**
 * What the chef decided about a label: `yes` gives it where the lines leave the question open, `off` takes away one
 * that they earn. `lines` are those that it was decided over; it stands until one of them changes.
 */
export type LabelDecision = {
  diet: DietaryRestriction
  answer: 'yes' | 'off'
  reason: string | null
  /** ISO instant. */
  decided_at: string
  lines: string[]
}

/** What the chef answers. `as-read` leaves the label to the lines. */
export type LabelAnswer = {
  diet: DietaryRestriction
  answer: LabelDecision['answer'] | 'as-read'
  reason: string | null
}

/** What the lines say about a diet, what the chef decided, and what readers therefore see. */
export type ResolvedLabel = DietVerdict & {
  isShown: boolean
  given_by: 'software' | 'chef'
  decision: LabelDecision | null
  /** The lines that came and went since she decided, where that asks her again. */
  asks: { came: string[]; went: string[] } | null
  /** A line that came is not known, or contradicts her yes: readers see no label until she has answered. */
  isSuspended: boolean
}

/**
 * One label for each verdict. It is shown where the lines earn it or the chef decided so; what she decided is asked
 * about again when a line has changed, and shown on unless that line is not known or contradicts it.
 */
export function resolveLabels(
  fields: JudgedFields,
  decisions: readonly LabelDecision[],
  judge: Judge = judgeRecipe,
): ResolvedLabel[] {
  return veganIsWhole(judge(fields).map((verdict) => resolveLabel(verdict, fields, decisions, judge)))
}

function resolveLabel(
  verdict: DietVerdict,
  fields: JudgedFields,
  decisions: readonly LabelDecision[],
  judge: Judge,
): ResolvedLabel {
  const decision = decisions.find(({ diet }) => diet === verdict.diet) ?? null
  const asks = decision && changesSince(decision, fields, verdict)
  const isSuspended = decision?.answer === 'yes' && asks !== null && isOpen(asks.came, fields, verdict, judge)
  const isEarned = verdict.state === 'yes'
  return {
    ...verdict,
    isShown: decision?.answer === 'yes' ? isEarned || !isSuspended : isEarned && decision === null,
    given_by: decision?.answer === 'yes' ? 'chef' : 'software',
    decision,
    asks,
    isSuspended,
  }
}

/** A vegan dish is vegetarian and free of dairy. Who takes one of these labels off takes vegan off; who decides vegan decides all. */
function veganIsWhole(labels: readonly ResolvedLabel[]): ResolvedLabel[] {
  const vegan = labels.find(({ diet }) => diet === 'vegan')
  if (!vegan?.isShown) return [...labels]
  const implied = labels.filter(({ diet }) => VEGAN_IS.some((one) => one === diet))
  const isDenied = implied.some(({ decision, isShown }) => !isShown && decision !== null)
  return labels.map((label) => {
    if (isDenied) return label === vegan ? { ...vegan, isShown: false } : label
    if (label.isShown || !implied.includes(label)) return label
    return { ...label, isShown: true, given_by: vegan.given_by }
  })
}

/**
 * The decisions of the chef after she has answered. What she says once more keeps its date; what she does not answer
 * stays as it is. A yes against an ingredient or a number is refused, by the diets that it was said of.
 */
export function decideLabels(
  labels: readonly ResolvedLabel[],
  answers: readonly LabelAnswer[],
  fields: JudgedFields,
  now: Date,
): { decisions: LabelDecision[]; refused: ResolvedLabel[] } {
  const refused: ResolvedLabel[] = []
  const decisions = labels.flatMap((label) => {
    const { diet, decision, asks } = label
    const given = answers.find((answer) => answer.diet === diet)
    if (!given) return decision ?? []
    if (given.answer === 'as-read') return []
    const { answer, reason } = given
    const stands = decision?.answer === answer && !asks
    if (stands && decision.reason === reason) return decision
    if (answer === 'yes' && label.state === 'no' && !stands) {
      refused.push(label)
      return decision ?? []
    }
    return { diet, answer, reason, decided_at: now.toISOString(), lines: linesOf(diet, fields) }
  })
  return { decisions, refused }
}

/** Decisions about several labels, of which those of `newer` count where both have one. */
export function joinDecisions(older: readonly LabelDecision[], newer: readonly LabelDecision[]) {
  return [...older.filter(({ diet }) => newer.every((decision) => decision.diet !== diet)), ...newer]
}

/** What a label is decided over: all lines that are judged, and for two of them the numbers. */
export function linesOf(diet: DietaryRestriction, fields: JudgedFields): string[] {
  const read = readRecipe(fields)
  const lines = [...read.lines, ...read.shouted].map(({ text }) => text.replace(/\s+/g, ' ').trim())
  return diet === 'low-carb' || diet === 'keto' ? [...lines, numbersLine(fields)] : lines
}

/** Why a label cannot be given, in words. */
export function refusalOf({ diet, reasons: [reason] }: DietVerdict): string {
  return `${reason ? quote(reason) : 'An ingredient'} speaks against ${diet}. A label cannot be switched on against a line.`
}

/** What came and went, unless the lines now say themselves what was decided. */
function changesSince(
  { answer, diet, lines: before }: LabelDecision,
  fields: JudgedFields,
  { state }: DietVerdict,
) {
  if ((answer === 'yes') === (state === 'yes')) return null
  const now = linesOf(diet, fields)
  const came = without(now, before)
  const went = without(before, now)
  return came.length + went.length > 0 ? { came, went } : null
}

/** Whether lines, by themselves, leave it open or deny that the dish keeps a diet. What only a packet decides does not. */
function isOpen(
  came: string[],
  fields: JudgedFields,
  { diet, state, reasons }: DietVerdict,
  judge: Judge,
): boolean {
  const numbers = numbersLine(fields)
  if (came.includes(numbers) && state === 'no' && reasons.some(({ why }) => why === 'numbers')) return true
  const lines = came.filter((line) => line !== numbers)
  if (lines.length === 0) return false
  const ingredients = lines.map((ingredient_text) => ({ ingredient_text, section: null }))
  // Few lines have no numbers of their own: as a keyword, her yes stands in for them, and the lines alone decide.
  const alone = judge({ ...fields, ...ALONE, ingredients, keywords: [diet] }).find(
    (verdict) => verdict.diet === diet,
  )
  if (!alone || alone.state === 'yes') return !alone
  return alone.reasons.length === 0 || alone.reasons.some(({ why }) => why !== 'packet')
}

/** What a recipe says besides its lines. */
const ALONE = { name: '', description: null, story: null, instructions: [], nutrition: null }

const quote = ({ term, line }: DietReason) => `“${term}” in “${line}”`

function numbersLine({ nutrition, servings }: JudgedFields): string {
  const { calories, carbohydrate_content_g, fiber_content_g } = nutrition ?? {}
  const facts = [calories, carbohydrate_content_g, fiber_content_g, servings].map((fact) => fact ?? '–')
  return `Nutrition: ${facts[0]} kcal, ${facts[1]} g carbs, ${facts[2]} g fiber, ${facts[3]} servings`
}

/** Lines that say the same count as often as they stand there. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return lines.filter((line) => {
    const place = left.indexOf(line)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}
