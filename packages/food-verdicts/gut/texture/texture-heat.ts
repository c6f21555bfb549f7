import { isWord } from '../cooking/method-words.ts'
import type { Word } from 'recipe-reading/food/word'
import { cookedMinutes } from '../cooking/cooked-minutes.ts'
import { isMadeTender } from '../cooking/made-soft.ts'

/** A stew that is ready sooner has pieces in it. */
const QUICK_MINUTES = 30
/** Red meat in cubes wants at least so long. */
const TOUGH_MINUTES = 75
const RED_MEAT = /\b(?:beef|lamb|mutton|goat|venison|hogget)\b/
const RED_MEAT_OR_PORK = /\b(?:beef|lamb|mutton|goat|venison|hogget|pork)\b/
const CUBES = /\b(?:diced|cubed|cubes|chunks|stewing|braising)\b/
/** Dough with yeast gets a crust in a hot oven. */
export const YEAST =
  /(?<!nutritional |brewers )\byeast\b(?! extract)|\b(?:bread|pizza|khachapuri|sourdough) dough\b/
const HOT_CELSIUS = 220
const HOT_FAHRENHEIT = 425

/** Whether dough with yeast comes into an oven in which bread gets a crust. */
export const bakesYeast = (steps: readonly (readonly Word[])[], lines: readonly string[]): boolean =>
  steps.some(isHotOven) && lines.some((line) => YEAST.test(line))

const isHotOven = (words: readonly Word[]): boolean =>
  words.some(({ text }, at) => {
    const unit = words
      .slice(at + 1, at + 3)
      .find(({ text: next }) => /^(?:c|f|celsius|fahrenheit)$/.test(next))
    return unit !== undefined && Number(text) >= (unit.text.startsWith('c') ? HOT_CELSIUS : HOT_FAHRENHEIT)
  })

const longestOf = (steps: readonly (readonly Word[])[]) => Math.max(0, ...steps.map(cookedMinutes))

/** Whether a dish says that it is cooked for less than half an hour. */
export const isQuick = (steps: readonly (readonly Word[])[]): boolean =>
  longestOf(steps) > 0 && longestOf(steps) < QUICK_MINUTES

/** Cubes of red meat that are seared, or simmer too short to become tender. */
export function toughCubes(
  lines: readonly string[],
  steps: readonly (readonly Word[])[],
  isSeared: boolean,
): { term: string }[] {
  const longest = longestOf(steps)
  const isShort = longest > 0 && longest < TOUGH_MINUTES
  const isSaidTender = steps.flat().some(({ text }) => /^(?:tender|soft|softened)$/.test(text))
  if (isSaidTender || isMadeTender(steps) || !(isShort || (isSeared && longest === 0))) return []
  const meat = isSeared ? RED_MEAT_OR_PORK : RED_MEAT
  return lines.flatMap((line) => {
    const isCubes = CUBES.test(line) && !line.split(' ').some((word) => isWord('no cubes', word))
    const [term] = (isCubes && meat.exec(line)) || []
    return term === undefined ? [] : [{ term }]
  })
}
