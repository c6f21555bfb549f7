import { hasWord, isWord } from '../cooking/method-words.ts'
import type { Word } from 'recipe-reading/food/word'
import { type Pantry, openPantry } from './pantry.ts'
import type { Part } from './parts.ts'
import { type Pots, setOutPots } from './pots.ts'
import type { Tracked } from './tracked-part.ts'

/** Where the foods of a dish lie while a method is read. */
export type Kitchen = {
  pantry: Pantry
  pots: Pots
  /** The foods that were named last. */
  last: readonly Tracked[]
  /** Those of the clause before, in the same sentence. */
  before: readonly Tracked[]
  /** A porridge, a risotto. */
  isGrainDish: boolean
  isShaped: boolean
  isFrozen: boolean
  isWhipped: boolean
  /** This sentence or the next says "smooth". */
  isFine: boolean
  /** The work that made foods finer. */
  words: Set<string>
  /** The step that blends or mashes last; -1 where none does. */
  madeAt: number
}

/** A kitchen before the first sentence. `title` are words for the dish itself. */
export const openKitchen = (
  parts: readonly Part[],
  title: ReadonlySet<string>,
  isGrainDish: boolean,
): Kitchen => ({
  pantry: openPantry(parts, title),
  pots: setOutPots(),
  last: [],
  before: [],
  isGrainDish,
  isShaped: false,
  isFrozen: false,
  isWhipped: false,
  isFine: false,
  words: new Set(),
  madeAt: -1,
})

/** "Meanwhile" and "in another pan" begin a pot. */
export function beginSentence(kitchen: Kitchen, sentence: readonly Word[], next: readonly Word[]) {
  kitchen.before = []
  kitchen.isFine = hasWord(sentence, 'fine') || hasWord(next, 'fine')
  if (hasWord(sentence, 'whips')) kitchen.isWhipped = true
  const isOther = sentence.some(
    ({ text }, at) => isWord('other pot', text) && hasWord(sentence.slice(at + 1, at + 4), 'vessel'),
  )
  if (isOther || isWord('beside', sentence[0]?.text ?? '')) kitchen.pots.begin()
}

/** Any heat that a sentence names sets the eggs. */
export function endSentence({ pantry }: Kitchen, sentence: readonly Word[]) {
  if (!hasWord(sentence, 'hot')) return
  for (const part of pantry.all) if (part.nature === 'egg' && part.isNamed) part.isHeated = true
}
