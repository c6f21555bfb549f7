import { isForeign, type Measure } from '../ingredient/ingredient-line.ts'
import type { Language } from 'recipe-basics/recipe/language'
import { findNounAhead } from '../ingredient/noun-words.ts'
import { UNITS } from '../ingredient/units.ts'
import type { StepMark } from '../step/step-mark.ts'
import type { Figure, System } from './figure.ts'
import { amountFigure, asMeasured, type FoodFacts, sizeFigure, systemOf } from './figures-of-line.ts'

/** What stands between two figures that say the same: "350 °F (180 °C)", "200C/180C fan/gas 6". */
const JOINT = /^[^\d.;]{0,4}(?:fan|convection)?[^\d.;]{0,3}$/
/** Degrees, degrees with a fan, and a gas mark. */
const MOST_NEIGHBOURS = 3
/** Numbers as high as degrees right before a gas mark, and behind it. */
const DEGREES_BEFORE =
  /\d{3}\s?(?:°|º)?\s?[CF]?(?:\s?[/,(]?\s?(?:or|fan|convection|fan oven|electric))?\)?\s?[/,(|–—-]?\s?(?:or\s)?$/iu
const DEGREES_BEHIND = /^\s?[/,(|=–—-]?\s?(?:or\s|fan\s?|electric\s?)?\d{3}\s?(?:°|º|[CF](?![a-z]))/iu
const FURTHEST_DEGREES = 30
const SIGN = /[(/|=–]|^ ?or ?$/
/** "9×5 inch loaf pan (23×13 cm)". */
const BRACKET = /^(?: [a-z]{1,12}){1,3} \($/i

/**
 * What may change in a step when it is shown for other servings or in other units: amounts of lines, sizes and
 * temperatures. `factsOf` tells of the food of a line, and its name there; `language` is that of the list.
 */
export function listStepFigures(
  text: string,
  marks: readonly StepMark[],
  factsOf: (line: number) => FoodFacts & { name?: string | undefined },
  language: Language | undefined,
  pints?: Figure['pints'],
): Figure[] {
  return marks.flatMap((mark, at) => {
    const alsoIn = listNeighbours(text, marks, at)
    if (mark.kind === 'amount') {
      const { name, ...food } = factsOf(mark.lines[0] ?? 0)
      const facts = asMeasured(food, [mark.measure])
      const noun = isForeign(language) ? undefined : findNounAhead(text, mark.measure, name)
      const also: System[] = repeatsLast(text, marks, at) ? ['metric', 'us'] : alsoIn
      return amountFigure(text, [mark.measure], { ...facts, language, pints, alsoIn: also, noun })
    }
    if (mark.kind === 'size')
      return sizeFigure(text, mark.measures, { language }).map((figure) => ({
        ...figure,
        alsoIn,
        ...(isVolume(mark.measures) && { isPot: true }),
      }))
    if (mark.kind !== 'temperature' || mark.isFan) return []
    return isGasBeside(text, marks, at) ? [] : [temperatureFigure(mark, alsoIn)]
  })
}

function temperatureFigure(mark: StepMark & { kind: 'temperature' }, alsoIn: System[]): Figure {
  const { quantity, number, unit, unitSpan, heat } = mark
  return {
    kind: 'temperature',
    terms: [{ quantity, number, ...(unit && { unit }), ...(unitSpan && { unitSpan }) }],
    alsoIn,
    ...(heat && { heat }),
  }
}

const isVolume = (measures: readonly Measure[]) =>
  measures.every(({ unit }) => unit !== undefined && UNITS[unit].kind === 'volume')

/** A gas mark beside degrees says the same as they do: "190C, 170C fan, gas 5", "180/160 fan/gas 4". */
function isGasBeside(text: string, marks: readonly StepMark[], at: number): boolean {
  const mark = marks[at]
  if (mark?.kind !== 'temperature' || mark.unit !== 'gas') return false
  const before = text.slice(Math.max(0, mark.start - FURTHEST_DEGREES), mark.start)
  const after = text.slice(mark.end, mark.end + FURTHEST_DEGREES)
  return DEGREES_BEFORE.test(before) || DEGREES_BEHIND.test(after)
}

/** The systems of the figures of the same kind that stand beside one. */
function listNeighbours(text: string, marks: readonly StepMark[], at: number): System[] {
  const systems: System[] = []
  for (const step of [-1, 1]) {
    for (let index = at + step; Math.abs(index - at) <= MOST_NEIGHBOURS; index += step) {
      const near = marks[index - step]
      const next = marks[index]
      if (!near || !next || !(step > 0 ? isJoined(text, near, next) : isJoined(text, next, near))) break
      const system = systemOfMark(next)
      if (system) systems.push(system)
    }
  }
  return systems
}

function isJoined(text: string, first: StepMark, second: StepMark): boolean {
  if (first.kind !== second.kind) return false
  const between = text.slice(first.end, second.start)
  return (JOINT.test(between) && SIGN.test(between)) || (first.kind === 'size' && BRACKET.test(between))
}

/** "½ cup (1 stick)" would say the same grams twice. */
function repeatsLast(text: string, marks: readonly StepMark[], at: number): boolean {
  const last = marks[at - 1]
  const mark = marks[at]
  if (last?.kind !== 'amount' || mark?.kind !== 'amount' || !isJoined(text, last, mark)) return false
  return (
    text[mark.start - 1] === '(' &&
    (mark.measure.unit === 'stick' || systemOfMark(last) === systemOfMark(mark))
  )
}

function systemOfMark(mark: StepMark): System | undefined {
  if (mark.kind === 'amount') return systemOf([mark.measure])
  if (mark.kind === 'size') return systemOf(mark.measures)
  if (mark.kind !== 'temperature' || mark.isFan) return undefined
  return mark.unit === 'fahrenheit' ? 'us' : mark.unit === 'celsius' ? 'metric' : undefined
}
