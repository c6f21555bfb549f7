import { toWords, type Word } from './line-words.ts'

/** Where a term stands in a line: words `start` (included) to `end` (excluded). */
export type Span = { start: number; end: number; term: string }

type Node = { term?: string; next: Map<string, Node> }

/** Terms by their words, so that a line is searched for all of them in one walk. */
export type TermIndex = Node

/** Builds the index of `terms`; each is also found in its plural. `exact` are found in no other form. */
export function indexTerms(terms: Iterable<string>, exact: Iterable<string> = []): TermIndex {
  const root: Node = { next: new Map() }
  for (const term of exact) addTerm(root, term, () => [])
  for (const term of terms) addTerm(root, term, pluralsOf)
  return root
}

function addTerm(root: Node, term: string, otherForms: (word: string) => string[]) {
  const words = toWords(term).map((word) => word.text)
  const last = words.pop()
  if (last === undefined) return
  const parent = words.reduce(descend, root)
  for (const form of [last, ...otherForms(last)]) {
    const leaf = descend(parent, form)
    // A term in its own spelling is a better reason than the plural of another.
    if (leaf.term === undefined || form === last) leaf.term = term
  }
}

/**
 * Every place where a term stands on word boundaries, the longest first. Terms never reach across punctuation:
 * "coconut, milk" is not coconut milk.
 */
export function findTerms(words: readonly Word[], index: TermIndex): Span[] {
  const spans: Span[] = []
  for (let start = 0; start < words.length; start++) {
    let node: Node | undefined = index
    for (let at = start; at < words.length; at++) {
      const word = words[at]
      if (!word || (at > start && word.breaks)) break
      node = node.next.get(word.text)
      if (!node) break
      if (node.term !== undefined) spans.push({ start, end: at + 1, term: node.term })
    }
  }
  return spans.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)
}

const NEGATIONS = new Set(['no', 'not', 'without'])

/** Whether a line says that it does not mean these words: "pumpkin purée (not pie filling)". */
export function isNegated(words: readonly Word[], { start }: Span): boolean {
  const before = words[start - 1]
  return before !== undefined && NEGATIONS.has(before.text) && !words[start]?.breaks
}

function descend(node: Node, word: string): Node {
  let next = node.next.get(word)
  if (!next) node.next.set(word, (next = { next: new Map() }))
  return next
}

function pluralsOf(word: string): string[] {
  if (word.length < 3 || /[^a-z]/.test(word)) return []
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`]
  if (/fe?$/.test(word)) return [`${word}s`, word.replace(/fe?$/, 'ves')]
  if (/(s|x|z|ch|sh|o)$/.test(word)) return [`${word}s`, `${word}es`]
  return [`${word}s`]
}
