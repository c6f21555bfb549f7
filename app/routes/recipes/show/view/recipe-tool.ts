import type { System } from 'recipe-reading/kitchen/figure'
import type { RecipeView, Units } from 'recipe-reading/kitchen/recipe-view'
import type { SpellVerdicts } from 'food-verdicts/gut/spells/spell-verdict'
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
  /** What the lines name of the 28 groups, for readers whose browser keeps a profile; see food-verdicts/gut/profile/line-triggers. */
  triggers: Record<number, string>
  /** The verdict of each spell; null without lines. */
  spells: SpellVerdicts | null
  /** What every other view is made from. */
  written: WrittenTexts
}
