import { readTable } from 'recipe-basics/table/read-table'
import type { Word } from 'recipe-reading/food/word'

type Names<Text extends string> = Text extends `${infer Name}|${infer Rest}` ? Name | Names<Rest> : Text

/** Kinds of work that a method does. */
export const WORKS = split(
  'blend|sieve|mash|shred|soften|fall|set|scramble|poach|steam|simmer|thicken|melt|fry|bake|freeze|shape|discard|remove|mix|top|prepare|keep',
)
/** Signs of a texture. */
export const SIGNS = split('dry|bake|heat|rough|bite|work|firm dish|soft dish|crunch|grain dish|spooned')
/** Lists of foods by the work that they need. */
const FOODS = split('fluid|powder|soft|softens|aromatic|lumps|pieces|pips|stiff')
/** Kinds of food by the same. */
const KINDS = split('fluid|egg|melts|fish|meat|piece|nut|dough')
/** What other words do in a sentence. */
const TALK = [
  ...split('beside|other pot|vessel|hot|fine|whips|made of it|pot|likeness'),
  ...split('sense|part|measure|coarse|no|leaves|lump|no part|article'),
  ...split('liquid|blender|aside|cut fine|ground|stock|for the top|before a noun|never'),
  ...split('tool|no cubes|unless|crumbs|slices|tested|on top|served with|crisped'),
  ...split('cooked crisp|burnt skin|crisp name|all of|except|over|from|mixture|them'),
  ...split('portion|reserved|rest|determiner|thread|fried side|egg part|oven|covered'),
  ...split('water bath|dry crumbs|if|liked|through|puts in|place|serves|soaks'),
  ...split('rests|cooks|ready meat|cold work|hot kitchen|denies|cooked alone|cooked with|mixed'),
  ...split('waits|pulse|bath water|peeled in tins|peeled|goes on|solids|binds|wrapping'),
  ...split('left out|leaves out|fraction|spent|joins|cut|quality|heats|hot place'),
  ...split('made hot|made raw|mostly raw|served|all else|peels|sieves|makes tender|moist'),
  ...split('left to the cook|keeps|takes|describes|alone in the heat|makes fine|dry food'),
  ...split('blended by name|lies beside|makes hot|moist heat|dry heat|wet|brings nothing|no noun|chewed'),
]

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

function split<Text extends string>(text: Text): readonly Names<Text>[]
function split(text: string): readonly string[] {
  return text.split('|')
}
