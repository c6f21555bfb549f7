import type { Word } from '../food/line-words.ts'

/** What comes after them is not in the dish: "omit if using cranberries", "reserved from cooking the beef". */
const INSTEAD = /^(?:omit|instead|rather|unless|reserved|not|without)$/
/** Kinds of them stand in brackets: "vinegar (apple cider or white)". */
const KINDS_OF = /^(?:oil|vinegar|broth|stock)$/

/** Whether words of a line stand in brackets that name what is not in it, or only kinds of what stands before. */
export function isAside(words: readonly Word[], start: number): boolean {
  const open = words.findLastIndex(({ breaks }, at) => at <= start && breaks.includes('('))
  if (open < 0 || words.slice(open + 1, start + 1).some(({ breaks }) => breaks.includes(')'))) return false
  const before = words.slice(open, start)
  return (
    before.some(({ text }) => INSTEAD.test(text)) ||
    (KINDS_OF.test(words[open - 1]?.text ?? '') && !/^(?:or|for)$/.test(words[open]?.text ?? ''))
  )
}

/** Fish and plants that are cut like meat. */
const NO_MEAT =
  /^(?:tuna|ahi|salmon|swordfish|halibut|cod|fish|mahi|monkfish|cauliflower|cabbage|tofu|tempeh|seitan|portobello|celeriac|mushroom|turkey|chicken|aubergine|eggplant)$/

/** Whether a "steak" or "cutlet" of a line is of fish or plants. */
export const isCutOfOther = (term: string, words: readonly Word[]): boolean =>
  /^(?:steak|cutlet|chop)s?$/.test(term) && words.some(({ text }) => NO_MEAT.test(text))
