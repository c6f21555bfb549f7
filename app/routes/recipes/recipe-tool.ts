import type { LineSwap } from '#domain/gut/list-swaps.ts'
import type { System } from '#domain/kitchen/figure.ts'
import type { RecipeView, Units } from '#domain/kitchen/recipe-view.ts'
import type { ShownText } from '#domain/kitchen/shown-text.ts'

/** A line or a step as it is shown, and the heading that it stands under. */
export type ShownLine = ShownText & { section: string | null }

/** A recipe as a tool: for so many, in these units. */
export type RecipeTool = {
  /** How it is shown; empty for the recipe as it is written. */
  view: RecipeView
  /** The units that it is written in; undefined where it mixes them. */
  system: System | undefined
  /** The units that its page shows by itself. */
  standard: Units
  /** Whether any amount of it was understood. */
  isScalable: boolean
  lines: ShownLine[]
  /** What the lines name of the 28 groups, for readers whose browser keeps a profile; see domain/gut/line-triggers.ts. */
  triggers: Record<number, string>
  /** What may stand in the place of foods, by line. */
  swaps: Record<number, LineSwap[]>
  steps: ShownLine[]
  /** What stays as written in the method of other servings. */
  note: string | null
}
