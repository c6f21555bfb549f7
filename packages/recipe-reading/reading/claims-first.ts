import { findFoods } from '../food/find-foods.ts'
import type { Word } from '../food/word.ts'

const CLAIM =
  /^(?:vegan|vegetarian|plant based|(?:gluten|wheat|dairy|milk|lactose|egg|nut|soya?) free|no (?:egg|gluten|dairy|milk|nut)s?)$/
const OPEN = new Set(['or', 'and', 'if', 'plus', 'not'])

/**
 * "Butter (vegan)", "oats, gluten-free": what a line of one food says of it at its end, it says of all of it, and so it stands before its
 * food. "If needed" and a second food leave it where it is; "no egg" is "egg free".
 */
export function putClaimFirst(words: readonly Word[]): readonly Word[] {
  const at = words.findLastIndex(({ breaks }) => /[,(]/.test(breaks))
  const claim = words.slice(Math.max(at, 0)).map(({ text }) => text)
  if (at < 0 || !CLAIM.test(claim.join(' ')) || words.some(({ text }) => OPEN.has(text))) return words
  const [food, other] = findFoods(words).foods
  if (!food || other || food.end > at) return words
  const [first = '', second = ''] = claim
  const said = first === 'no' ? [second.replace(/s$/, ''), 'free'] : claim
  const breaks = words[food.start]?.breaks ?? ''
  return [
    ...words.slice(0, food.start),
    ...said.map((text, nth) => ({ text, breaks: nth === 0 ? breaks : '' })),
    ...words.slice(food.start, at).map((word, nth) => (nth === 0 ? { ...word, breaks: '' } : word)),
  ]
}
