import { pluralsOf } from 'recipe-basics/text/english-noun'
import { toWords } from './line-words.ts'
import type { Word } from './word.ts'

/** Where a term stands in a line: words `start` (included) to `end` (excluded). */
export type Span = { start: number; end: number; term: string }

type Node<List> = {
  terms: { list: List; term: string }[]
  /** Undefined at the end of a term, where most nodes are: an empty map would take as much memory as the rest of the node. */
  next: Map<string, Node<List>> | undefined
}

/** The words of a term, as a table or a judge names it. */
export const wordsOfTerm = (term: string): readonly Word[] => toWords(term)

/** Several lists of terms by their words, so that a line is searched for all of them in one walk. */
export type ListIndex<List> = Node<List>

/** One list of terms. */
export type TermIndex = ListIndex<'all'>

/** Builds the index of lists of terms, which are told apart by identity; each term is also found in its plural. */
export function indexLists<List>(lists: Iterable<readonly [List, Iterable<string>]>): ListIndex<List> {
  const root = aNode<List>()
  for (const [list, terms] of lists) for (const term of terms) addTerm(root, list, term, pluralsOf)
  return root
}

/** Builds the index of one list. `exact` are found in no other form than their own. */
export function indexTerms(terms: Iterable<string>, exact: Iterable<string> = []): TermIndex {
  const root = indexLists<'all'>([['all', terms]])
  for (const term of exact) addTerm(root, 'all', term, () => [])
  return root
}

function addTerm<List>(root: Node<List>, list: List, term: string, otherForms: (word: string) => string[]) {
  const words = toWords(term).map((word) => word.text)
  const last = words.pop()
  if (last === undefined) return
  const parent = words.reduce((node, word) => descend(node, word), root)
  for (const form of [last, ...otherForms(last)]) {
    const leaf = descend(parent, form)
    const other = leaf.terms.find((found) => found.list === list)
    if (!other) leaf.terms.push({ list, term })
    // A term in its own spelling is a better reason than the plural of another.
    else if (form === last) other.term = term
  }
}

/**
 * Tells every place where a term stands on word boundaries, in the order of the line. Terms never reach across
 * punctuation: "coconut, milk" is not coconut milk.
 */
export function walkTerms<List>(
  words: readonly Word[],
  index: ListIndex<List>,
  visit: (list: List, span: Span) => void,
) {
  for (let start = 0; start < words.length; start++) {
    let node: Node<List> | undefined = index
    for (let at = start; at < words.length; at++) {
      const word = words[at]
      if (!word || (at > start && word.breaks)) break
      node = node.next?.get(word.text)
      if (!node) break
      for (const { list, term } of node.terms) visit(list, { start, end: at + 1, term })
    }
  }
}

/** The places of the terms of one list, the longest first. */
export function findTerms(words: readonly Word[], index: TermIndex): Span[] {
  const spans: Span[] = []
  walkTerms(words, index, (_list, span) => spans.push(span))
  return spans.sort(longestFirst)
}

/** For sorting: the longest first, and of two that are as long the first in the line. */
export function longestFirst(a: Span, b: Span): number {
  return b.end - b.start - (a.end - a.start) || a.start - b.start
}

/** Whether every word of a span is marked. */
export const areMarked = (marks: Uint8Array, { start, end }: Span) =>
  countMarks(marks, start, end) === end - start

/** Whether a word of a span is marked. */
export const isMarked = (marks: Uint8Array, { start, end }: Span) => countMarks(marks, start, end) > 0

function countMarks(marks: Uint8Array, start: number, end: number): number {
  let count = 0
  for (let at = start; at < end; at++) count += marks[at] ?? 0
  return count
}

const NEGATIONS = new Set(['no', 'not', 'without', 'except'])
/** "Anything but sesame", "other than wheat". */
const IN_TWO = /^(?:anything (?:but|except)|other than)$/

/** Whether a line says that it does not mean these words: "pumpkin purée (not pie filling)"; not "with or without nuts", "oil, if not butter". */
export function isNegated(words: readonly Word[], { start }: Pick<Span, 'start'>): boolean {
  const before = words[start - 1]
  if (before === undefined || words[start]?.breaks) return false
  const earlier = words[start - 2]?.text
  if (IN_TWO.test(`${earlier} ${before.text}`) || isInDenial(words, start)) return true
  if (!NEGATIONS.has(before.text)) return false
  return earlier !== 'or' && earlier !== 'if'
}

/** A remark that begins with “not” means none of what it names: “(not the same as pancake syrup)”; not “(not only butter)”. */
function isInDenial(words: readonly Word[], start: number): boolean {
  const first = words.findLastIndex(({ breaks }, at) => at < start && breaks !== '')
  const remark = words.slice(first, start).map(({ text }) => text)
  return first > 0 && remark[0] === 'not' && !remark.some((text) => PARTLY.test(text))
}
const PARTLY = /^(?:only|just|all|but|and|or|too|more|less|if|necessarily|always)$/

const aNode = <List>(): Node<List> => ({ terms: [], next: undefined })

function descend<List>(node: Node<List>, word: string): Node<List> {
  node.next ??= new Map()
  let next = node.next.get(word)
  if (!next) node.next.set(word, (next = aNode()))
  return next
}
