import type { Word } from 'recipe-reading/food/word'
import { findTerms, indexTerms, type TermIndex, wordsOfTerm } from 'recipe-reading/food/term-index'
import {
  heatsOther,
  isSetAside,
  pickles,
  sideClauseOf,
  withoutOtherHeat,
  withoutSideClauses,
} from './other-heat.ts'
import { memoize, memoizeByText } from 'recipe-basics/text/memoize'
import { hasWord, listWords } from './method-words.ts'
import { names, sentencesOf, toSentences, toText } from './step-words.ts'

const ENDINGS = ['', 's', 'd', 'ed', 'es', 'ing', 'led', 'ling']
/** A line or a part of the list that begins so is for the plate, unless a step heats it. */
const FOR_THE_PLATE =
  /^(?:optional )?(?:[a-z]+ )?(?:toppings|garnish|garnishes|add ins|salsa|pico de gallo|relish)\b/

/** "Put everything in a pot and stew it for two hours": what no other step names is in the pot. */
const heatsAll = (step: readonly Word[]) =>
  isHeating(step) && /\b(?:everything|all (?:of )?(?:the )?ingredients)\b/.test(toText(step))

const isAllHeated = memoize((steps: readonly (readonly Word[])[]) => steps.some(heatsAll))

let heat: TermIndex | undefined
let allElse: TermIndex | undefined
let cooked: TermIndex | undefined
let raw: TermIndex | undefined
let mostlyRaw: TermIndex | undefined
let served: TermIndex | undefined

/**
 * Whether a food is on the plate as it grew. Its line says so, or the part of the list that it stands in; or the last sentence that
 * names it puts it on the plate; or no step that names it heats anything, and none after the last of them. Salad leaves are raw
 * unless a sentence that names them heats. Of other foods that no step names, any step that heats cooks them.
 */
export function isEatenRaw(
  term: string,
  line: readonly Word[],
  heading: readonly Word[],
  steps: readonly (readonly Word[])[],
): boolean {
  if (!isCalledRaw(term, line) && findTerms(line, (cooked ??= indexTerms(listWords('made hot')))).length > 0)
    return false
  if (findTerms(line, (raw ??= indexTerms(listWords('made raw')))).length > 0) return true
  return (isForThePlate(line, heading) ? staysRawOnThePlate : staysRaw)(steps, term)
}

const staysRaw = memoizeByText((steps: Steps, term) => isLeftRaw(steps, term, false))
const staysRawOnThePlate = memoizeByText((steps: Steps, term) => isLeftRaw(steps, term, true))

/** Whether steps leave a food raw, of which the line may say that it is for the plate. */
function isLeftRaw(steps: Steps, term: string, isForThePlate: boolean): boolean {
  const named = sentencesOf(steps).filter((sentence) => names(sentence, term))
  if (findTerms(wordsOfTerm(term), (mostlyRaw ??= indexTerms([], listWords('mostly raw')))).length > 0)
    return !named.some(isHeating) && !(named.length === 0 && isAllHeated(steps))
  if (named.some((sentence) => isHeatedBeside(sentence, term))) return false
  if (isForThePlate && !named.some(isHeating)) return true
  if (isPickled(named)) return true
  const last = steps.findLastIndex((step) => names(step, term))
  if (last < 0) return isMixedCold(steps)
  if (steps.slice(0, last).some((step) => names(step, term) && isHeating(step))) return false
  const step = steps[last] ?? []
  const sentences = toSentences(step)
  const isOnPlate = isServed(sentences.filter((sentence) => names(sentence, term) && !isCooking(sentence)))
  const after = steps.slice(last + 1)
  const isHeatedLater = after.some((one) => isHeating(one) && !isOfOther(one, step))
  if (isOnPlate && !sentences.slice(sentences.findLastIndex((one) => names(one, term)) + 1).some(isMelting))
    return !isHeatedLater || !after.some(isBaking)
  return !isHeatedLater && !isHeating(step)
}

type Steps = readonly (readonly Word[])[]

/** "Cooked beetroots and 1 raw carrot": the carrot is raw. */
const isCalledRaw = (term: string, line: readonly Word[]): boolean =>
  line.some(({ text }, at) => text === 'raw' && names(line.slice(at + 1, at + 2), term))

/** "While the onions cook, …", "once the peppers are roasted, …". */
function isHeatedBeside(sentence: readonly Word[], term: string): boolean {
  const clause = sideClauseOf(sentence)
  return names(clause, term) && isHeating(clause)
}

/** Whether hot brine is poured over it, and no other sentence that names it heats. */
const isPickled = (named: readonly (readonly Word[])[]) =>
  named.some(pickles) && !named.some((sentence) => isHeating(sentence) && !pickles(sentence))

const isForThePlate = (line: readonly Word[], heading: readonly Word[]) =>
  FOR_THE_PLATE.test(toText(heading)) || FOR_THE_PLATE.test(beforeColon(line))

/** What stands before the colon of a line: "Toppings: onion, cheese". */
function beforeColon(line: readonly Word[]): string {
  const colon = line.findIndex(({ breaks }) => breaks.includes(':'))
  return toText(line.slice(0, Math.max(colon, 0)))
}

