// A file of their own, for every page has the categories, and none but the admin area the table of the fields.

/** The three levels of difficulty, easiest first (spec.md section 3). */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** The ten recipe categories, in the order the selects show them (spec.md section 3). */
export const CATEGORIES = [
  'Breakfast',
  'Lunch',
  'Dinner',
  'Appetizer',
  'Dessert',
  'Snack',
  'Main Course',
  'Side Dish',
  'Soup',
  'Salad',
] as const
export type Category = (typeof CATEGORIES)[number]

/** Which nutrition figures readers see instead of those that were published: those that the lines give, or none. */
export const NUTRITION_CHOICES = ['computed', 'none'] as const
export type NutritionChoice = (typeof NUTRITION_CHOICES)[number]

/** The four textures, the smoothest first: a sieve, a fork that mashes, the side of a fork, teeth. */
export const TEXTURES = ['smooth', 'soft', 'tender', 'regular'] as const
export type Texture = (typeof TEXTURES)[number]
