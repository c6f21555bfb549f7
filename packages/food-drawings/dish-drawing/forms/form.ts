import type { Serving } from '../serving.ts'

/** Draws the food of a dish, or answers undefined when the foods that make the form are not there. */
export type DrawForm = (t: Serving) => string | undefined
