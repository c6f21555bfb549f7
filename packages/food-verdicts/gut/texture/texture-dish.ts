import { type Word, toWords } from 'recipe-reading/food/line-words'
import { dropNotes } from '../cooking/other-heat.ts'
import { toSentences } from '../cooking/step-words.ts'
import type { TriggerHit } from '../triggers/read-triggers.ts'
import { isQuick } from './texture-heat.ts'
import { findSigns, type Found, type Sign } from './texture-signs.ts'

/** What a texture is read from; `triggers` are the groups that its lines name. */
export type TextureFields = {
  name: string
  ingredients: readonly { ingredient_text: string }[]
  instructions: readonly { step_text: string }[]
  triggers: readonly Pick<TriggerHit, 'group' | 'amount' | 'term' | 'line'>[]
}

type Steps = readonly (readonly Word[])[]

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
}

/** Finds the signs in the name and the method of a dish. */
export function readDish(fields: TextureFields): Dish {
  const words = toWords(fields.name)
  const steps = dropNotes(fields.instructions.map(({ step_text }) => toWords(step_text)))
  const title = findSigns(words, -1).filter(({ term }) => term !== 'stew' || !isQuick(steps))
  const lines = fields.ingredients.map(({ ingredient_text }) => ingredient_text.toLowerCase())
  const found = steps.flatMap((step, at) =>
    toSentences(step).flatMap((sentence) => findSigns(sentence, at, title)),
  )
  return { ...fields, words, title, found, steps, lines }
}

export const ofSigns = (some: readonly Found[], signs: readonly Sign[]): Found[] =>
  some.filter(({ sign }) => signs.includes(sign))
