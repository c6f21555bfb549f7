import type { Cuisine } from 'recipe-basics/recipe/cuisines'
import { toCuisine } from './cuisine.ts'
import { publishedObject } from './published-object.ts'
import { readCuisineText } from './read-words.ts'
import { startReport } from './report.ts'

/** The cuisine that the file of a recipe names, as an import would read it; null when it names none of ours. */
export function readCuisine(source: unknown): Cuisine | null {
  if (typeof source !== 'object' || source === null) return null
  return toCuisine(readCuisineText(publishedObject(source, new Map())), startReport())
}
