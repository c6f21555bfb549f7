import { EQUIPMENT_FIELDS } from '#domain/equipment/fields.ts'
import { fromNames, namesOf } from 'recipe-basics/fields/field'
import { VEGAN_IS } from 'recipe-basics/recipe/recipe'
import { judgeRecipe } from 'food-verdicts/diet/judge-recipe'
import { type LabelDecision, linesOf, resolveLabels } from 'food-verdicts/diet/label-decisions'
import type { EquipmentFields } from '#domain/equipment/equipment.ts'
import type { PostFields } from '#domain/post/post.ts'
import { NOTHING_OWN } from 'recipe-basics/recipe/fields'
import type { GivenLabel, Nutrition, RecipeFields, WrittenRecipe } from 'recipe-basics/recipe/recipe'

const NUTRITION: Nutrition = {
  calories: 186,
  protein_content_g: 5.4,
  carbohydrate_content_g: 24.2,
  fat_content_g: 7.6,
  cholesterol_content_mg: 0,
  fiber_content_g: 5,
  saturated_fat_content_g: 1.1,
  sodium_content_mg: 410,
  sugar_content_g: 11,
  serving_size: '350 ml',
}

/** A complete recipe with the labels that its lines earn; `fields` replace parts of it. */
export function aRecipe(fields: Partial<RecipeFields> = {}): RecipeFields {
  const recipe: WrittenRecipe = {
    name: 'Silky Carrot Soup',
    description: 'Carrots cooked until they give way.',
    story: 'The soup I make when I cannot think of a soup.',
    difficulty: 'easy',
    recipe_category: 'Soup',
    cuisine: null,
    author_name: 'Ines Calder',
    prep_time_minutes: 10,
    cook_time_minutes: 30,
    total_time_minutes: 40,
    servings: 4,
    image_url: null,
    equipment: [],
    nutrition_shown: null,
    ...NOTHING_OWN,
    keywords: ['weekday'],
    ingredients: [
      { ingredient_text: '600 g carrots, peeled', section: null },
      { ingredient_text: '20 g ginger, sliced', section: null },
    ],
    instructions: [
      { step_number: 1, step_text: 'Simmer the carrots for 30 minutes.', section: null, step_url: null },
      { step_number: 2, step_text: 'Lift out the ginger and blend.', section: null, step_url: null },
    ],
    nutrition: NUTRITION,
    ...fields,
  }
  const earned = judgeRecipe(recipe).filter(({ state }) => state === 'yes')
  return { dietary_restrictions: earned.map(({ diet }) => diet), ...recipe }
}

/** The labels that the lines of such a recipe earn, as they are stored. */
export const earnedBy = ({ dietary_restrictions }: RecipeFields): GivenLabel[] =>
  dietary_restrictions.map((dietary_restriction) => ({ dietary_restriction, given_by: 'software' }))

/** A complete recipe to be stored with the labels that `fields` name: where its lines say otherwise, the chef decided. */
export function aLabelledRecipe(fields: Partial<RecipeFields>) {
  const given = aRecipe(fields)
  const diets = given.dietary_restrictions
  const recipe = {
    ...given,
    dietary_restrictions: diets.includes('vegan') ? [...new Set([...diets, ...VEGAN_IS])] : diets,
  }
  const decisions = resolveLabels(recipe, []).flatMap(({ diet, isShown }): LabelDecision[] =>
    recipe.dietary_restrictions.includes(diet) === isShown
      ? []
      : [{ diet, answer: isShown ? 'off' : 'yes', reason: null, ...DECIDED, lines: linesOf(diet, recipe) }],
  )
  return { fields: recipe, decisions }
}

const DECIDED = { decided_at: '2026-03-04T05:06:07.000Z' }

/** A piece of equipment of which nothing is known: a new field is null in it by itself. */
const UNKNOWN_PIECE = {
  ...fromNames(namesOf(EQUIPMENT_FIELDS), (name) => (EQUIPMENT_FIELDS[name].kind === 'list' ? [] : null)),
  currency: 'USD',
  affiliate_links: [],
}

/** The fields of a piece of equipment of which only these are known. */
export const aBarePiece = (known: object): object => ({ ...UNKNOWN_PIECE, ...known })

/** A complete piece of equipment; `fields` replace parts of it. */
export function aPieceOfEquipment(fields: Partial<EquipmentFields> = {}): EquipmentFields {
  return {
    drawn_as: null,
    name: 'Steady Blender',
    description: 'A jug blender with a wide base.',
    brand: 'Hearthline',
    model: 'SB-2',
    price: 129,
    currency: 'USD',
    price_checked_on: null,
    category: 'Blending',
    image_url: null,
    features: ['1.8 l glass jug', 'Six blades', 'Pulse', 'Quiet'],
    pros: ['Smooth in two minutes'],
    cons: ['Heavy jug'],
    rating: 4.5,
    review_summary: 'It has outlived two lids.',
    affiliate_links: [
      { url: 'https://shop.example/sb-2?tag=plate', program: 'Shop Partners', label: 'Kitchen Shop' },
      { url: 'https://market.example/sb-2', program: 'Marketplace' },
      { url: 'https://third.example/sb-2', program: 'Third', label: 'Third Shop' },
    ],
    ...fields,
  }
}

/** A published post; `fields` replace parts of it. */
export function aPost(fields: Partial<PostFields> = {}): PostFields & { author_id: null } {
  return {
    title: 'A stock worth standing over',
    content: 'Four bones, one carrot.\n<h2>The pot</h2>\nNo lid.',
    excerpt: 'The broth that starts half the recipes.',
    featured_image_url: null,
    drawn_as: null,
    status: 'published',
    published_at: '2026-01-02T08:00:00.000Z',
    author_id: null,
    ...fields,
  }
}

/** A recipe of which nothing but its list says something. */
export const aList = (...lines: string[]) => ({
  ...{ name: '', description: null, story: null, instructions: [] },
  ingredients: lines.map((ingredient_text) => ({ ingredient_text, section: null })),
  ...{ keywords: [] as string[], nutrition: null as Nutrition | null, servings: 4 as number | null },
})
