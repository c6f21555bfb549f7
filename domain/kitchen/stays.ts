import type { StayReason } from './figure.ts'

/**
 * Why an amount was not scaled for more servings, and what to do instead, in plain English. `written` is the amount as written, `straight`
 * the one that follows the servings exactly, both as printed: "½ tsp", "1½ tsp".
 */
export function explainStay(reason: StayReason, written: string, straight: string): string {
  const begin = `Begin with ${written}, taste, and add`
  const inStep = `In step with the servings it would be ${straight}.`
  if (reason === 'salt')
    return `Salt follows the water and your taste, not the number of servings. ${begin} by the pinch. ${inStep}`
  if (reason === 'unsure')
    return `The line does not say whether ${written} follows the servings, so it stays as written. ${inStep}`
  if (reason === 'spice')
    return `Spices grow stronger in a fuller pot. ${begin} a little at a time. ${inStep}`
  return `Leavening depends on the tin as much as on the flour. Where the batter lies as deep as before, take ${straight}.`
}

/** What to do about the times, sizes and counts of a method, which stay as written for other servings. Shown once beside the method. */
export const staysInMethod = (ratio: number): string => `${ratio > 1 ? FOR_MORE : FOR_FEWER} ${COUNTS}`

const FOR_MORE =
  'Times stay as written. A fuller pan comes to heat more slowly: go by what the step says you should see. Pan sizes stay as written. For more servings take a wider pan or a second one, so that the food lies as deep as before.'
const FOR_FEWER =
  'Times stay as written. Less food cooks faster and dries out sooner: look earlier, and go by what the step says you should see. Pan sizes stay as written. For fewer servings take a smaller pan, so that the food lies as deep as before.'
const COUNTS =
  'Numbers of pieces, bowls and batches stay as written, and so do amounts of what the list does not name: make more or fewer pieces of the same size.'
