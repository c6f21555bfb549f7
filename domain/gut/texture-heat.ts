import type { Word } from '../food/line-words.ts'
import { cookedMinutes } from './cooked-minutes.ts'
import type { Found } from './texture-signs.ts'

/** What simmers so long falls apart. */
const LONG_MINUTES = 45
/** Dough with yeast gets a crust in a hot oven. */
const YEAST = /(?<!nutritional |brewer['’]?s )\byeast\b(?! extract)/
const HOT_CELSIUS = 220
const HOT_FAHRENHEIT = 425

/** Simmered for three quarters of an hour or more, without an oven. */
export function isLongAndMoist(words: readonly Word[], step: number, found: readonly Found[]): boolean {
  const signs = found.filter((one) => one.step === step).map(({ sign }) => sign)
  if (!signs.includes('heat') || signs.includes('bake') || signs.includes('dry')) return false
  return cookedMinutes(words) >= LONG_MINUTES
}

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
