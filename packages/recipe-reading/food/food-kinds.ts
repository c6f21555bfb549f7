import type { DietaryRestriction } from 'recipe-basics/recipe/recipe'

/** The diets that a food can be known to keep by what it is. Low-carb and keto are questions of amounts. */
export type FoodDiet = Exclude<DietaryRestriction, 'low-carb' | 'keto'>

const PLANT = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'nut-free'] as const
const FLESH = ['gluten-free', 'dairy-free', 'nut-free'] as const

/**
 * What every food of a kind keeps for certain. `packet` holds what differs from shop to shop, and names that look like
 * another food ("ginger nut", "crab stick"): known words, of which nothing is certain.
 */
const KINDS = {
  vegetable: [...PLANT, 'paleo'],
  fruit: [...PLANT, 'paleo'],
  seasoning: [...PLANT, 'paleo'],
  pulse: PLANT,
  soya: PLANT,
  grain: PLANT,
  gluten_grain: ['vegetarian', 'vegan', 'dairy-free', 'nut-free'],
  oats: ['vegetarian', 'vegan', 'dairy-free', 'nut-free'],
  dry_pasta: ['vegetarian', 'vegan', 'dairy-free', 'nut-free'],
  pasta: ['vegetarian', 'dairy-free', 'nut-free'],
  nut: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'paleo'],
  peanut: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
  coconut: [...PLANT, 'paleo'],
  seed: [...PLANT, 'paleo'],
  fruit_fat: [...PLANT, 'paleo'],
  oil: PLANT,
  sugar: PLANT,
  honey: ['vegetarian', ...FLESH, 'paleo'],
  pantry: PLANT,
  condiment: PLANT,
  drink: PLANT,
  wine: ['vegetarian', ...FLESH],
  rice_wine: ['vegetarian', 'vegan', 'dairy-free', 'nut-free'],
  water: [...PLANT, 'paleo'],
  meat: [...FLESH, 'paleo'],
  cured_meat: FLESH,
  fish: [...FLESH, 'paleo'],
  shellfish: [...FLESH, 'paleo'],
  egg: ['vegetarian', ...FLESH, 'paleo'],
  milk: ['vegetarian', 'gluten-free', 'nut-free'],
  cheese: ['vegetarian', 'gluten-free', 'nut-free'],
  rennet_cheese: ['gluten-free', 'nut-free'],
  egg_sauce: ['vegetarian', ...FLESH],
  gelatine: FLESH,
  fish_sauce: FLESH,
  soy_sauce: ['vegetarian', 'vegan', 'dairy-free', 'nut-free'],
  chocolate: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
  milk_chocolate: ['vegetarian'],
  plant_dairy: ['vegetarian', 'vegan', 'dairy-free'],
  vegetable_stock: ['vegetarian', 'vegan', 'dairy-free', 'nut-free'],
  meat_made: ['dairy-free', 'nut-free'],
  bread: ['vegetarian', 'nut-free'],
  noodle: ['vegetarian', 'dairy-free', 'nut-free'],
  gnocchi: ['nut-free'],
  margarine: ['vegetarian', 'gluten-free', 'nut-free'],
  beer: ['dairy-free', 'nut-free'],
  blend: ['vegetarian', 'vegan', 'dairy-free', 'nut-free'],
  packet: [],
} as const satisfies Record<string, readonly FoodDiet[]>

/** The kinds of food-words.csv. */
export type FoodKind = keyof typeof KINDS

/** The diets that every food of a kind keeps. */
export const KEEPS: Readonly<Record<FoodKind, readonly FoodDiet[]>> = KINDS

/** All kinds. */
export const FOOD_KINDS = Object.keys(KINDS).filter((kind): kind is FoodKind => kind in KINDS)

/**
 * Kinds that somebody made of more than one food. A name of theirs explains no shorter word in it: "teriyaki sauce" is
 * doubted as much as "teriyaki", while "bread flour" holds no bread.
 */
export const MADE: ReadonlySet<FoodKind> = new Set([
  'condiment',
  'egg_sauce',
  'chocolate',
  'milk_chocolate',
  'soy_sauce',
  'fish_sauce',
  'plant_dairy',
  'vegetable_stock',
  'meat_made',
  'bread',
  'noodle',
  'gnocchi',
  'margarine',
  'beer',
  'blend',
  'packet',
])
