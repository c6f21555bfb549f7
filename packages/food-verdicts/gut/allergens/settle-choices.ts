import { type LineVerdict, readLine, type ReadLine } from '../../diet/judge-line.ts'
import type { DietReason, WeighedLines } from '../../diet/weigh-lines.ts'
import type { Corrections } from 'recipe-reading/food/corrections'
import { readIngredient } from 'recipe-reading/ingredient/read-ingredient'

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
  corrections?: Corrections,
): DishVerdict {
  if (state !== 'yes-if') return { state, reasons }
  const settled = reasons.map(({ line, term, why }): DishReason => {
    if (why !== 'breaks') return { line, term, why }
    const choice = findChoice(line, (text) => judge(readLine(text, corrections)))
    return { line, term, why: 'choice', ...(choice && { choice }) }
  })
  const isSettled = settled.every(({ choice }) => choice)
  return { state: isSettled ? 'yes-if' : 'check-label', reasons: settled }
}

function findChoice(text: string, judge: (text: string) => LineVerdict): Choice | undefined {
  const { food, alternatives, additions } = readIngredient(text, 'en')
  const isFree = (name: string) => judge(name).says === 'free'
  const areOthersFree = additions.every(({ start, end }) => isFree(text.slice(start, end)))
  const foods = [food, ...alternatives.map((part) => part.food)].flatMap((one) => one?.name ?? [])
  const chosen = areOthersFree && foods.length > 1 ? foods.find(isFree) : undefined
  if (chosen !== undefined) return { does: 'choose', food: chosen }
  const verdict = judge(text)
  if (verdict.says !== 'choice' || !verdict.isOptional) return undefined
  return { does: 'leave out', food: food?.name ?? verdict.term }
}
