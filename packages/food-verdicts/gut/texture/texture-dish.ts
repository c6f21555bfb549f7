import { type Word, toWords } from 'recipe-reading/food/line-words'
import { memoize } from 'recipe-basics/text/memoize'
import { sentencesOf, toSentences } from '../cooking/step-words.ts'
import type { TriggerHit } from '../triggers/read-triggers.ts'
import { blendsPartly, methodAfter } from './blended-part.ts'
import { isQuick } from './texture-heat.ts'
import { callsIt, countCalls, isKeptBack, isMelted, pieceOf } from './texture-pieces.ts'
import { findSigns, type Found, type Sign, untilBeside } from './texture-signs.ts'

/** What a texture is read from; `triggers` are the groups that its lines name. */
export type TextureFields = {
  name: string
  ingredients: readonly { ingredient_text: string }[]
  instructions: readonly { step_text: string }[]
  triggers: readonly Pick<TriggerHit, 'group' | 'amount' | 'term'>[]
}

export type Steps = readonly (readonly Word[])[]

/** A dish as its texture is read from it. */
export type Dish = TextureFields & {
  /** The words of its name. */
  words: readonly Word[]
  /** Signs in its name, and in its method. */
  title: readonly Found[]
  found: readonly Found[]
  steps: Steps
  /** Its lines, in lower case. */
  lines: readonly string[]
  /** Foods of its lines that stay in pieces. */
  pieces: readonly string[]
  /** What its name says of a dish that is drunk or spooned; empty for others. */
  liquid: readonly Found[]
}

/** Signs in the name of a dish that say what it is. */
const DISHES: readonly Sign[] = ['liquid', 'firm dish', 'soft dish', 'bite']

/** Finds the signs in the name and the method of a dish. */
export function readDish(fields: TextureFields): Dish {
  const words = toWords(fields.name)
  const steps = fields.instructions.map(({ step_text }) => toWords(step_text))
  const title = findSigns(words, -1).filter(({ term }) => term !== 'stew' || !isQuick(steps))
  const lines = fields.ingredients.map(({ ingredient_text }) => ingredient_text.toLowerCase())
  const pieces = lines
    .flatMap((line) => pieceOf(line) ?? [])
    .filter((term) => !isMelted(term, sentencesOf(steps)))
  // A custard tart is a tart, and so is a tart with custard.
  const head = findSigns(untilBeside(words), -1).findLast(({ sign }) => DISHES.includes(sign))
  const liquid = head?.sign === 'liquid' ? [head] : []
  return { ...fields, words, title, found: findInSteps(steps, title), steps, lines, pieces, liquid }
}

/** The signs of a method; what blends a part of the dish alone says nothing of it. */
const findInSteps = (steps: Steps, title: readonly Found[]): Found[] => {
  const sentences = steps.flatMap((words, step) => toSentences(words).map((sentence) => ({ sentence, step })))
  const said = sentences.map(({ sentence }) => sentence)
  return sentences.flatMap(({ sentence, step }, at) => {
    const signs = findSigns(sentence, step, title)
    const isPart = signs.some(isBlending) && blendsPartly(said, at)
    return isPart ? signs.filter((sign) => !isBlending(sign)) : signs
  })
}

const isBlending = ({ sign, term }: Found) => sign === 'smooth' || term.startsWith('mash')

/** The method after the last sign of a step that `isSought`. */
export const methodAfterSign = (
  { steps, title }: Dish,
  step: number,
  isSought: (sign: Found) => boolean,
): Steps => methodAfter(steps, step, (sentence) => findSigns(sentence, step, title).findLast(isSought)?.term)

export const ofSigns = (some: readonly Found[], signs: readonly Sign[]): Found[] =>
  some.filter(({ sign }) => signs.includes(sign))

/** The last step with one of these signs; -1 where none has. */
export const last = (some: readonly Found[]): number => some.at(-1)?.step ?? -1

/** A food that the method names after the dish was blended, and not before, or of which a part was kept for then. */
export function comesAfter(term: string, steps: Steps, after: Steps): boolean {
  const count = (some: Steps) => countCalls(wordsOf(some), term)
  const later = count(after)
  return later > 0 && (count(steps) === later || after.some((words) => isKeptBack(term, words)))
}

const wordsOf = memoize((steps: Steps) => steps.flat())

/** A topping that a later step names. */
export function isAddedAfter(term: string, steps: Steps, step: number): boolean {
  return steps.slice(step).some((words) => callsIt(words, term))
}
