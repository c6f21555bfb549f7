import type { Word } from 'recipe-reading/food/word'
import type { RecipeReading } from 'recipe-reading/reading/recipe-reading'
import { dropLeftOut } from './left-out.ts'
import { methodOf } from '../cooking/method.ts'
import { toSentences, toText } from '../cooking/step-words.ts'
import type { TriggerHit } from '../triggers/read-triggers.ts'
import { isQuick } from './texture-heat.ts'
import type { Sign } from '../cooking/method-words.ts'
import { findSigns, type Found } from './texture-signs.ts'

type Steps = readonly (readonly Word[])[]

/** A dish as its texture is read from it. */
export type Dish = {
  reading: RecipeReading
  /** The groups that its lines name. */
  triggers: readonly Pick<TriggerHit, 'group' | 'amount' | 'term' | 'line'>[]
  /** The words of its name. */
  words: readonly Word[]
  /** Signs in its name, and in its method. */
  title: readonly Found[]
  found: readonly Found[]
  steps: Steps
  /** The words of its lines. */
  lines: readonly string[]
}

/** Finds the signs in the name and the method of a dish. */
export function readDish(reading: RecipeReading, triggers: Dish['triggers']): Dish {
  const { words } = reading.title
  const steps = methodOf(reading).map(dropLeftOut)
  const title = findSigns(words, -1).filter(({ term }) => term !== 'stew' || !isQuick(steps))
  const lines = reading.lines.map(({ written }) => toText(written))
  const found = steps.flatMap((step, at) =>
    toSentences(step).flatMap((sentence) => findSigns(sentence, at, title)),
  )
  return { reading, triggers, words, title, found, steps, lines }
}

export const ofSigns = (some: readonly Found[], signs: readonly Sign[]): Found[] =>
  some.filter(({ sign }) => signs.includes(sign))
