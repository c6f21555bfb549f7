import { weighTerms } from '../../diet/match-line.ts'
import { spellOutUsual } from 'recipe-reading/reading/usual-food'
import { memoize } from 'recipe-basics/text/memoize'
import { wordsOf } from '../../diet/listed-terms.ts'
import { findMarks } from 'recipe-reading/food/food-marks'
import type { Word } from 'recipe-reading/food/word'
import {
  findTerms,
  indexTerms,
  isMarked,
  isNegated,
  type Span,
  type TermIndex,
} from 'recipe-reading/food/term-index'
import { areReadable, type RecipeReading, weightsOf } from 'recipe-reading/reading/recipe-reading'
import { isAside, isCutOfOther, isOfOther, isSaidInPart } from './asides.ts'
import { isEatenRaw, setsInPot, staysUnheated } from '../cooking/eaten-raw.ts'
import { names as callsIt } from '../cooking/step-words.ts'
import { findFreeFrom, findSweetened, isDenied, isLean } from './free-from.ts'
import { toLineWeights, USUAL_SERVINGS } from './line-weights.ts'
import { findRawMeat, findRunnyEgg, isLeftRare, isLeftRunny } from '../cooking/left-rare.ts'
import { isGreensOnly } from './greens-only.ts'
import { isMadeTender, isPeeled, isSieved } from '../cooking/made-soft.ts'
import { methodOf } from '../cooking/method.ts'
import { findRichLines, findWheat, isTooLittle } from './rich-lines.ts'
import { TRIGGER_GROUPS, type TriggerAmount, type TriggerGroup } from './trigger-groups.ts'
import { weighGroups } from './weigh-groups.ts'

/** A group that a line names, and the word that names it. `line` counts from 0. */
export type TriggerHit = { group: TriggerGroup; line: number; term: string; amount: TriggerAmount }

/** Groups that depend on what is done to the food, wherever in the line that stands: "2 tomatoes, peeled". */
const BY_FORM: ReadonlySet<TriggerGroup> = new Set([
  'seeds-nuts',
  'skins-strings',
  'raw-veg',
  'raw-fruit',
  'tough-meat',
  'food-safety',
])
/** Foods that are safe once they were hot, and fish that is where no step leaves it rare. */
const SAFE_HOT = /^(?:eggs?|ham|speck|mortadella|pastrami)\b/
const SAFE_COOKED = /^(?:oysters?|scallops?|sea bass|hamachi|yellowtail)$/
/** What is minced, and liver, has been handled through and through: it is safe unless it is left pink. */
const SAFE_UNLESS_RARE = /\bmince$|^(?:minced|ground) |\blivers?$/
const SAFE_THROUGH = /^(?:ahi|bluefin|yellowfin|tuna|salmon|swordfish)\b/
/** A knife takes their skin off, and not their strings. */
const STRINGY_INSIDE = /pineapple|jackfruit/
/** Only where it is eaten raw. */
const RAW_ONLY: ReadonlySet<TriggerGroup> = new Set(['raw-veg', 'raw-fruit'])

const forms = new Map<TriggerGroup, TermIndex>()

/**
 * The groups that the lines of a recipe name, in the order of its lines; undefined where too many of its words are not known.
 * A line names a group once, by its longest term. Amounts are those of the whole group in one portion.
 */
export const readTriggers = memoize((reading: RecipeReading): TriggerHit[] | undefined => {
  const { lines, servings } = reading
  if (!areReadable(lines.filter(({ isHeading }) => !isHeading))) return undefined
  const weights = weightsOf(reading).map(toLineWeights)
  const steps = methodOf(reading)
  const portions = servings ?? USUAL_SERVINGS
  const meant = lines.map(({ isHeading, meant, words }) => (isHeading ? [] : (meant?.line.words ?? words)))
  const said = meant
    .flatMap((words, line) => {
      const heading = lines[line]?.headingWords ?? []
      const within = [...words, ...heading]
      const raw = findRawMeat(words, steps)
      return [...findGroups(words), ...(raw ? [{ group: 'food-safety' as const, term: raw }] : [])]
        .filter((found) => staysSo(found, within, heading, steps))
        .map((found) => ({ ...found, line }))
    })
    .filter((hit) => !isTooLittle(hit, weights, portions))
  const named = inOrder([
    ...said,
    ...findRichLines(weights, portions).filter((hit) => !isExempt(hit, meant[hit.line] ?? [])),
    ...findWheat(said, weights, portions),
  ])
  const amounts = weighGroups(named, weights, portions)
  return named.map((hit) => ({ ...hit, amount: amounts.get(hit.group) ?? 'some' }))
})

type Named = Omit<TriggerHit, 'amount'>

/** By lines and groups, each once: what a line says itself comes first. */
const inOrder = (named: readonly Named[]): Named[] =>
  [...Map.groupBy(named, ({ group, line }) => line * TRIGGER_GROUPS.length + TRIGGER_GROUPS.indexOf(group))]
    .sort(([one], [other]) => one - other)
    .flatMap(([, hits]) => hits.slice(0, 1))

