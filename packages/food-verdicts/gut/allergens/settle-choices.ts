import type { LineVerdict } from '../../diet/judge-line.ts'
import type { DietReason, WeighedLines } from '../../diet/weigh-lines.ts'
import { type Choices, readChoices } from 'recipe-reading/reading/read-choices'
import type { ReadLine } from 'recipe-reading/reading/read-line'
import type { RecipeReading } from 'recipe-reading/reading/recipe-reading'

/** What the cook may do so that a line keeps a diet, or holds no allergen. */
export type Choice = { does: 'choose' | 'leave out'; food: string }

/** A line that decides, the word in it, and why. `choice`: the line offers something else, which may be named. */
export type DishReason = Pick<DietReason, 'line' | 'term'> & {
  why: DietReason['why'] | 'choice'
  choice?: Choice
}

/** What a dish says of one diet or allergen. */
export type DishVerdict = { state: WeighedLines['state']; reasons: DishReason[] }

/**
 * Says what is to be chosen where a choice decides. Nothing is promised of a choice that is not known to be free itself
 * ("butter or margarine"), or beside another line that only its packet decides: that is "check the label".
 */
export function settleChoices(
  { state, reasons }: WeighedLines,
  judge: (line: ReadLine) => LineVerdict,
  { corrections }: Pick<RecipeReading, 'corrections'>,
): DishVerdict {
  if (state !== 'yes-if') return { state, reasons }
  const settled = reasons.map(({ line, term, why }): DishReason => {
    if (why !== 'breaks') return { line, term, why }
    const choice = findChoice(readChoices(line, corrections), judge)
    return { line, term, why: 'choice', ...(choice && { choice }) }
  })
  const isSettled = settled.every(({ choice }) => choice)
  return { state: isSettled ? 'yes-if' : 'check-label', reasons: settled }
}

function findChoice(
  { foods, besides, line }: Choices,
  judge: (line: ReadLine) => LineVerdict,
): Choice | undefined {
  const isFree = (part: ReadLine) => judge(part).says === 'free'
  const chosen =
    besides.every(isFree) && foods.length > 1 ? foods.find((food) => isFree(food.line)) : undefined
  if (chosen) return { does: 'choose', food: chosen.name }
  const verdict = judge(line)
  if (verdict.says !== 'choice' || !verdict.isOptional) return undefined
  return { does: 'leave out', food: foods[0]?.name ?? verdict.term }
}
