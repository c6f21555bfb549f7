// TEMPORARY until the table of food words stands: the words of all lists.
import { readFileSync } from 'node:fs'
import { NAMED_FOODS } from '../food/food-table.ts'

const read = (path: string): Record<string, Record<string, string[]>> =>
  JSON.parse(readFileSync(new URL(`../../food-verdicts/${path}`, import.meta.url), 'utf8'))

export function allFoodWords(): string[] {
  const lists = [
    'diet/diet-terms.json',
    'gut/allergens/allergen-terms.json',
    'gut/triggers/trigger-terms.json',
  ].map(read)
  const words = lists.flatMap((list) =>
    Object.entries(list).flatMap(([, of]) => [...(of['violates'] ?? []), ...(of['exempt_phrases'] ?? [])]),
  )
  return [...new Set([...NAMED_FOODS.keys(), ...words])]
}
