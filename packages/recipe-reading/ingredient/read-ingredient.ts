import { rememberTexts } from 'recipe-basics/text/remember-texts'
import { chooseLanguage } from './choose-language.ts'
import { countAlone } from './count-alone.ts'
import type { IngredientLine, Part } from './ingredient-line.ts'
import type { Language } from 'recipe-basics/recipe/language'
import { toTokens } from './line-tokens.ts'
import { findHeading } from './find-heading.ts'
import { readAsides } from './read-asides.ts'
import { decideBrackets } from './piece-or-total.ts'
import { nameUnit, readPart } from './read-part.ts'
import { type FoodReading, toFoodReading } from './read-food.ts'
import { spanOf } from './read-quantity.ts'
import { readRest } from './read-rest.ts'

/**
 * Reads a line of an ingredient list. Never throws, in time proportional to the line. What the line does not say is
 * missing in the answer, and what is not understood is named. `language` is that of the recipe, where it is known.
 */
export function readIngredient(line: string, language?: Language): IngredientLine {
  let read = readers.get(language)
  if (!read) readers.set(language, (read = rememberTexts((text) => readLine(text, language))))
  return read(line)
}

const readers = new Map<Language | undefined, (line: string) => IngredientLine>()

function readLine(line: string, language?: Language): IngredientLine {
  const tokens = toTokens(line)
  const chosen = chooseLanguage(line, tokens, language)
  const reading = toFoodReading(chosen.reading, chosen.foods)
  const said = chosen.language ? { language: chosen.language } : {}

  const heading = findHeading(reading)
  if (heading.isHeading) return { ...emptyLine(), ...said, isHeading: true }
  const first = nameUnit(reading, readPart(reading, afterListNumber(reading, heading.end)))
  const rest = readRest(reading, first)
  decideBrackets(reading, rest.first)
  const { amounts, otherAmounts, food, forms } = rest.first
  const one = chosen.unknown.length === 0 ? countAlone(reading, rest) : undefined
  if (one) amounts.push(one)
  const asides = readAsides(reading, {
    first: rest.first,
    others: [...rest.alternatives, ...rest.additions],
  })
  const unknown = chosen.unknown.map((at) => spanOf(reading, at, at + 1))
  const isExplained = unknown.length === 0 && line.length <= (tokens.at(-1)?.end ?? 0) + 50
  return {
    amounts,
    otherAmounts,
    ...(food && { food }),
    forms,
    ...(rest.preparation && { preparation: rest.preparation }),
    ...((rest.purpose ?? heading.purpose) && { purpose: rest.purpose ?? heading.purpose }),
    ...((rest.optional ?? heading.optional) && { optional: rest.optional ?? heading.optional }),
    alternatives: rest.alternatives.map(toPlainPart),
    additions: rest.additions.map(toPlainPart),
    ...(asides.length > 0 && { asides }),
    isHeading: false,
    ...said,
    unknown,
    understood: food?.known !== undefined && isExplained,
  }
}

/** "1. 200 g rice": the first number counts the lines. */
function afterListNumber({ tokens }: FoodReading, at: number): number {
  const [number, mark, next] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  const isListed = at === 0 && /^\d{1,2}$/.test(number?.text ?? '') && /^[.)]$/.test(mark?.text ?? '')
  return isListed && !mark?.isApart && next?.kind === 'number' && next.isApart ? at + 2 : at
}

const emptyLine = (): IngredientLine => ({
  amounts: [],
  otherAmounts: [],
  forms: [],
  alternatives: [],
  additions: [],
  isHeading: false,
  unknown: [],
  understood: false,
})

const toPlainPart = ({ start, end, amounts, otherAmounts, food, forms, isOfAlternative }: Part): Part => ({
  start,
  end,
  amounts,
  otherAmounts,
  ...(food && { food }),
  forms,
  ...(isOfAlternative && { isOfAlternative }),
})