/** Whether a step that heats is about other food than what a step before has put aside. */
function isOfOther(step: readonly Word[], before: readonly Word[]): boolean {
  const mixed = setAside(before)
  return mixed !== undefined && heatsOther(toSentences(step).filter(isHeating), mixed)
}

/** What a step puts aside without heating it. */
const setAside = memoize((step: readonly Word[]): readonly Word[] | undefined => {
  const mixed = toSentences(step).flatMap(withoutSideClauses)
  return isSetAside(mixed) && !isHeating(step) ? mixed : undefined
})

/** Of a food that no step names: whether a step that takes all the rest leaves it as it is, or nothing heats at all. */
const isMixedCold = memoize((steps: readonly (readonly Word[])[]): boolean => {
  const all = steps.findLastIndex(
    (step) => findTerms(step, (allElse ??= indexTerms([], listWords('all else')))).length > 0,
  )
  const mixed = steps[all] ?? []
  const isSide = isServed([mixed])
  return !steps
    .slice(Math.max(all, 0))
    .some((step) => isHeating(step) && !(isSide && step !== mixed && isOfOther(step, mixed)))
})

/** Whether a sentence heats, and not only speaks of what was heated: "with the toasted nuts". */
const isCooking = (sentence: readonly Word[]) => isHeating(sentence.filter(({ text }) => text !== 'toasted'))

const isBaking = (step: readonly Word[]) => step.some(({ text }) => /^(?:bak(?:e|ed|ing)|oven)$/.test(text))

/** What is strewn over a dish before such heat is hot with it. */
const isMelting = (sentence: readonly Word[]) =>
  sentence.some(({ text }) => /^(?:bake|broil|broiler|oven|microwave|melts?|melted)$/.test(text))

const isServed = (sentences: readonly (readonly Word[])[]) =>
  sentences.some(
    (sentence) =>
      findTerms(sentence, (served ??= indexTerms([], listWords('served')))).length > 0 || topsWith(sentence),
  )

/** "Top each bowl with …", "top it with …": the word that stands for what is done, not for a place. */
const topsWith = (sentence: readonly Word[]) =>
  sentence.some(
    ({ text, breaks }, at) =>
      text === 'top' && (at === 0 || breaks !== '' || /^(?:and|then)$/.test(sentence[at - 1]?.text ?? '')),
  )

/** Whether nothing heats from the first step that names a food: its raw egg stays raw, whatever was melted before. */
export const staysUnheated = memoizeByText((steps: Steps, term): boolean => {
  const first = steps.findIndex((step) => names(step, term))
  return !steps.slice(Math.max(first, 0)).some(isHeating)
})

/** Whether steps put a food into what they have simmered and not cooled since: an egg sets in hot soup. */
export const setsInPot = memoizeByText((steps: Steps, term): boolean => {
  const sentences = sentencesOf(steps)
  return sentences.some((sentence, at) => {
    if (!names(sentence, term)) return false
    const hot = sentences.slice(0, at).findLastIndex(simmers)
    const since = sentences.slice(hot, at + 1)
    if (hot < 0 || since.some((one) => hasWord(one, 'rests'))) return false
    return joinsPot(sentence, sentences[hot] ?? []) || (hot === at - 1 && isStirredIn(sentence))
  })
})

const simmers = (sentence: readonly Word[]) =>
  sentence.some(({ text }) => SIMMERS.test(text)) && !hasWord(sentence, 'work melt')
const SIMMERS = /^(?:simmer|boil|cook|bubble)$/
const JOINS = /^(?:stir|whisk|beat|pour|drizzle|swirl|mix|fold|drop|crack)$/
const POT = /^(?:pot|pan|saucepan|soup|broth|stock|porridge|it)$/

/** "Pour the eggs into the soup": into what was simmered, or its pot. */
function joinsPot(sentence: readonly Word[], simmered: readonly Word[]): boolean {
  const isIn = (text: string) =>
    POT.test(text) || (text.length > IN_SHORT && simmered.some((word) => word.text === text))
  return sentence.some(
    ({ text }, at) => text === 'into' && sentence.slice(at + 1, at + WITHIN).some((word) => isIn(word.text)),
  )
}

/** "Whisk in the eggs": into what the sentence before speaks of. */
const isStirredIn = (sentence: readonly Word[]) =>
  sentence.some(({ text }, at) => text === 'in' && JOINS.test(sentence[at - 1]?.text ?? ''))

/** “The” and “and” stand in any sentence. */
const IN_SHORT = 3
/** “Into the gently simmering soup”. */
const WITHIN = 5

/** Whether no step of a method heats anything. */
export const heatsNothing = memoize((steps: readonly (readonly Word[])[]): boolean => !steps.some(isHeating))

const isHeating = memoize((step: readonly Word[]): boolean => {
  heat ??= indexHeat()
  const index = heat
  return toSentences(step).some((sentence) => findTerms(withoutOtherHeat(sentence), index).length > 0)
})

const indexHeat = () =>
  indexTerms(listWords('hot place'), [
    ...listWords('heats').flatMap((word) =>
      ENDINGS.flatMap((ending) => [`${word}${ending}`, `${word.replace(/e$/, '')}${ending}`]),
    ),
  ])
