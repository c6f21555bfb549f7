import { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import { convertersOf } from '../../columns/field-columns.ts'

/** Between the fields of a recipe and the columns of its own table. */
export const recipeConverters = convertersOf(RECIPE_FIELDS)
