import type { Word } from 'recipe-reading/food/line-words'
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
} from 'recipe-reading/food/term-index'
import { sharesNoun } from './shared-noun.ts'

/** What a diet leaves out, as food-words.csv says it. */
export type Terms = {
  violates: readonly string[]
  exempt_phrases: readonly string[]
  exempt_modifiers: readonly string[]
  caution: readonly string[]
}

type List = keyof Terms

/** The terms of several diets, or of other questions, in one index: a line is walked once for all of them. */
export type JointIndex<Name extends string> = ListIndex<{ name: Name; list: List }>

/** Where terms of one diet stand in a line, before its lists are weighed against each other. */
export type FoundTerms = Record<List, Span[]>

/** The terms of one diet made ready for searching: all lists at once, and those that are also searched alone. */
export type TermSet = { lists: JointIndex<'all'>; phrases: TermIndex; modifiers: TermIndex }

/**
 * What a line says about a diet. `exempt` are the words that only look like a violation ("almond milk"); `vouched` marks
 * each word that one of them speaks for.
 */
export type LineMatch = { violations: Span[]; cautions: Span[]; exempt: Span[]; vouched: Uint8Array }

/** A line that names nothing of a diet. */
export const NOTHING: LineMatch = { violations: [], cautions: [], exempt: [], vouched: new Uint8Array() }

const LISTS = ['violates', 'exempt_phrases', 'exempt_modifiers', 'caution'] as const

/** How many words after "vegan" or "gluten-free" still belong to it. */
const MODIFIER_REACH = 3
const MODIFIER_ENDS = new Set(['and', 'or', 'with', 'plus', 'in', 'from', 'for', 'to'])

/** Makes the terms of one diet ready for searching: do it once, it reads them all. */
export function compileTerms(terms: Terms): TermSet {
  return {
    lists: indexTogether(['all'], () => terms),
    phrases: indexTerms(terms.exempt_phrases),
    modifiers: indexTerms(terms.exempt_modifiers),
  }
}

/** Makes the terms of several diets ready to be found in one walk. */
export function indexTogether<Name extends string>(
  names: readonly Name[],
  termsOf: (name: Name) => Terms,
): JointIndex<Name> {
  return indexLists(
    names.flatMap((name) => {
      const terms = termsOf(name)
      return LISTS.map((list) => [{ name, list }, terms[list]] as const)
    }),
  )
}

/** Finds the terms of each diet that a line names; diets without any are left out. */
export function findTogether<Name extends string>(
  words: readonly Word[],
  index: JointIndex<Name>,
): Map<Name, FoundTerms> {
  const found = new Map<Name, FoundTerms>()
  walkTerms(words, index, ({ name, list }, span) => {
    const isSaid = list === 'violates' || list === 'caution'
    if (isSaid && isNegated(words, span)) return
    let terms = found.get(name)
    if (!terms) {
      terms = { violates: [], exempt_phrases: [], exempt_modifiers: [], caution: [] }
      found.set(name, terms)
    }
    terms[list].push(span)
  })
  return found
}

/**
 * Matches one line: modifiers and exempt phrases are masked first, then violations are searched, and cautions only
 * when nothing violates. A phrase that stands in both lists (tamari, oat flour) is no violation, yet a caution; and so is what
 * begins with a modifier ("non-dairy creamer", "meat-free").
 */
export function matchLine(words: readonly Word[], set: TermSet): LineMatch {
  const found = findTogether(words, set.lists).get('all')
  return found ? weighTerms(words, found, set) : NOTHING
}

/**
 * The same, once the terms are found. `kept` are foods that keep the diet for certain: a shorter word in them says
 * nothing ("bread" in "bread flour").
 */
export function weighTerms(
  words: readonly Word[],
  found: FoundTerms,
  set: TermSet,
  kept: readonly Span[] = [],
): LineMatch {
  const masked = new Uint8Array(words.length)
  maskModifiers(words, found.exempt_modifiers, masked)
  const phrases = take(
    found.exempt_phrases.filter((phrase) => !found.violates.some((longer) => isWithin(phrase, longer))),
    masked,
  )
  const exempt = [...found.exempt_modifiers, ...phrases, ...maskShared(words, set.phrases, masked)]
  const vouched = masked.slice()
  maskKept(kept, [...found.violates, ...found.caution], masked)

  const violations = take(found.violates, masked)
  if (violations.length > 0) return { violations, cautions: [], exempt, vouched }

  const cautions = found.caution.filter(
    (caution) =>
      phrases.some((phrase) => isSame(caution, phrase)) ||
      found.exempt_modifiers.some(
        (modifier) => caution.start === modifier.start && caution.end >= modifier.end,
      ),
  )
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

/** Masks "serrano" in "serrano or Fresno chile": the word before "or" shares the noun, so a chile is meant, not the ham. */
function maskShared(words: readonly Word[], phrases: TermIndex, masked: Uint8Array): Span[] {
  const shared: Span[] = []
  for (let at = 1; at < words.length - 2; at++) {
    const word = words[at - 1]
    const noun = words[at + 2]
    if (words[at]?.text !== 'or' || !word || !noun || noun.breaks || masked[at - 1]) continue
    if (word.text === words[at + 1]?.text || !sharesNoun(word.text, noun.text)) continue
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

/** "Peanut butter" in "crunchy peanut butter": the longer name knows it. */
const isWithin = (span: Span, longer: Span) =>
  span.start >= longer.start && span.end <= longer.end && lengthOf(span) < lengthOf(longer)

function isSame(a: Span, b: Span): boolean {
  return a.start === b.start && a.end === b.end
}
