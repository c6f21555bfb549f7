import knownNames from './known-ingredients.json' with { type: 'json' }
import { toWords, type Word } from './line-words.ts'

/** English words of amounts and preparation, by which a line shows its language even when its food is unknown. */
const KITCHEN_WORDS =
  'cup cups tablespoon tablespoons tbsp tbsps teaspoon teaspoons tsp tsps ounce ounces oz pound pounds lb lbs pinch dash handful slice slices stick bunch sprig sprigs package pkg packet chopped sliced diced minced grated peeled melted softened cooked ground dried fresh frozen small medium taste garnish leaves powder'

let knownWords: Set<string> | undefined

/**
 * Whether the term lists, which are English, can be held against these lines: at least three in five must have an
 * English word. Silence of the lists about a Hungarian recipe proves nothing.
 */
export function areReadable(lines: readonly (readonly Word[])[]): boolean {
  const known = (knownWords ??= collectWords())
  const read = lines.filter((words) => words.some((word) => known.has(word.text)))
  return read.length > 0 && read.length * 5 >= lines.length * 3
}

function collectWords(): Set<string> {
  const words = knownNames.flatMap((name) => toWords(name).map((word) => word.text))
  return new Set([...words.filter((word) => word.length > 2), ...KITCHEN_WORDS.split(' ')])
}
