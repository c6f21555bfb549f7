import { findFoods } from 'recipe-reading/food/find-foods'
import type { Word } from 'recipe-reading/food/word'
import type { Span } from 'recipe-reading/food/term-index'

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

/** "Half of them peeled", "peeled if you like": not all of it, or not for certain. */
const IN_PART = /^(?:half|partly|partially|some|optionally|preferably|ideally)$/
const OPEN = /^(?:if|optional|optionally)$/

/** Whether what a line says of its food holds for a part of it, or is left to the cook: "peeled or unpeeled". `said` is all that it says. */
export function isSaidInPart(words: readonly Word[], span: Span, said: readonly Span[]): boolean {
  const isChoice = (at: number, other: (one: Span) => boolean) =>
    words[at]?.text === 'or' && !said.some(other)
  return (
    words.slice(Math.max(span.start - 3, 0), span.start).some(({ text }) => IN_PART.test(text)) ||
    OPEN.test(words[span.end]?.text ?? '') ||
    isChoice(span.end, ({ start }) => start === span.end + 1) ||
    isChoice(span.start - 1, ({ end }) => end === span.start - 1)
  )
}

/** Whether what a line says is said of another food, which comes next, or right before: "walnuts and ground cinnamon", "apples, 2 carrots peeled". */
export const isOfOther = (words: readonly Word[], { start, end }: Span, named: Span): boolean =>
  findFoods(words).foods.some((food) => {
    const isNext = food.start >= start && food.start <= end && food.end > end && !words[end]?.breaks
    const isLast =
      food.end === start &&
      !words[start]?.breaks &&
      words.slice(named.end, food.start + 1).some(({ breaks }) => /[,;]/.test(breaks))
    return (isNext || isLast) && words[food.end - 1]?.text !== words[named.end - 1]?.text
  })
