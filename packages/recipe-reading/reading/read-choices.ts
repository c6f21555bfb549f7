import type { Corrections } from '../food/corrections.ts'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { readLine, type ReadLine } from './read-line.ts'

/** What a line offers: its food and those that may be taken instead, each read alone, and what it asks for besides. */
export type Choices = { foods: { name: string; line: ReadLine }[]; besides: ReadLine[]; line: ReadLine }

/** Reads the choices of an English line. */
export function readChoices(text: string, corrections: Corrections): Choices {
  const { food, alternatives, additions } = readIngredient(text, 'en')
  const read = (part: string) => readLine(part, corrections)
  const foods = [food, ...alternatives.map((part) => part.food)].flatMap((one) => one?.name ?? [])
  return {
    foods: foods.map((name) => ({ name, line: read(name) })),
    besides: additions.map(({ start, end }) => read(text.slice(start, end))),
    line: read(text),
  }
}
