import { readTable } from 'recipe-basics/table/read-table'
import { fromNames } from 'recipe-basics/fields/field'
import { singularOfName } from 'recipe-basics/text/english-noun'
import { FOOD_KINDS, type FoodKind } from '../food/food-kinds.ts'

/** How cooks use the names of foods, and their own work’s. The README says what each means. */
const ROLES = [
  'tool',
  'likeness',
  'likeness after',
  'not taken',
  'not taken from here',
  'becomes',
  'verb',
  'verb with food',
  'verb first',
  'made with',
  'made with in a name',
  'made of',
  'of a plant',
  'shape',
  'class',
  'not of',
  'dough',
  'part',
  'turn',
] as const
type Role = (typeof ROLES)[number]

/** Roles of foods, which are told apart in the singular. */
const OF_FOODS: ReadonlySet<Role> = new Set(['made of', 'of a plant', 'class', 'not of', 'dough', 'part'])

export type StepTalk = {
  phrases: Readonly<Record<Role, ReadonlySet<string>>>
  /** The food in an adjective, by the adjective. */
  madeWith: ReadonlyMap<string, string>
  /** The foods that something is made of, by its name. */
  madeOf: ReadonlyMap<string, readonly string[]>
  /** The foods of plants that stand for another food, by its name. */
  ofPlants: ReadonlyMap<string, readonly string[]>
  /** Kinds whose longer names do not hold a food. */
  notOf: ReadonlyMap<string, readonly FoodKind[]>
  /** The kinds of food that a word stands for. */
  classes: ReadonlyMap<string, readonly FoodKind[]>
}

let talk: StepTalk | undefined

/** The table of step-talk.csv, read once. */
export const stepTalk = (): StepTalk => (talk ??= readStepTalk())

function readStepTalk(): StepTalk {
  const rows = readTable(import.meta.resolve('recipe-reading/tables/step-talk.csv'), (row) => {
    const role = row.oneOf('is', ROLES)
    const words = row.text('words')
    return { role, words: OF_FOODS.has(role) ? singularOfName(words) : words, food: row.optional('food') }
  })
  const byRole = Object.groupBy(rows, ({ role }) => role)
  const wordsOf = (role: Role) => new Set((byRole[role] ?? []).map(({ words }) => words))
  return {
    phrases: fromNames(ROLES, wordsOf),
    madeWith: new Map(
      [...(byRole['made with'] ?? []), ...(byRole['made with in a name'] ?? [])].map(
        ({ words, food = '' }) => [words, food],
      ),
    ),
    madeOf: toFoods(byRole['made of']),
    ofPlants: toFoods(byRole['of a plant']),
    notOf: toKinds(byRole['not of']),
    classes: toKinds(byRole.class),
  }
}

const toFoods = (rows: readonly { words: string; food: string | undefined }[] = []) =>
  new Map(
    [...Map.groupBy(rows, ({ words }) => words)].map(([words, of]) => [
      words,
      of.map(({ food = '' }) => food),
    ]),
  )

const toKinds = (rows: readonly { words: string; food: string | undefined }[] = []) =>
  new Map(
    rows.map(({ words, food = '' }) => [words, FOOD_KINDS.filter((kind) => food.split(' ').includes(kind))]),
  )
