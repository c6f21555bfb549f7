import type { Dish, DishFood, Form } from '../../dish/dish.ts'
import { LOOKS } from '../../dish/looks.ts'
import { readDish } from '../../dish/read-dish.ts'
import type { DishRecipe } from '../../dish/read-recipe.ts'
import type { Corrections } from '../../food/corrections.ts'
import { FLAKED } from './gentler-steps.ts'
import type { SofterVersion } from './gentler.ts'

/** Meat and fish, by the names of the table of looks. */
const FLESH: ReadonlySet<string> = new Set(
  [...LOOKS].flatMap(([food, { part }]) => (part === 'meat' || part === 'fish' ? food : [])),
)
const PEELED = /\bpeeled\b/i
/** Forms in which meat or fish lies in one piece. What is flaked lies as its pieces. */
const IN_ONE_PIECE: ReadonlySet<Form> = new Set<Form>([
  'fillet',
  'fish',
  'breast',
  'thighs',
  'wings',
  'bird',
  'chops',
  'ribs',
  'roastjoint',
  'slices',
  'meat',
])
const IN_PIECES: Form = 'cubes'

/**
 * The dish of a softer version as one would see it: read from the lines of the version, without the skin of what they peel, and with
 * meat and fish flaked where a sentence says so. Undefined where it looks as the recipe does as written.
 */
export function readSofterDish(
  recipe: DishRecipe,
  { lines, sentences }: Pick<SofterVersion, 'lines' | 'sentences'>,
  corrections?: Corrections,
): Dish | undefined {
  const isFlaked = sentences.some(({ text, by, made }) => (by ? made : text) === FLAKED)
  if (!isFlaked && lines.every(({ kind }) => kind === 'kept')) return undefined
  const ingredients = lines.flatMap((line) =>
    line.kind === 'left out' ? [] : [{ ingredient_text: line.text, section: line.section }],
  )
  const dish = readDish({ ...recipe, ingredients }, corrections)
  const foods = dish.foods.map((food) => {
    const peeled = PEELED.test(ingredients[food.line]?.ingredient_text ?? '') ? withoutSkin(food) : food
    return { ...(isFlaked && FLESH.has(food.food) ? { ...peeled, cut: 'flaked' as const } : peeled), line: 0 }
  })
  const isInPieces = IN_ONE_PIECE.has(dish.form) && foods.some(({ cut }) => cut === 'flaked')
  const softer: Dish = { ...dish, form: isInPieces ? IN_PIECES : dish.form, foods }
  const written = readDish(recipe, corrections)
  const same = { ...written, foods: written.foods.map((food) => ({ ...food, line: 0 })) }
  return JSON.stringify(softer) === JSON.stringify(same) ? undefined : softer
}

/** What is inside shows outside, too. */
const withoutSkin = ({ look: { colour, inner = colour, shape }, ...food }: DishFood): DishFood => ({
  ...food,
  look: { colour: inner, inner, shape },
})