/** Whether a food is still of a group when the steps are done with it. */
function staysSo(
  { group, term }: Pick<Named, 'group' | 'term'>,
  line: readonly Word[],
  heading: readonly Word[],
  steps: readonly (readonly Word[])[],
): boolean {
  if (RAW_ONLY.has(group)) return isEatenRaw(term, line, heading, steps)
  if (group === 'skins-strings') return !isPeeled(steps, term) && !isSieved(steps, term)
  if (group === 'seeds-nuts') return !isSieved(steps, term)
  if (group === 'alliums-fructans') return !isGreensOnly(term, line)
  if (group === 'food-safety' && SAFE_UNLESS_RARE.test(term))
    return isLeftRare(steps) || findRawMeat(line, steps) !== undefined
  if (group === 'food-safety' && SAFE_THROUGH.test(term))
    return isLeftRare(steps) || isLeftRaw(term, line, steps) || isSashimi(line, steps)
  if (group === 'food-safety' && SAFE_COOKED.test(term)) return !isTinned(line) && staysUnheated(steps, term)
  if (group === 'food-safety' && /^egg/.test(term) && isLeftRunny(steps)) return true
  if (group === 'food-safety' && /^egg/.test(term) && setsInPot(steps, term)) return false
  if (group === 'food-safety') return !SAFE_HOT.test(term) || staysUnheated(steps, term)
  return group !== 'tough-meat' || !isMadeTender(steps)
}

/** Fish out of a tin was hot. */
const TINNED = /^(?:cans?|tins?|tinned|jars?|pouch|pouches|drained|flaked|leftover|packets?)$/
const isTinned = (line: readonly Word[]) => line.some(({ text }) => TINNED.test(text))

/** Sashimi is raw unless a step heats. */
const SASHIMI = /^(?:sashimi|crudo|tartare|ceviche)$/
const isSashimi = (line: readonly Word[], steps: readonly (readonly Word[])[]) =>
  line.some(({ text }) => SASHIMI.test(text)) && staysUnheated(steps, 'sashimi')

/** Other fish is raw where a step names it and none from there on heats. */
const isLeftRaw = (term: string, line: readonly Word[], steps: readonly (readonly Word[])[]) =>
  !isTinned(line) && steps.some((step) => callsIt(step, term)) && staysUnheated(steps, term)

/** The most that a dish holds of each group. */
export function sumUpTriggers(hits: readonly TriggerHit[]): Partial<Record<TriggerGroup, TriggerAmount>> {
  return Object.fromEntries(hits.map(({ group, amount }) => [group, amount]))
}

type Found = { group: TriggerGroup; term: string }

/** The groups that a line names, in their order; of a choice that says its noun once, those of the usual food too. */
function findGroups(words: readonly Word[]): Found[] {
  const runny = findRunnyEgg(words)
  const named: Found[] = [
    ...groupsIn(words),
    ...(runny ? [{ group: 'food-safety' as const, term: runny }] : []),
  ]
  const usual = spellOutUsual(words)
  if (!usual) return named
  const both = [...named, ...groupsIn(usual)]
  return TRIGGER_GROUPS.flatMap((group) => both.find((found) => found.group === group) ?? [])
}

function groupsIn(words: readonly Word[]): Found[] {
  const found = findMarks(words)
  return TRIGGER_GROUPS.flatMap((group) => {
    const terms = found.get(group)
    const sweetened = group === 'polyols' ? findSweetened(words) : undefined
    if (sweetened !== undefined) return [{ group, term: sweetened }]
    if (!terms || terms.breaks.length === 0) return []
    const free = findFreeFrom(group, words)
    const named = weighTerms(words, terms, (some) => findMarks(some).get(group)).violations.find(
      (span) =>
        !isAside(words, span.start) &&
        !isCutOfOther(span.term, words) &&
        !isMarked(free, span) &&
        !isDenied(words, span) &&
        !(dependsOnForm(group, span.term) && isChanged(group, words, span)),
    )
    return named ? [{ group, term: named.term }] : []
  })
}

const dependsOnForm = (group: TriggerGroup, term: string): boolean =>
  BY_FORM.has(group) && !(group === 'skins-strings' && STRINGY_INSIDE.test(term))

/** Whether a line names what its group does not mean, whatever its figures are: peanut butter is no fried food. */
function isExempt({ group, term }: Pick<Named, 'group' | 'term'>, words: readonly Word[]): boolean {
  if ((findMarks(words).get(group)?.['looks like'].length ?? 0) > 0) return true
  if (group === 'fatty-fried' && isLean(words)) return true
  const free = findFreeFrom(group, words)
  const named = findTerms(words, indexTerms([term]))
  return named.length > 0 && named.every((span) => isMarked(free, span))
}

/** Whether the line says after the food that what matters was taken off or cooked away. */
function isChanged(group: TriggerGroup, words: readonly Word[], named: Span): boolean {
  let index = forms.get(group)
  if (!index) forms.set(group, (index = indexTerms(wordsOf('takes away', group))))
  const said = findTerms(words, index).filter((span) => span.start >= named.end)
  return said.some(
    (span) => !isNegated(words, span) && !isSaidInPart(words, span, said) && !isOfOther(words, span, named),
  )
}
