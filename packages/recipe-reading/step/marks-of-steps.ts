import { memoize } from 'recipe-basics/text/memoize'
import type { RecipeReading } from '../reading/recipe-reading.ts'
import { readSteps } from './read-steps.ts'
import type { StepMark } from './step-mark.ts'
import { obeyUndone } from './undone-links.ts'

/** The numbers of each step with what they say, but for the links that the chef has undone. */
export const marksOfSteps = memoize(({ lines, steps }: RecipeReading): StepMark[][] => {
  const marks = readSteps(
    steps.map(({ text }) => text),
    lines.map(({ line }) => line),
  )
  return steps.map(({ text, undone }, at) => obeyUndone(text, marks[at] ?? [], undone))
})
