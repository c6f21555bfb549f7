import type { System } from '#domain/kitchen/figure.ts'
import type { RecipeView, Units } from '#domain/kitchen/recipe-view.ts'
import type { ShownTexts, WrittenTexts } from './show-texts.ts'

/** A recipe as a tool: for so many, in these units. */
export type RecipeTool = ShownTexts & {
  /** How it is shown; empty for the recipe as it is written. */
  view: RecipeView
  /** The units that it is written in; undefined where it mixes them. */
  system: System | undefined
  /** The units that its page shows by itself. */
  standard: Units
  /** Whether any amount of it was understood. */
  isScalable: boolean
  /** What the lines name of the 28 groups, for readers whose browser keeps a profile; see domain/gut/profile/line-triggers.ts. */
  triggers: Record<number, string>
  /** What every other view is made from. */
  written: WrittenTexts
}
