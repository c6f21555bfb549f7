import type { DishAnswers } from 'food-verdicts/gut/allergens/dish-answers'
import type { SaidVerdict } from 'food-verdicts/gut/allergens/say-verdict'
import { singularOfName } from 'recipe-basics/text/english-noun'
import { listInWords } from 'recipe-basics/text/list-in-words'

/** The diets that most people come for, in the order that they are named. */
const NAMED = ['dairy-free', 'nut-free', 'gluten-free', 'vegan', 'vegetarian']

/** The few things that people come for: “Dairy-free, nut-free, gluten-free if the stock is. Holds fish.” */
export function sumUpFacts({ isRead, diets, allergens }: DishAnswers): string {
  if (!isRead) return 'Diets and allergens are not known.'
  const isVegan = diets.some(({ name, state }) => name === 'vegan' && (state === 'yes' || state === 'chef'))
  const named = NAMED.flatMap((diet) => diets.find(({ name }) => name === diet) ?? [])
    .filter(({ name }) => !isVegan || name !== 'vegetarian')
    .flatMap((verdict) => sayDiet(verdict) ?? [])
  const held = listNames(allergens, 'no')
  const sentence = named.join(', ')
  return [
    ...(sentence ? [`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`] : []),
    ...(held.length > 0 ? [`Holds ${listInWords(held)}.`] : []),
  ].join(' ')
}

/** The names of the allergens of a state, as they stand within a sentence. */
export const listNames = (allergens: readonly SaidVerdict[], wanted: SaidVerdict['state']): string[] =>
  allergens.filter(({ state }) => state === wanted).map(({ name }) => name.toLowerCase())

/** The words of lines that decide a verdict, each once. */
export const termsOf = ({ lines }: Pick<SaidVerdict, 'lines'>): string[] => [
  ...new Set(
    lines
      .map(({ line }) => line.flatMap(({ text, isMarked }) => (isMarked ? text : [])).join(' '))
      .filter(Boolean),
  ),
]

function sayDiet(verdict: SaidVerdict): string | undefined {
  const { name, state, words } = verdict
  if (state === 'yes' || state === 'chef') return name
  if (state === 'yes-if') return `${name} ${words.replace('yes, ', '')}`
  if (state !== 'check-label') return undefined
  const [term, ...others] = termsOf(verdict)
  return term && others.length === 0 ? `${name} if the ${term} ${isOrAre(term)}` : `${name} by the labels`
}

/** “Cookies are”; a name that ends in ’s is one. */
const isOrAre = (food: string) =>
  /['’]s$/.test(food) || singularOfName(food.toLowerCase()) === food.toLowerCase() ? 'is' : 'are'
