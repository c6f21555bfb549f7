import { findFamily } from './families.ts'
import { findFoods } from './find-foods.ts'
import { NAMED_FOODS } from './food-table.ts'
import { toWords } from './line-words.ts'
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
  return namesOf(food).some((one) => name === one || (name.endsWith(` ${one}`) && isAlike(name, one)))
}

/**
 * Whether a food of our table is another one, a sort of it, or may be made of it: garlic powder of garlic, rice vinegar of
 * rice, butter of milk. What only ends like it is another food: coconut milk holds no milk.
 */
export function mayHold(name: string, food: string): boolean {
  const family = findFamily(food)
  if (family) return family.isOf(name)
  return findWideFood(food)?.mayBeIn(name) || isCalledLike(name, food)
}

const isCalledLike = (name: string, food: string) =>
  namesOf(food).some(
    (one) =>
      name === one ||
      (name.endsWith(` ${one}`) && isAlike(name, one)) ||
      name.startsWith(`${one} `) ||
      name.includes(` ${one} `),
  )

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
