import {
  graverOf,
  judgeByRule,
  judgeLine,
  judgeUsual,
  type LineVerdict,
  type ReadLine,
} from '../../diet/judge-line.ts'
import { LISTED_ALLERGENS, type ListedAllergen, termsOf } from '../../diet/listed-terms.ts'
import { findTogether, type FoundTerms, indexTogether, type JointIndex } from '../../diet/match-line.ts'
import { findTerms } from 'recipe-reading/food/term-index'
import { ruleOf } from './allergen-rules.ts'
import type { Allergen } from 'recipe-reading/food/allergens'

let index: JointIndex<ListedAllergen> | undefined
const found = new WeakMap<ReadLine, Map<ListedAllergen, FoundTerms>>()

/** What a line says of an allergen: what holds it comes first, then an unknown word, then a choice, then a packet. */
export function judgeAllergen(line: ReadLine, allergen: Allergen): LineVerdict {
  // A dish without dairy is a dish without milk: one list, so that a label and an allergen never disagree.
  if (allergen === 'milk') return judgeLine(line, 'dairy-free')
  const asWritten = judgeUsual(line, (one) => judgeWords(one, allergen))
  // What the chef said of words may add an allergen. She confirms labels alone, so it takes none away.
  return line.meant ? graverOf(asWritten, judgeWords(line.meant.line, allergen)) : asWritten
}

function judgeWords(line: ReadLine, allergen: ListedAllergen): LineVerdict {
  const rule = ruleOf(allergen)
  const verdict = judgeByRule(line, termsIn(line).get(allergen), rule)
  if (verdict.says !== 'free') return verdict
  const [doubt] = findTerms(line.words, rule.doubts)
  return doubt ? { says: 'packet', term: doubt.term } : verdict
}

/** The terms of all allergens in a line, found in one walk for all of them. */
function termsIn(line: ReadLine): Map<ListedAllergen, FoundTerms> {
  let terms = found.get(line)
  if (!terms) {
    terms = findTogether(line.words, (index ??= indexTogether(LISTED_ALLERGENS, termsOf)))
    found.set(line, terms)
  }
  return terms
}
