import type { ReadLine } from 'recipe-reading/reading/read-line'
import { graverOf, judgeByRule, judgeLine, judgeUsual, type LineVerdict } from '../../diet/judge-line.ts'
import type { ListedAllergen } from '../../diet/listed-terms.ts'
import { longestFirst } from 'recipe-reading/food/term-index'
import { ruleOf } from './allergen-rules.ts'
import type { Allergen } from 'recipe-reading/food/allergens'

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
  const verdict = judgeByRule(line, line.terms.get(allergen), rule)
  if (verdict.says !== 'free') return verdict
  // No "gluten-free" before these vouches for them.
  const [doubt] = line.terms.get(allergen)?.doubts.toSorted(longestFirst) ?? []
  return doubt ? { says: 'packet', term: doubt.term } : verdict
}
