import type { MarkedSpans } from 'recipe-reading/food/food-marks'
import type { Word } from 'recipe-reading/food/word'
import { isMarked, longestFirst, type Span } from 'recipe-reading/food/term-index'
import { sharesNoun } from './shared-noun.ts'

/** Finds the words of one diet, allergen or group in a line; undefined where it has none. */
export type TermSet = (words: readonly Word[]) => MarkedSpans | undefined

/**
 * What a line says about a diet. `exempt` are the words that only look like a violation ("almond milk"); `vouched` marks
 * each word that one of them speaks for.
 */
export type LineMatch = { violations: Span[]; cautions: Span[]; exempt: Span[]; vouched: Uint8Array }

/** A line that names nothing of a diet. */
export const NOTHING: LineMatch = { violations: [], cautions: [], exempt: [], vouched: new Uint8Array() }

/** How many words after "vegan" or "gluten-free" still belong to it. */
const MODIFIER_REACH = 3
const MODIFIER_ENDS = new Set(['and', 'or', 'with', 'plus', 'in', 'from', 'for', 'to'])

/**
 * Matches one line: modifiers and exempt phrases are masked first, then violations are searched, and cautions only
 * when nothing violates. A phrase that stands in both lists (tamari, oat flour) is no violation, yet a caution; and so is what
 * begins with a modifier ("non-dairy creamer", "meat-free").
 */
export function matchLine(words: readonly Word[], set: TermSet): LineMatch {
  const found = set(words)
  return found ? weighTerms(words, found, set) : NOTHING
}

/**
 * The same, once the terms are found. `kept` are foods that keep the diet for certain: a shorter word in them says
 * nothing ("bread" in "bread flour").
 */
export function weighTerms(
  words: readonly Word[],
  found: MarkedSpans,
  set: TermSet,
  kept: readonly Span[] = [],
): LineMatch {
  const masked = new Uint8Array(words.length)
  // "Skinned" in "red-skinned apples", "peanut butter" in "crunchy peanut butter": the longer name knows better.
  const isAlone = (span: Span) => !found.breaks.some((longer) => isWithin(span, longer))
  maskModifiers(words, found['takes away'].filter(isAlone), masked)
  const phrases = take(found['looks like'].filter(isAlone), masked)
  const exempt = [...found['takes away'], ...phrases, ...maskShared(words, set, masked)]
  const vouched = masked.slice()
  maskKept(kept, [...found.breaks, ...found.check], masked)

  const violations = take(found.breaks, masked)
  if (violations.length > 0) return { violations, cautions: [], exempt, vouched }

  const cautions = found.check.filter(
    (caution) =>
      phrases.some((phrase) => isSame(caution, phrase)) ||
      found['takes away'].some((modifier) => caution.start === modifier.start && caution.end >= modifier.end),
  )
  return { violations, cautions: [...cautions, ...take(found.check, masked)], exempt, vouched }
}

function maskModifiers(words: readonly Word[], modifiers: readonly Span[], masked: Uint8Array) {
  for (const span of modifiers) {
    let end = span.end
    while (end < span.end + MODIFIER_REACH) {
      const word = words[end]
      if (!word || word.breaks || MODIFIER_ENDS.has(word.text)) break
      end++
    }
    masked.fill(1, span.start, end)
  }
}

/** Masks foods whose name is longer than every term in it. */
function maskKept(kept: readonly Span[], terms: readonly Span[], masked: Uint8Array) {
  for (const food of kept) {
    const isNamed = terms.some(
      (term) => term.start < food.end && food.start < term.end && lengthOf(term) >= lengthOf(food),
    )
    if (!isNamed) masked.fill(1, food.start, food.end)
  }
}

const lengthOf = ({ start, end }: Span) => end - start

/** Masks "serrano" in "serrano or Fresno chile": the word before "or" shares the noun, so a chile is meant, not the ham. */
function maskShared(words: readonly Word[], set: TermSet, masked: Uint8Array): Span[] {
  const shared: Span[] = []
  for (let at = 1; at < words.length - 2; at++) {
    const word = words[at - 1]
    const noun = words[at + 2]
    if (words[at]?.text !== 'or' || !word || !noun || noun.breaks || masked[at - 1]) continue
    if (word.text === words[at + 1]?.text || !sharesNoun(word.text, noun.text)) continue
    const [whole] = set([word, noun])?.['looks like'].toSorted(longestFirst) ?? []
    if (whole?.end !== 2 || whole.start !== 0) continue
    masked[at - 1] = 1
    shared.push({ start: at - 1, end: at, term: whole.term })
  }
  return shared
}

/** Takes the spans that touch no masked word, longest first, and masks them. In the order of the line. */
function take(spans: readonly Span[], masked: Uint8Array): Span[] {
  const taken: Span[] = []
  for (const span of spans.toSorted(longestFirst)) {
    if (isMarked(masked, span)) continue
    masked.fill(1, span.start, span.end)
    taken.push(span)
  }
  return taken.sort((a, b) => a.start - b.start)
}

const isWithin = (span: Span, longer: Span) =>
  span.start >= longer.start && span.end <= longer.end && lengthOf(span) < lengthOf(longer)

function isSame(a: Span, b: Span): boolean {
  return a.start === b.start && a.end === b.end
}
