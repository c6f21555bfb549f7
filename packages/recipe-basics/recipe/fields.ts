import { type Fields, fromNames, namesOf, type NamesWith } from '../fields/field.ts'
import { TEXTURES, CATEGORIES, DIFFICULTIES, NUTRITION_CHOICES } from './choices.ts'
import { CUISINES } from './cuisines.ts'

const PROSE = { kind: 'prose', most: 10_000 } as const
const MINUTES = {
  kind: 'number',
  min: 0,
  max: 366 * 24 * 60,
  unit: 'minutes',
  whole: true,
  about: 'Whole minutes.',
} as const

/**
 * The fields of a recipe that are one value each, and a column each of its table. A new field is its line here, a
 * migration, its place in the form and on its page. The compiler asks for the form and the import; the page and the
 * migration are yours to remember.
 */
export const RECIPE_FIELDS = {
  name: { kind: 'line', label: 'Name', most: 200, required: true },
  description: { ...PROSE, label: 'Description', imported: true },
  story: { ...PROSE, label: 'Story', imported: true, about: 'What the chef says about the dish.' },
  difficulty: { kind: 'choice', label: 'Difficulty', choices: DIFFICULTIES },
  recipe_category: { kind: 'choice', label: 'Category', choices: CATEGORIES },
  cuisine: { kind: 'choice', label: 'Cuisine', choices: CUISINES },
  author_name: { kind: 'line', label: 'Author', most: 200 },
  prep_time_minutes: { ...MINUTES, label: 'Prep Time' },
  cook_time_minutes: { ...MINUTES, label: 'Cook Time' },
  total_time_minutes: { ...MINUTES, label: 'Total Time' },
  servings: { kind: 'number', label: 'Servings', min: 1, max: 1_000, whole: true },
  image_url: { kind: 'address', label: 'Image' },
  equipment: {
    kind: 'list',
    label: 'Equipment used here',
    most: 40,
    longest: 100,
    about: 'The ids of pieces of equipment, in the order of the page.',
  },
  nutrition_shown: {
    kind: 'choice',
    label: 'Readers see',
    choices: NUTRITION_CHOICES,
    about: 'Which nutrition figures. Without it, those that were published; where none were, computed ones.',
  },
  keywords: { kind: 'list', label: 'Keywords', most: 500, longest: 200 },
  draw_dish: { kind: 'choice', label: 'Draw this dish', choices: ['no'], own: true },
  texture: { kind: 'choice', label: 'Texture', choices: TEXTURES, own: true },
  low_energy: { kind: 'line', label: 'Low-energy facts', most: 200, own: true },
  softer: { kind: 'json', label: 'Versions for a spell', most: 100_000, own: true },
  checked_by: { kind: 'line', label: 'Checked by', most: 120, isChecker: true, own: true },
  checked_on: { kind: 'day', label: 'Checked on', own: true },
  sources: { kind: 'prose', label: 'Sources', most: 6_000, own: true },
  review_on: { kind: 'day', label: 'Next look', own: true },
} as const satisfies Fields

export type RecipeField = keyof typeof RECIPE_FIELDS

/** Their names, in the order of the table. */
export const RECIPE_FIELD_NAMES = namesOf(RECIPE_FIELDS)

/** What the form alone says: no file and no program knows it. */
export const OWN_RECIPE_FIELDS = [
  'draw_dish',
  'texture',
  'low_energy',
  'softer',
  'checked_by',
  'checked_on',
  'sources',
  'review_on',
] as const satisfies NamesWith<typeof RECIPE_FIELDS, { own: true }>[]
/** Nothing of it said. */
export const NOTHING_OWN = fromNames(OWN_RECIPE_FIELDS, () => null)

/** The fields that an imported file says under the same name; the others have readers of their own. */
export type ImportedField = NamesWith<typeof RECIPE_FIELDS, { imported: true }>
export const IMPORTED_FIELDS = RECIPE_FIELD_NAMES.filter(isImported)

/** Texts of several lines, in which addresses may stand. */
export const PROSE_FIELDS = RECIPE_FIELD_NAMES.filter(isProse)

function isImported(name: RecipeField): name is ImportedField {
  return 'imported' in RECIPE_FIELDS[name]
}

function isProse(name: RecipeField): name is NamesWith<typeof RECIPE_FIELDS, { kind: 'prose' }> {
  return RECIPE_FIELDS[name].kind === 'prose'
}
