import { readTable } from 'recipe-basics/table/read-table'
import { singularOfName } from 'recipe-basics/text/english-noun'
import { FOOD_KINDS, type FoodKind } from '../food/food-kinds.ts'

/**
 * How cooks use the name of a food for something else. `tool` stands behind it (“pastry brush”), `likeness` beside it
 * (“size of a walnut”), `not taken` before it. `verb` may be the work of a cook (“cream the sugar”), `verb with food` uses the food
 * besides (“butter the tin”), and `verb first` is a food only behind an article. `made with` holds a food in an adjective,
 * `made of` is made in the kitchen of a food, `class` stands for all foods
 * of its kinds, `not of` is never held by a longer name of these kinds (peanut butter is no butter), `dough` may be made of any flour, `part` of what stands before it (“cheese sauce”),
 * and `turn` is no food at all.
 */
const ROLES = [
  'tool',
  'likeness',
  'likeness after',
  'not taken',
  'imitation after',
  'verb',
  'verb with food',
  'verb first',
  'made with',
  'made of',
  'class',
  'not of',
  'dough',
  'part',
  'turn',
] as const
type Role = (typeof ROLES)[number]

/** Roles of foods, which are told apart in the singular. */
const OF_FOODS: ReadonlySet<Role> = new Set(['made of', 'class', 'not of', 'dough', 'part'])

export type StepTalk = {
  phrases: Readonly<Record<Role, ReadonlySet<string>>>
  /** The food in an adjective, by the adjective. */
  madeWith: ReadonlyMap<string, string>
  /** The foods that something is made of, by its name. */
  madeOf: ReadonlyMap<string, readonly string[]>
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
    phrases: {
      tool: wordsOf('tool'),
      likeness: wordsOf('likeness'),
      'likeness after': wordsOf('likeness after'),
      'not taken': wordsOf('not taken'),
      'imitation after': wordsOf('imitation after'),
      verb: wordsOf('verb'),
      'verb with food': wordsOf('verb with food'),
      'verb first': wordsOf('verb first'),
      'made with': wordsOf('made with'),
      'made of': wordsOf('made of'),
      class: wordsOf('class'),
      'not of': wordsOf('not of'),
      dough: wordsOf('dough'),
      part: wordsOf('part'),
      turn: wordsOf('turn'),
    },
    madeWith: new Map((byRole['made with'] ?? []).map(({ words, food = '' }) => [words, food])),
    madeOf: new Map(
      [...Map.groupBy(byRole['made of'] ?? [], ({ words }) => words)].map(([words, of]) => [
        words,
        of.map(({ food = '' }) => food),
      ]),
    ),
    notOf: toKinds(byRole['not of']),
    classes: toKinds(byRole.class),
  }
}

const toKinds = (rows: readonly { words: string; food: string | undefined }[] = []) =>
  new Map(
    rows.map(({ words, food = '' }) => [words, FOOD_KINDS.filter((kind) => food.split(' ').includes(kind))]),
  )
