import { findFamily, holdsOnion } from './families.ts'
import { findFoods } from './find-foods.ts'
import type { FoodKind } from './food-kinds.ts'
import { findForeignFood } from './foreign-names.ts'
import { NAMED_FOODS } from './food-table.ts'
import { toWords } from './line-words.ts'
import { isMadeOf } from './made-of.ts'
import { findWideFood, wideFoodName } from './wide-foods.ts'

/**
 * The name in our table of the one food that somebody typed ("Mushrooms" is "mushroom"), of a family, or of foods of many names
 * such as "dairy"; undefined for anything else.
 */
export function findFoodName(typed: string): string | undefined {
  const wide = wideFoodName(typed.trim().toLowerCase())
  if (wide !== undefined) return wide
  const { foods, unknown } = findFoods(toWords(typed))
  const names = new Set(foods.map(({ term }) => term))
  const [name] = names
  return names.size === 1 && unknown.length === 0 ? name : undefined
}

/** The same of a food that is typed as its name in another language: "Zwiebel" is onion. */
export function findFoodElsewhere(typed: string): string | undefined {
  const found = findForeignFood(typed)
  if (!found || toWords(typed).length !== toWords(found.name).length) return undefined
  const name = findFoodName(found.food.replace(/,.*/, ''))
  const plain = name === undefined ? undefined : findFoodName(name.replace(USUAL, ''))
  const isPlainer = name !== undefined && plain !== undefined && (findWideFood(plain) || isAlike(plain, name))
  return isPlainer ? plain : name
}

/** What figures say of a food, and its name abroad does not: "Reis" is white rice, and "Nüsse" are mixed nuts. */
const USUAL = /^(?:white|whole|raw|fresh|mixed) /

/** Kinds of which one name stands for foods that cook otherwise: "beef" is mince and brisket. */
const MANY_CUTS: ReadonlySet<FoodKind | undefined> = new Set<FoodKind>([
  'meat',
  'cured_meat',
  'fish',
  'packet',
])
const MOST_NAMES = 6

/**
 * What else the one food that somebody typed is called, the shortest names first: "zucchini" is "courgette", "seabass" "sea
 * bass", "poulet" "chicken".
 */
export function otherFoodNames(typed: string): string[] {
  apartByLetters ??= Map.groupBy(NAMED_FOODS.keys(), runTogether)
  const apart = apartByLetters.get(runTogether(typed.toLowerCase())) ?? []
  const elsewhere = findFoodName(apart[0] ?? typed) === undefined ? findFoodElsewhere(typed) : undefined
  if (elsewhere !== undefined) return [elsewhere]
  const name = findFoodName(apart[0] ?? typed)
  if (name === undefined || findFamily(name)) return []
  const meant = MANY_CUTS.has(NAMED_FOODS.get(name)?.kind) ? [] : namesOf(name)
  const others = [...new Set([...apart, ...meant])].filter(
    (other) => other !== typed && !findWideFood(other)?.isOf,
  )
  // What "oat" finds holds what "rolled oat" does.
  return others
    .filter((other) => !others.some((one) => one !== other && other.includes(one)))
    .toSorted((one, other) => one.length - other.length)
    .slice(0, MOST_NAMES)
}

let apartByLetters: Map<string, string[]> | undefined

const runTogether = (name: string) => name.replaceAll(' ', '')

/**
 * Whether a food of our table is another one, by that name or one that means the same, or a sort of it: a cherry tomato is a
 * tomato, an eggplant an aubergine; coconut milk is no milk.
 */
export function isSortOf(name: string, food: string): boolean {
  const family = findFamily(food)
  if (family) return family.isOf(name)
  const isOfWide = findWideFood(food)?.isOf
  if (isOfWide) return isOfWide(name)
  if (food.endsWith(` ${name}`)) return false
  return namesOf(food).some(
    (one) => name === one || ((name.endsWith(` ${one}`) || isCutOf(name, one)) && isAlike(name, one)),
  )
}

/** A chicken breast is chicken. */
const isCutOf = (name: string, one: string) =>
  NAMED_FOODS.get(one)?.kind === 'meat' && name.startsWith(`${one} `)

/**
 * Whether a food of our table is another one, a sort of it, or may be made of it: garlic powder of garlic, rice vinegar of
 * rice, butter of milk. What only ends like it is another food: coconut milk holds no milk.
 */
export function mayHold(name: string, food: string): boolean {
  const family = findFamily(food)
  if (family) return family.isOf(name)
  if (findWideFood(food)?.mayBeIn(name) || isCalledLike(name, food)) return true
  if (isSameFood(name, food) || holdsOnion(name, food)) return true
  return namesOf(food).some((one) => isMadeOf(name, one))
}

/** Whether the figures of a name are those of a food that is called otherwise: arborio is rice, a drumstick chicken. */
function isSameFood(name: string, food: string): boolean {
  const { food: figures = '', isBorrowed } = NAMED_FOODS.get(name) ?? {}
  return !isBorrowed && isAlike(name, food) && ` ${figures.replaceAll(',', '')} `.includes(` ${food} `)
}

const isCalledLike = (name: string, food: string) =>
  namesOf(food).some(
    (one) =>
      name === one ||
      (name.endsWith(` ${one}`) && (isAlike(name, one) || !isImitated(one))) ||
      name.startsWith(`${one} `) ||
      name.includes(` ${one} `),
  )

/** What ends like dairy may be of a plant: coconut milk, peanut butter. "Chicken stock" is stock, and "olive oil" oil. */
const isImitated = (name: string) => IMITATED.has(NAMED_FOODS.get(name)?.kind)
const IMITATED: ReadonlySet<FoodKind | undefined> = new Set<FoodKind>(['milk', 'cheese', 'rennet_cheese'])

const isAlike = (one: string, other: string) => NAMED_FOODS.get(one)?.kind === NAMED_FOODS.get(other)?.kind

let synonyms: Map<string, string[]> | undefined

/** The names of a food: those of one kind whose figures are the same and their own. */
function namesOf(food: string): string[] {
  synonyms ??= new Map(
    [...Map.groupBy(NAMED_FOODS.keys(), (name) => meaningOf(name) ?? name).values()].flatMap((names) =>
      names.map((name): [string, string[]] => [name, names]),
    ),
  )
  return synonyms.get(food) ?? [food]
}

function meaningOf(name: string): string | undefined {
  const named = NAMED_FOODS.get(name)
  return named?.food && !named.isBorrowed ? `${named.kind}: ${named.food}` : undefined
}
