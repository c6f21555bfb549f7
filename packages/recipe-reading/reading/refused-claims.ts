import type { Word } from '../food/word.ts'

const CLAIM =
  '(?:vegan|vegetarian|veggie|plant based|non dairy|(?:dairy|gluten|wheat|egg|nut|milk|lactose|soya?|meat) free)'
/** "Isn’t vegan cheese", "nearly gluten-free bread", "instead of the dairy-free milk". */
const BEFORE = new RegExp(
  `\\b(?:isnt|arent|never|not (?:a|any|the|your)|nearly|almost|mostly|mainly|partly|half|hardly|barely|semi|quite|skip|avoid|instead of|in place of|rather than|replace with|work with)(?: (?:a|any|so|the|your))? ${CLAIM}\\b`,
)
/** "Vegan butter won’t set", "egg-free mayo not recommended". */
const BEHIND = new RegExp(
  `\\b${CLAIM} [a-z]+ (?:doesnt|does not|wont|will not|cannot|cant|is not|isnt|not) (?:do|set|work|recommended|suitable|advised)\\b`,
)

/** The claims of a line that it takes back: a "free from" is believed only where the line means it. */
export function refusedClaims(words: readonly Word[]): string[] {
  const text = words.map(({ text }) => text).join(' ')
  return [BEFORE, BEHIND].flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
}
