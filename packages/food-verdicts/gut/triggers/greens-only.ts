import type { Word } from 'recipe-reading/food/word'

/** Alliums whose green leaves hold hardly any fructans (Monash University's app); their white parts hold many. */
const WITH_GREENS = /^(?:(?:baby )?leeks?|(?:spring|green|salad) onions?|scallions?)$/
const ONLY_GREENS =
  /\bgreens?(?: (?:parts?|tops?|leaves|ends?|bits?))? only\b|\bonly (?:the )?(?:dark )?green (?:parts?|tops?|leaves|ends?)\b|\bgreens?(?: (?:parts?|tops?|leaves))? (?:of|from)\b/
/** Other parts, and other alliums of the same line. */
const MORE = /\b(?:whites?|pale|light|bulbs?|garlic|shallots?|(?<!(?:spring|green|salad) )onions?)\b/

/** Whether a line takes no more of a leek or a spring onion than its green leaves. */
export function isGreensOnly(term: string, line: readonly Word[]): boolean {
  if (!WITH_GREENS.test(term)) return false
  const text = line.map((word) => word.text).join(' ')
  return ONLY_GREENS.test(text) && !MORE.test(text)
}
