import { readTable } from 'recipe-basics/table/read-table'
import type { Word } from 'recipe-reading/food/word'

/** Kinds of work that a method does. */
export const WORKS = [
  'blend',
  'sieve',
  'mash',
  'shred',
  'soften',
  'fall',
  'set',
  'scramble',
  'poach',
  'steam',
  'simmer',
  'thicken',
  'melt',
  'fry',
  'bake',
  'freeze',
  'shape',
  'discard',
  'remove',
  'mix',
  'top',
  'prepare',
  'keep',
] as const
/** Signs of a texture. */
export const SIGNS = [
  'dry',
  'bake',
  'heat',
  'rough',
  'bite',
  'work',
  'firm dish',
  'soft dish',
  'crunch',
  'grain dish',
  'spooned',
] as const
/** Lists of foods by what work they need, and of kinds of foods. */
const FOODS = ['fluid', 'powder', 'soft', 'softens', 'aromatic', 'lumps', 'pieces', 'pips', 'stiff'] as const
const KINDS = ['fluid', 'egg', 'melts', 'fish', 'meat', 'piece', 'nut', 'dough'] as const
/** What other words do in a sentence. */
const TALK = [
  'beside',
  'other pot',
  'vessel',
  'hot',
  'fine',
  'whips',
  'made of it',
  'pot',
  'likeness',
  'sense',
  'part',
  'measure',
  'coarse',
  'no',
  'leaves',
  'lump',
  'no part',
  'article',
  'liquid',
  'blender',
  'aside',
  'cut fine',
  'ground',
  'stock',
  'for the top',
  'before a noun',
  'never',
  'tool',
  'no cubes',
  'unless',
  'crumbs',
  'slices',
  'tested',
  'on top',
  'served with',
  'crisped',
  'cooked crisp',
  'burnt skin',
  'crisp name',
  'all of',
  'except',
  'over',
  'from',
  'mixture',
  'them',
  'portion',
  'reserved',
  'rest',
  'determiner',
  'thread',
  'fried side',
  'egg part',
  'oven',
  'covered',
  'water bath',
  'dry crumbs',
  'if',
  'liked',
  'through',
  'puts in',
  'place',
  'serves',
  'soaks',
  'rests',
  'cooks',
  'ready meat',
  'cold work',
  'hot kitchen',
  'denies',
  'cooked alone',
  'cooked with',
  'mixed',
  'waits',
  'peeled',
  'goes on',
  'solids',
  'binds',
  'wrapping',
  'left out',
  'leaves out',
  'fraction',
  'spent',
  'joins',
  'cut',
  'quality',
  'heats',
  'hot place',
  'made hot',
  'made raw',
  'mostly raw',
  'served',
  'all else',
  'peels',
  'sieves',
  'makes tender',
  'moist',
  'left to the cook',
] as const

export type Work = (typeof WORKS)[number]
export type Sign = (typeof SIGNS)[number]
export type FoodList = (typeof FOODS)[number]
export type Role =
  | `work ${Work}`
  | `sign ${Sign}`
  | `food ${FoodList}`
  | `kind ${(typeof KINDS)[number]}`
  | (typeof TALK)[number]

const ROLES: readonly Role[] = [
  ...WORKS.map((work) => `work ${work}` as const),
  ...SIGNS.map((sign) => `sign ${sign}` as const),
  ...FOODS.map((list) => `food ${list}` as const),
  ...KINDS.map((kind) => `kind ${kind}` as const),
  ...TALK,
]

let table: ReadonlyMap<Role, ReadonlySet<string>> | undefined

/** The words of method-words.csv that have a role. */
export const listWords = (role: Role): readonly string[] => [...wordsOf(role)]

export const isWord = (role: Role, text: string): boolean => wordsOf(role).has(text)

/** Whether one of some words has a role. */
export const hasWord = (words: readonly Word[], role: Role): boolean => {
  const some = wordsOf(role)
  return words.some(({ text }) => some.has(text))
}

const wordsOf = (role: Role): ReadonlySet<string> => (table ??= readWords()).get(role) ?? new Set()

/** The table of method-words.csv. Throws where a row has an unknown role. */
function readWords(): ReadonlyMap<Role, ReadonlySet<string>> {
  const words = new Map(ROLES.map((role) => [role, new Set<string>()]))
  readTable(import.meta.resolve('food-verdicts/tables/method-words.csv'), (row) =>
    words.get(row.oneOf('role', ROLES))?.add(row.text('words')),
  )
  return words
}
