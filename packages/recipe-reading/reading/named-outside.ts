import { memoize } from 'recipe-basics/text/memoize'
import { NAMED_FOODS } from '../food/food-table.ts'
import { type FoodMention, toSentences } from './food-mentions.ts'
import { isHeld, isLikelyMadeHere, readList } from './list-foods.ts'
import { isFlesh, isLikeness } from './likeness.ts'
import { type NameMention, mentionsInName } from './name-mentions.ts'
import { readLine, type ReadLine } from './read-line.ts'
import type { RecipeReading } from './recipe-reading.ts'

/** Where a recipe names a food. Steps count from 1. */
export type MentionPlace = { in: 'name' | 'description' | 'story' } | { in: 'step'; step: number }

/**
 * A food that a recipe names and its list does not hold. `phrase` is read as `line`, to be judged like one of the list. “The custard” is
 * most often made here: then only what it certainly holds counts.
 */
export type NamedOutside = {
  term: string
  phrase: string
  line: ReadLine
  place: MentionPlace
  isLikelyMadeHere: boolean
  isBroughtIn: boolean
}

type Named = FoodMention & { place: MentionPlace }

/**
 * The foods that name, steps and notes speak of and no line of the list holds, each once, in the order of the recipe.
 */
export const findNamedOutside = memoize((reading: RecipeReading): readonly NamedOutside[] => {
  const ofName = mentionsInName(reading.title.text)
  const likenesses = new Set(ofName.flatMap((mention) => (isLikeness(mention, reading) ? mention.food : [])))
  const dishes = new Set(ofName.flatMap(({ isDish, food }) => (isDish ? [food, food.split(' ').at(-1)] : [])))
  const inName = new Set(reading.title.words.map(({ text }) => text))
  const published = new Set<string>(reading.claims.map(({ diet }) => diet))
  const claims = CLAIMS.filter((claim) => inName.has(claim) || published.has(claim))
  const isInName = (written: string) => written.split(' ').every((word) => inName.has(word))
  const named = listMentions(reading, ofName).filter(
    ({ food }) => !dishes.has(food) && !dishes.has(dishOf(food)) && !likenesses.has(food),
  )
  if (named.length === 0) return []
  const list = readList(reading, named)
  const outside = named
    .filter((mention) => !isHeld(mention, list))
    .map((mention) => ({
      mention,
      phrase: isInName(mention.written) ? withClaims(mention.phrase, claims) : mention.phrase,
    }))
  return outside
    .filter(({ phrase }, at) => outside.findIndex((other) => other.phrase === phrase) === at)
    .map(({ mention, phrase }) => ({
      term: NAMED_FOODS.has(mention.food) ? mention.food : mention.term,
      phrase,
      line: readLine(phrase, reading.corrections),
      place: mention.place,
      isBroughtIn: mention.isBroughtIn,
      isLikelyMadeHere:
        isLikelyMadeHere(mention, list) ||
        // The flesh in the name of a dish without any is what its list is made to be like.
        (claims.length > 0 && isInName(mention.written) && isFlesh(mention.food)),
    }))
})

function listMentions({ description, story, steps }: RecipeReading, ofName: readonly NameMention[]): Named[] {
  const at = (place: MentionPlace, mentions: readonly FoodMention[]) =>
    mentions.map((mention) => ({ ...mention, place }))
  return [
    ...at({ in: 'name' }, ofName),
    ...steps.flatMap(({ text }, step) =>
      toSentences(text).flatMap(({ mentions }) => at({ in: 'step', step: step + 1 }, mentions)),
    ),
    ...at({ in: 'description' }, mentionsIn(description)),
    ...at({ in: 'story' }, mentionsIn(story)),
  ]
}

/** “Cookie dough” is what becomes of cookies. */
const dishOf = (food: string) => food.replace(/ (?:dough|batter|mixture|mix)$/, '')

/** Words of a name or a publisher that say of all foods of the name which kind they are. */
const CLAIMS = ['vegan', 'vegetarian', 'meatless']

/** In vegan mac and cheese, the cheese is vegan too. */
const withClaims = (phrase: string, claims: readonly string[]): string =>
  phrase
    .split(' and ')
    .map((part) => [...claims.filter((claim) => !part.includes(claim)), part].join(' '))
    .join(' and ')

const mentionsIn = (text: string | null) => toSentences(text ?? '').flatMap(({ mentions }) => mentions)
