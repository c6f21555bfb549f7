import { KITCHEN_UNITS } from './kitchen-units.ts'
import kitchenWords from './kitchen-words.json' with { type: 'json' }
import { foodWords } from './food-words.ts'
import { ALLERGEN_NAMES } from './allergens.ts'
import { fold } from 'recipe-basics/text/fold'

/** Shorter words are too near to each other. */
const SHORTEST = 6
const WORD = /^[a-z]+$/

/** Known words by themselves and by each of their letters left out; and those that a diet or an allergen minds. */
type Spellings = {
  words: ReadonlySet<string>
  byLetters: ReadonlyMap<string, readonly string[]>
  minded: ReadonlySet<string>
  kitchen: ReadonlySet<string>
}

let spellings: Spellings | undefined

/**
 * The known word that differs from an unknown one by one letter that is wrong, missing, too much, or in another order: “oucnes” are ounces.
 * Undefined where there is none or more than one, and where a word is as near that may break a label.
 */
export function correctSpelling(word: string): string | undefined {
  if (word.length < SHORTEST || !WORD.test(word)) return undefined
  const { words, byLetters, minded, kitchen } = (spellings ??= indexSpellings())
  if (words.has(word)) return undefined
  const near = new Set(shortenedOf(word).flatMap((letters) => byLetters.get(letters) ?? []))
  const known = [...near].filter(
    (one) => isOneLetterFrom(word, one) && !(kitchen.has(one) && isInflected(word, one)),
  )
  return known.length === 1 && !minded.has(known[0] ?? '') ? known[0] : undefined
}

function indexSpellings(): Spellings {
  const { named, marked } = foodWords()
  const { breaks, check } = marked
  const minded = new Set(
    [...breaks, ...check].flatMap(([name, words]) => (isGrave(name) ? words.flatMap(wordsOf) : [])),
  )
  const names = [...named.keys()].flatMap(wordsOf)
  const kitchen = new Set([...Object.values(kitchenWords).flat(), ...KITCHEN_UNITS].flatMap(wordsOf))
  const looking = [...marked['looks like'].values(), ...marked['takes away'].values()].flat().flatMap(wordsOf)
  const right = new Set([...kitchen, ...names, ...minded, ...looking])
  // What only a group minds is spelt right, too, and nothing is taken for it.
  const words = new Set([...right, ...[...breaks.values()].flat().flatMap(wordsOf)])
  const byLetters = new Map<string, string[]>()
  for (const word of right)
    for (const letters of shortenedOf(word)) {
      const list = byLetters.get(letters)
      if (list) list.push(word)
      else byLetters.set(letters, [word])
    }
  return { words, byLetters, minded, kitchen }
}

/** Diets that are a question of taste or amounts, and groups, take no harm from a letter. */
const isGrave = (name: string) =>
  ALLERGEN_NAMES.some((one) => one === name) || /^(?:vegetarian|vegan|(?:gluten|dairy|nut)-free)$/.test(name)

const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[\s-]+/)
    .filter((word) => word.length >= SHORTEST && WORD.test(word))

/** A word, and what is left of it without each of its letters. */
const shortenedOf = (word: string): string[] => [
  word,
  ...Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1)),
]

/** “Grease” and “leftovers” are foods, and no misspelling of the work of a cook. */
const isInflected = (one: string, other: string) => one.slice(0, -1) === other || other.slice(0, -1) === one

function isOneLetterFrom(one: string, other: string): boolean {
  if (one === other) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const rest = (word: string, skip: number) => word.slice(at + skip)
  if (one.length === other.length) {
    const isSwapped =
      one[at] === other[at + 1] && one[at + 1] === other[at] && rest(one, 2) === rest(other, 2)
    return isSwapped || rest(one, 1) === rest(other, 1)
  }
  return one.length > other.length ? rest(one, 1) === rest(other, 0) : rest(one, 0) === rest(other, 1)
}
