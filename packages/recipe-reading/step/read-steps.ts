import type { IngredientLine } from '../ingredient/ingredient-line.ts'
import type { Language } from 'recipe-basics/recipe/language'
import { after, isMark, toReading } from '../ingredient/read-quantity.ts'
import { UNITS } from '../ingredient/units.ts'
import { listFoodNames } from './food-words.ts'
import { guessRecipeLanguage } from './recipe-language.ts'
import { addsUp, indexLines, linkAmounts, type LinesByWord } from './link-amounts.ts'
import { listForEach, markAmounts } from './mark-amounts.ts'
import type { StepSoFar } from './find-rest.ts'
import { type Candidate, readNumbers } from './read-numbers.ts'
import type { StepMark } from './step-mark.ts'
import { toStepTokens } from './step-tokens.ts'
import { stepLexiconOf, type StepReading } from './step-words.ts'

/**
 * Reads the steps of a method beside the list of ingredients: every number of each step, in order, with what it says.
 * Only amounts that belong to lines of the list follow the servings. Never throws, in time proportional to the texts.
 */
export function readSteps(steps: readonly string[], list: readonly IngredientLine[]): StepMark[][] {
  const texts = steps.map((line) => ({ line, tokens: toStepTokens(line) }))
  const language = guessRecipeLanguage(
    list,
    texts.map(({ tokens }) => tokens),
  )
  const { words, steps: stepWords } = stepLexiconOf(language)
  const listed = list.map((line, index) => ({
    index,
    line,
    names: listFoodNames(line, language, words.roles.get('of')),
    isUsed: false,
  }))
  const lines = indexLines(listed)
  const units = countUnits(list, language)
  const earlier: StepMark[] = []
  return texts.map(({ line, tokens }) => {
    const reading = { ...toReading(line, tokens, words), steps: stepWords, ...units }
    const marks = readStep(reading, lines, { earlier, list: listed })
    earlier.push(...marks.filter(({ kind }) => kind === 'amount'))
    return marks
  })
}

function readStep(reading: StepReading, lines: LinesByWord, soFar: Omit<StepSoFar, 'marks'>): StepMark[] {
  const numbers = readNumbers(reading)
  const forEach = numbers.length > 0 ? listForEach(reading) : []
  const marks: StepMark[] = []
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at]
    if (!number) continue
    if (number.kind !== 'candidate') marks.push(number)
    else if (isShare(reading, number) && !isOfList(reading, number, lines))
      marks.push({ ...spanOf(number), kind: 'share' })
    else {
      const group = groupAt(reading, numbers, at)
      at += group.length - 1
      marks.push(...markAmounts(reading, group, lines, forEach, { ...soFar, marks }))
    }
  }
  return marks
}

/** Amounts of one food: "1 cup plus 2 tbsp", "100 g (½ cup)", "220 g/8 oz". */
function groupAt(reading: StepReading, numbers: readonly (StepMark | Candidate)[], at: number): Candidate[] {
  const group: Candidate[] = []
  for (let index = at; ; index++) {
    const next = numbers[index]
    const last = group.at(-1)
    if (next?.kind !== 'candidate' || (last && !isJoined(reading, last, next))) return group
    group.push(next)
  }
}

function isJoined(reading: StepReading, last: Candidate, next: Candidate): boolean {
  if (!last.measure.unit || !next.measure.unit || next.from !== last.to + 1) return false
  return addsUp(reading, last.to) || ['(', '/', '|', '='].some((mark) => isMark(reading, last.to, mark))
}

/** "Half of the sauce", "2 of the eggs": a part of what is there. */
function isShare(reading: StepReading, { measure, to }: Candidate): boolean {
  if (measure.unit) return false
  const of = after(reading, 'of', to)
  if (measure.quantity.most >= 1) return of !== undefined && after(reading, 'article', of) !== undefined
  return of !== undefined || after(reading, 'article', to) !== undefined
}

/** "5 of the eggs": so many of those that the list counts. "One of the eggs" may be any of them. */
function isOfList(reading: StepReading, number: Candidate, lines: LinesByWord): boolean {
  const { quantity } = number.measure
  if (reading.tokens[number.from]?.kind !== 'number' || !Number.isInteger(quantity.most)) return false
  const { relation } = linkAmounts(reading, [number], lines)
  return relation === 'part' || relation === 'same'
}

const spanOf = ({ measure: { start, end } }: Candidate) => ({ start, end })

/** Spoons are of every kitchen. */
function countUnits(list: readonly IngredientLine[], language: Language) {
  const systems = list.flatMap(({ amounts, otherAmounts }) =>
    [...amounts, ...otherAmounts.flat()].flatMap(({ unit }) =>
      unit && unit !== 'tsp' && unit !== 'tbsp' ? UNITS[unit].system : [],
    ),
  )
  const count = (system: string) => systems.filter((one) => one === system).length
  const [us, metric] = [count('us'), count('metric')]
  return {
    isUs: language === 'en' && us >= metric,
    isPlainlyUs: language === 'en' && us > 0 && metric === 0,
  }
}
