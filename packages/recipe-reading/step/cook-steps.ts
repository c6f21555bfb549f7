import type { IngredientLine, Quantity, Span } from '../ingredient/ingredient-line.ts'
import type { RecipeReading } from '../reading/recipe-reading.ts'
import { type FoodName, listFoodNames, stemOf } from './food-words.ts'
import { marksOfSteps } from './marks-of-steps.ts'
import { toStepTokens } from './step-tokens.ts'
import { listFoodStems, nameTimer } from './timer-name.ts'

/** A time of a step that a timer is set for. The span is of the untouched step. */
export type StepTimer = Span & {
  seconds: Quantity
  /** The food that it waits for, in the words of the step; empty where none of the list is named. */
  name: string
}

/** What a step asks of its cook: times to wait for, and the lines of the list that go in, by their indices. */
export type CookStep = { timers: StepTimer[]; lines: number[] }

/**
 * The steps of a recipe as one cooks them. A line goes in where a step takes an amount of it, or else where its food is named first.
 * Never throws.
 */
export function readCookSteps(reading: RecipeReading): CookStep[] {
  const lines = reading.lines.map(({ line }) => line)
  const foodStems = listFoodStems(lines)
  const marks = marksOfSteps(reading)
  const texts = reading.steps.map(({ text }) => text)
  const named = listNamed(texts, lines)
  const used = new Set<number>()
  return reading.steps.map(({ text }, at) => {
    const ofStep = marks[at] ?? []
    const measured = ofStep.flatMap((mark) => (mark.kind === 'amount' ? mark.lines : []))
    const isUnused = (line: number) => !used.has(line)
    // The list may have one line twice, for two steps.
    const alike = Map.groupBy(
      new Set([...measured, ...(named[at] ?? []).filter(isUnused)]),
      (line) => reading.lines[line]?.text,
    )
    const goesIn = [...alike.values()].flatMap((same) => same.find(isUnused) ?? same.at(-1) ?? [])
    for (const line of goesIn) used.add(line)
    const timers = ofStep.flatMap((mark) =>
      mark.kind === 'timer'
        ? {
            start: mark.start,
            end: mark.end,
            seconds: mark.seconds,
            name: nameTimer(text, mark.start, foodStems),
          }
        : [],
    )
    return { timers, lines: goesIn.sort((one, other) => one - other) }
  })
}

/**
 * The lines whose food each step names. Of those with one word in common, "oil", the ones that it names whole. Where no step names what a
 * food is, a word of its own stands for it: "cod" for "cod fillets".
 */
function listNamed(steps: readonly string[], lines: readonly IngredientLine[]): number[][] {
  const names = lines.map((line) =>
    listFoodNames(line, line.language ?? 'en').filter(({ isShort }) => !isShort),
  )
  const said = steps.map(wordsOf)
  const isSaid = (stem: string) => said.some((words) => words.has(stem))
  const ofLines = Map.groupBy(
    names.flatMap((ofLine) => [...new Set(ofLine.flatMap(({ stems }) => [...stems]))]),
    (stem) => stem,
  )
  const standsFor = ({ stems, head }: FoodName) =>
    isSaid(head) ? [head] : [...stems].filter((stem) => ofLines.get(stem)?.length === 1)
  return said.map((words) => {
    const isWhole = ({ stems }: FoodName) => [...stems].every((stem) => words.has(stem))
    const whole = new Set(names.flat().flatMap((name) => (isWhole(name) ? name.head : [])))
    const isNamed = (name: FoodName) =>
      isWhole(name) || (!whole.has(name.head) && standsFor(name).some((stem) => words.has(stem)))
    return names.flatMap((ofLine, line) => (ofLine.some(isNamed) ? line : []))
  })
}

const wordsOf = (step: string): ReadonlySet<string> =>
  new Set(toStepTokens(step).flatMap(({ kind, text }) => (kind === 'word' ? stemOf(text) : [])))
