// What the list of ingredients does without at first, and what shows it in other views, in one file: none works without the others.

export { AsWritten } from './as-written.tsx'
export { CopyIngredients } from './copy-ingredients.tsx'
export { DidNotScale } from './did-not-scale.tsx'
export { LineSwaps } from './line-swaps.tsx'
export { replaceView, showAsked } from './show-view.ts'
