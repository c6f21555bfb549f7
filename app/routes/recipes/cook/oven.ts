import type { RecipeTool } from '../show/view/recipe-tool.ts'

/** How hot the oven is to be first, as the steps show it; null where none of them names one. */
export function ovenOf({ written, steps }: Pick<RecipeTool, 'written' | 'steps'>): string | null {
  for (const [place, { figures }] of written.steps.entries()) {
    const start = figures.find(({ heat }) => heat === 'oven')?.terms[0]?.number.start
    if (start === undefined) continue
    // A figure is a piece of its own.
    let end = 0
    for (const { text, written: was } of steps[place]?.pieces ?? []) {
      end += (was ?? text).length
      if (end > start) return text.trim()
    }
  }
  return null
}
