import type { Answer } from './compare-reading.ts'
import type { IngredientLine } from './ingredient-line.ts'

/**
 * Our reading of a line as the comparison takes it. Labels name the first food alone, or it and all that may be taken or
 * comes with it, as the line writes them.
 */
export function toAnswer(line: string, reading: IngredientLine): Answer {
  const [amount] = reading.amounts
  const { least, most } = amount?.quantity ?? {}
  return {
    quantities: least === undefined || most === undefined ? [] : [least, most],
    isCounted: amount?.quantitySpan !== undefined,
    unit: amount?.unit ?? null,
    names: reading.food ? namesOf(line, reading) : [],
  }
}

function namesOf(line: string, { food, alternatives, additions }: IngredientLine): string[] {
  if (!food) return []
  const ends = [...alternatives, ...additions].map((part) => part.food?.end ?? food.end)
  return [food.name, line.slice(food.start, food.end), line.slice(food.start, Math.max(food.end, ...ends))]
}
