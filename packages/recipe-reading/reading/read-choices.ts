import { singularOfName } from 'recipe-basics/text/english-noun'
import { NAMED_FOODS } from '../food/food-table.ts'
import type { Corrections } from '../food/corrections.ts'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { readLine, type ReadLine } from './read-line.ts'

/** What a line offers: its food and those that may be taken instead, each read alone, and what it asks for besides. */
export type Choices = { foods: { name: string; line: ReadLine }[]; besides: ReadLine[]; line: ReadLine }

/** Reads the choices of an English line. */
export function readChoices(text: string, corrections: Corrections): Choices {
  const { food, alternatives, additions } = readIngredient(text, 'en')
  const read = (part: string) => readLine(part, corrections)
  const names = [food, ...alternatives.map((part) => part.food)].flatMap((one) => one?.name ?? [])
  const foods = names.map((name, at) => withNoun(name, names[at + 1]))
  return {
    foods: foods.map((name) => ({ name, line: read(name) })),
    besides: additions.map(({ start, end }) => read(text.slice(start, end))),
    line: read(text),
  }
}

/** “Vegetable or chicken broth” is vegetable broth, where a food is called so. */
function withNoun(name: string, next = ''): string {
  const noun = next.split(' ').slice(1).at(-1)
  const last = name.split(' ').at(-1)
  return noun && NAMED_FOODS.has(singularOfName(`${last} ${noun}`.toLowerCase())) ? `${name} ${noun}` : name
}
