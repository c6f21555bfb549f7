import type { Word } from '../food/line-words.ts'
import {
  findTerms,
  indexLists,
  indexTerms,
  isMarked,
  isNegated,
  type ListIndex,
  longestFirst,
  type Span,
  type TermIndex,
  walkTerms,
} from '../food/term-index.ts'

/** What a diet leaves out, as the lists of diet-terms.json say it. */
export type Terms = {
  violates: readonly string[]
  exempt_phrases: readonly string[]
  exempt_modifiers: readonly string[]
  caution: readonly string[]
}

/** Terms made ready for searching: all lists at once, and those that are also searched alone. */
export type TermSet = { lists: ListIndex<List>; phrases: TermIndex; modifiers: TermIndex }

type List = keyof Terms

/**
 * What a line says about a diet. `exempt` are the words that only look like a violation ("almond milk"); `vouched` marks
 * each word that one of them speaks for.
 */
export type LineMatch = { violations: Span[]; cautions: Span[]; exempt: Span[]; vouched: Uint8Array }

/** How many words after "vegan" or "gluten-free" still belong to it. */
const MODIFIER_REACH = 3
const MODIFIER_ENDS = new Set(['and', 'or', 'with', 'plus', 'in', 'from', 'for', 'to'])

/** Makes the terms of one diet ready for searching: do it once, it reads them all. */
export function compileTerms(terms: Terms): TermSet {
  return {
    lists: indexLists<List>({
      violates: terms.violates,
      exempt_phrases: terms.exempt_phrases,
      exempt_modifiers: terms.exempt_modifiers,
      caution: terms.caution,
    }),
    phrases: indexTerms(terms.exempt_phrases),
    modifiers: indexTerms(terms.exempt_modifiers),
  }
}

/**
 * Matches one line: modifiers and exempt phrases are masked first, then violations are searched, and cautions only
 * when nothing violates. A phrase that stands in both lists (tamari, oat flour) is no violation, yet a caution.
 * `kept` are foods that keep the diet for certain: a shorter word in them says nothing ("bread" in "bread flour").
 */
export function matchLine(words: readonly Word[], set: TermSet, kept: readonly Span[] = []): LineMatch {
  const found: Record<List, Span[]> = { violates: [], exempt_phrases: [], exempt_modifiers: [], caution: [] }
  let isSilent = true
  walkTerms(words, set.lists, (list, span) => {
    const isSaid = list === 'violates' || list === 'caution'
    if (isSaid && isNegated(words, span)) return
    found[list].push(span)
    isSilent = false
  })
  const masked = new Uint8Array(words.length)
  if (isSilent) return { violations: [], cautions: [], exempt: [], vouched: masked }
  maskModifiers(words, found.exempt_modifiers, masked)
  const phrases = take(found.exempt_phrases, masked)
  const exempt = [...found.exempt_modifiers, ...phrases, ...maskShared(words, set.phrases, masked)]
  const vouched = masked.slice()
  maskKept(kept, [...found.violates, ...found.caution], masked)

  const violations = take(found.violates, masked)
  if (violations.length > 0) return { violations, cautions: [], exempt, vouched }

  const cautions = found.caution.filter((caution) => phrases.some((phrase) => isSame(caution, phrase)))
  return { violations, cautions: [...cautions, ...take(found.caution, masked)], exempt, vouched }
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

/** "serrano or Fresno chile": the word before "or" shares the noun, so a serrano chile is meant, not the ham. */
function maskShared(words: readonly Word[], phrases: TermIndex, masked: Uint8Array): Span[] {
  const shared: Span[] = []
  for (let at = 1; at < words.length - 2; at++) {
    const word = words[at - 1]
    const noun = words[at + 2]
    if (words[at]?.text !== 'or' || !word || !noun || noun.breaks || masked[at - 1]) continue
    const [whole] = findTerms([word, noun], phrases)
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

function isSame(a: Span, b: Span): boolean {
  return a.start === b.start && a.end === b.end
}
