import { findFoods } from './find-foods.ts'
import { findForeignFood } from './foreign-names.ts'
import { toWords } from './line-words.ts'

/** Whether a line is nothing but a food. */
export function isFood(line: string): boolean {
  const { foods, unknown } = findFoods(toWords(line))
  return (foods.length > 0 && unknown.length === 0) || findForeignFood(line) !== undefined
}
