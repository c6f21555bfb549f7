import { useEffect, useRef, useState } from 'react'
import { readRecipeValues, type RecipeValues } from '#domain/recipe/form.ts'

/**
 * How many lines and steps the form around `ref` holds now, headings and blank ones aside. `recount` hears of typing, and
 * `moves` counts rows that came, went or moved.
 */
export function useLineCounts({ ingredients, steps }: RecipeValues, moves: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [lineCount, setLineCount] = useState(countWritten(ingredients))
  const [stepCount, setStepCount] = useState(countWritten(steps))
  function recount() {
    const form = ref.current?.closest('form')
    if (!form) return
    const typed = readRecipeValues(new FormData(form))
    setLineCount(countWritten(typed.ingredients))
    setStepCount(countWritten(typed.steps))
  }
  // Pasted rows are in the form once they are drawn.
  useEffect(recount, [moves])
  return { ref, recount, lineCount, stepCount }
}

const countWritten = (lines: RecipeValues['steps']) =>
  lines.filter(({ text, isHeading }) => !isHeading && text.trim() !== '').length
