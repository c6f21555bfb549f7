import type { Seasoning } from './figure.ts'

/**
 * Why an amount does not follow the servings, in plain English. `amount` is what is shown, `inStep` what would follow the servings
 * exactly, both as printed: "1 tsp", "1½ tsp".
 */
export function explainStay(seasoning: Seasoning | undefined, amount: string, inStep: string): string {
  const wouldBe = `Scaled like the rest, it would be ${inStep}.`
  if (!seasoning)
    return `The line does not say whether ${amount} follows the servings, so it stays as written. ${wouldBe}`
  return `${REASONS[seasoning]} Start with ${amount}, taste, and add a little at a time. ${wouldBe}`
}

const REASONS: Readonly<Record<Seasoning, string>> = {
  salt: 'Salt is easy to add and cannot be taken out.',
  spice: 'Spices grow stronger in a fuller pot.',
}

/** What to do about the times, sizes and counts of a method, which stay as written for other servings. Shown once beside the method. */
export const staysInMethod = (ratio: number): string => `${ratio > 1 ? FOR_MORE : FOR_FEWER} ${COUNTS}`

const FOR_MORE =
  'Times stay as written. A fuller pan comes to heat more slowly: go by what the step says you should see. Pan sizes stay as written. For more servings take a wider pan or a second one, so that the food lies as deep as before.'
const FOR_FEWER =
  'Times stay as written. Less food cooks faster and dries out sooner: look earlier, and go by what the step says you should see. Pan sizes stay as written. For fewer servings take a smaller pan, so that the food lies as deep as before.'
const COUNTS =
  'Numbers of pieces, bowls and batches stay as written, and so do amounts of what the list does not name: make more or fewer pieces of the same size.'
