import { formatNumber } from 'recipe-basics/text/format-number'

/** What is said when so many recipes were read from files. */
export const readyForReview = (waiting: number) => ({
  title: 'Ready for review',
  text: `${formatNumber(waiting)} ${waiting === 1 ? 'recipe is' : 'recipes are'} ready for review.`,
})
