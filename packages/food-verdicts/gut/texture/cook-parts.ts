import { singularOf } from 'recipe-basics/text/english-noun'
import type { Word } from 'recipe-reading/food/word'
import { type RecipeReading, weightsOf } from 'recipe-reading/reading/recipe-reading'
import { toSentences } from '../cooking/step-words.ts'
import { hasWord, isWord } from '../cooking/method-words.ts'
import { toLineWeights } from '../triggers/line-weights.ts'
import { beginSentence, endSentence, type Kitchen, openKitchen } from './kitchen.ts'
import { isPartial } from './partial-blend.ts'
import { type Part, partsOf } from './parts.ts'
import { readClauses } from './read-clauses.ts'
import { type Dish, ofSigns } from './texture-dish.ts'
import { untilBeside } from './texture-signs.ts'
import { PIECES, SMOOTH, SOFT, type Tracked } from './tracked-part.ts'
import { workClause } from './work-clause.ts'

/** A food as it lies in the finished dish; `pieces` also where nobody knows its form. */
export type Cooked = Pick<Part, 'head' | 'kind' | 'nature' | 'line'> & {
  state: 'smooth' | 'soft' | 'pieces' | 'firm'
  isHeated: boolean
}

/** What is left in the finished dish of all its foods. */
export type CookedDish = {
  parts: readonly Cooked[]
  /** Proved of every food; undefined where something is rougher or not accounted for. */
  texture: 'smooth' | 'soft' | undefined
  /** The work that made it so. */
  words: readonly { term: string }[]
  /** Lines of which no food is left. */
  takenOut: readonly number[]
  /** The step that blends or mashes it last; -1 where none does, or not all of it. */
  madeAt: number
}

const FAT = /butter$|ghee$|oil$/

const STATES = ['smooth', 'soft', 'pieces', 'firm'] as const

/** Cooks the foods of a dish as its method says, sentence by sentence. */
export function cookParts(dish: Dish): CookedDish {
  const kitchen = openKitchen(
    partsOfLines(dish),
    dishWords(dish),
    ofSigns(dish.title, ['grain dish']).length > 0,
  )
  const sentences = dish.steps.flatMap((words, step) =>
    toSentences(words).map((sentence) => ({ sentence, step })),
  )
  const texts = sentences.map(({ sentence }) => sentence)
  for (const [at, { sentence, step }] of sentences.entries()) {
    beginSentence(kitchen, sentence, texts[at + 1] ?? [])
    let partly: boolean | undefined
    const isPartly = () => (partly ??= isPartial(texts, at))
    for (const clause of readClauses(sentence)) workClause(kitchen, clause, step, isPartly)
    endSentence(kitchen, sentence)
  }
  const cooked = serve(kitchen)
  const isSure = isReadWhole(dish) && (cooked.texture === 'soft' || isSpooned(dish, kitchen))
  return isSure ? cooked : { ...cooked, texture: undefined, madeAt: -1 }
}

/** More flour than that of all that a dish weighs makes a dough, less thickens a sauce. */
const MOST_POWDER = 0.13

function partsOfLines({ reading, triggers }: Dish): Part[] {
  const hits = triggers.filter(({ group, amount }) => group === 'skins-strings' && amount !== 'trace')
  const skins = new Set(hits.map(({ line }) => line))
  const parts = reading.lines.flatMap((line, at) =>
    partsOf(line, at, skins.has(at) && !isPeeledBefore(line.written)),
  )
  if (!parts.some(({ nature }) => nature === 'powder')) return parts
  const shares = shareWhole(reading)
  const isThin = ({ line }: Part) => (shares[line] ?? 1) <= MOST_POWDER
  return parts.map((part) =>
    part.nature === 'powder' && !isThin(part) ? { ...part, nature: 'dough' } : part,
  )
}

/** "Peeled", and peaches in tins. */
const isPeeledBefore = (line: readonly Word[]) =>
  hasWord(line, 'peeled') ||
  (line.some(({ text }) => /^(?:canned|tinned|tins?|cans?)$/.test(text)) &&
    line.some(({ text }) => isWord('peeled in tins', singularOf(text))))

/** What part of a dish each line is by weight; undefined where that is not known. */
function shareWhole(reading: RecipeReading): (number | undefined)[] {
  const weights = weightsOf(reading).map((parts) => toLineWeights(parts).grams)
  const whole = weights.reduce<number>((sum, grams) => sum + (grams ?? 0), 0)
  return weights.map((grams) => (grams === undefined || whole === 0 ? undefined : grams / whole))
}

const dishWords = ({ words }: Dish): ReadonlySet<string> =>
  new Set(untilBeside(words).map(({ text }: Word) => singularOf(text)))

/** No step is longer than what is read of it. */
const isReadWhole = ({ reading }: Dish): boolean => reading.steps.every(({ isWhole }) => isWhole)

/** Of milk and sugar that no work made finer, the name says that it is no toffee. Chocolate alone sets hard. */
function isSpooned({ title }: Dish, { words, madeAt, pantry }: Kitchen): boolean {
  const isChocolate = pantry.all.some(({ kind }) => kind === 'chocolate' || kind === 'milk_chocolate')
  const isWet = pantry.all.some(
    ({ kind, head }) => kind !== undefined && isWord('wet', kind) && !FAT.test(head),
  )
  return (
    (words.size > 0 || madeAt >= 0 || ofSigns(title, ['spooned', 'grain dish']).length > 0) &&
    (!isChocolate || isWet)
  )
}

function serve({ pantry, isShaped, isFrozen, isWhipped, words, madeAt }: Kitchen): CookedDish {
  const left = pantry.all.filter(({ isOut }) => !isOut).map((part) => ({ part, state: stateServed(part) }))
  const most = left.reduce((highest, { state }) => Math.max(highest, state), -1)
  const isSure =
    !pantry.isFull() &&
    !isShaped &&
    (!isFrozen || isWhipped) &&
    (left.length > 0 || words.has('strain')) &&
    most <= SOFT
  const lines = new Set(left.map(({ part }) => part.line))
  return {
    takenOut: [...new Set(pantry.all.map(({ line }) => line))].filter(
      (line) => line >= 0 && !lines.has(line),
    ),
    parts: left.map(({ part, state }) => ({ ...part, state: STATES[state] ?? 'firm' })),
    texture: isSure ? (most === SOFT ? 'soft' : 'smooth') : undefined,
    words: [...words].toReversed().map((term) => ({ term })),
    madeAt: isSure ? madeAt : -1,
  }
}

/** What no step names and what lies on top is in pieces, but for what is liquid, or cut fine for that. */
function stateServed({ nature, state, portion, isNamed, isHeated, isGarnish, isFine }: Tracked): number {
  const isRawEgg = nature === 'egg' && isNamed && !isHeated && state === SOFT
  const most = Math.max(isRawEgg ? SMOOTH : state, portion)
  if (nature === 'fluid') return most
  const isSprinkled = isGarnish && isFine
  if (!isNamed && !isSprinkled) return Math.max(most, PIECES)
  if (!isGarnish) return most
  return Math.max(most, nature === 'aromatic' && isFine ? SOFT : PIECES)
}
