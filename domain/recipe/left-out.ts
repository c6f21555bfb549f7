import { findFoodName } from '../food/food-names.ts'

/** "no onion", "without onion or garlic", and how the neighbours say it. */
const BEFORE = new Set([
  'no',
  'not',
  'without',
  'ohne',
  'sans',
  'sin',
  'senza',
  'zonder',
  'uden',
  'uten',
  'utan',
])
/** "onion free", "free of onion". */
const FREE = 'free'
const OF = new Set(['of', 'from'])
const BETWEEN = new Set([
  ',',
  '&',
  '/',
  'and',
  'or',
  'nor',
  'und',
  'oder',
  'et',
  'ou',
  'y',
  'o',
  'e',
  ...BEFORE,
])

/**
 * The foods that a search asks to leave out: "no onion or garlic" is onion and garlic. A list that went by the words alone
 * would show the dishes that hold them. Empty where it asks for nothing of the kind, or names no food.
 */
export function readLeftOut(search: string): string[] {
  const words =
    search
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{M}\p{N}'’]+|[,&/]/gu) ?? []
  const foods = splitAtSeparators(wordsOfFoods(words)).flatMap((food) => findFoodName(food.join(' ')) ?? [])
  return [...new Set(foods)]
}

function wordsOfFoods(words: string[]): string[] {
  const before = words.findIndex((word) => BEFORE.has(word))
  if (before !== -1) return words.slice(before + 1)
  const free = words.indexOf(FREE)
  if (free === -1) return []
  return OF.has(words[free + 1] ?? '') ? words.slice(free + 2) : words.slice(0, free)
}

function splitAtSeparators(words: string[]): string[][] {
  const foods: string[][] = [[]]
  for (const word of words) {
    if (BETWEEN.has(word)) foods.push([])
    else foods.at(-1)?.push(word)
  }
  return foods.filter((food) => food.length > 0)
}
