import type { Word } from 'recipe-reading/food/line-words'
import { cookedMinutes } from '../cooking/cooked-minutes.ts'
import { isMadeTender } from '../cooking/made-soft.ts'
import type { Found } from './texture-signs.ts'

/** What simmers so long falls apart. */
const LONG_MINUTES = 45
/** A stew that is ready sooner has pieces in it. */
const QUICK_MINUTES = 30
/** Red meat in cubes wants at least so long. */
const TOUGH_MINUTES = 75
const RED_MEAT = /\b(?:beef|lamb|mutton|goat|venison|hogget)\b/
const RED_MEAT_OR_PORK = /\b(?:beef|lamb|mutton|goat|venison|hogget|pork)\b/
const CUBES = /\b(?:diced|cubed|cubes|chunks|stewing|braising)\b/
const NO_CUBES =
  /\b(?:minced?|ground|stock|broth|cheese|milk|tenderloin|fillet|cooked|leftover|roast|corned|tinned|canned|bacon|ham)\b/
/** Dough with yeast gets a crust in a hot oven. */
export const YEAST =
  /(?<!nutritional |brewer['’]?s )\byeast\b(?! extract)|\b(?:bread|pizza|khachapuri|sourdough) dough\b/
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

/** Work whose end a later heat of the same step undoes, where it shapes what was mashed. */
const WORKED = /^(?:mash|shred|flake|pull)/
const SHAPES = /^(?:shape|form|roll|press|flatten)$/
/** What was cooked so before, and bread beside it. */
const NO_LATER_HEAT = /ed$|^toast$/

/** Whether dry heat comes after what makes a dish soft: in a later step, or in the same where it shapes cakes of the mash. */
export function isFirmedAfter(
  found: readonly Found[],
  falling: readonly Found[],
  steps: readonly (readonly Word[])[],
): boolean {
  const dry = found.filter(({ sign }) => sign === 'dry' || sign === 'bake')
  const soft = falling.at(-1)
  const softAt = soft?.step ?? -1
  if ((dry.at(-1)?.step ?? -1) > softAt) return true
  if (!soft || !WORKED.test(soft.term) || !steps[softAt]?.some(({ text }) => SHAPES.test(text))) return false
  const later = found.slice(found.indexOf(soft) + 1)
  return later.some((one) => dry.includes(one) && one.step === softAt && !NO_LATER_HEAT.test(one.term))
}

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
    const [term] = (CUBES.test(line) && !NO_CUBES.test(line) && meat.exec(line)) || []
    return term === undefined ? [] : [{ term }]
  })
}
