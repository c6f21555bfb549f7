import type { RecipeReading } from 'recipe-reading/reading/recipe-reading'
import { readSteps } from 'recipe-reading/step/read-steps'
import { listFoodStems, nameTimer } from 'recipe-reading/step/timer-name'
import { listLinks } from 'recipe-reading/step/undone-links'

/** What a step of the form links: the words, what they lead to, and where they stand. */
export type PreviewedLink = {
  kind: 'amount' | 'timer'
  text: string
  place: number
  start: number
  /** "olive oil, line 5"; of a timer its name, "leeks", or nothing. */
  to: string
}

/** The steps of a recipe with what each links. */
export type StepPreview = { text: string; links: PreviewedLink[] }[]

/** Reads the steps of a recipe beside its lines. */
export function previewSteps(reading: RecipeReading): StepPreview {
  const lines = reading.lines.map(({ line }) => line)
  const foodStems = listFoodStems(lines)
  const texts = reading.steps.map((step) => step.text)
  return readSteps(texts, lines).map((marks, step) => {
    const step_text = texts[step] ?? ''
    const links = listLinks(step_text, marks).map(({ kind, text, place, start, lines: indices }) => {
      const to = indices.map((index) => nameLine(reading.lines[index]?.text ?? '', index))
      const name = kind === 'timer' ? nameTimer(step_text, start, foodStems) : to.join(' and ')
      return { kind, text, place, start, to: name }
    })
    return { text: step_text, links }
  })

  function nameLine(text: string, index: number) {
    const food = lines[index]?.food
    return `${food?.name ?? text}, line ${index + 1}`
  }
}
