import { toTokens, type Token } from './line-tokens.ts'

/** Phrases by their words, each with what it means. */
export type PhraseIndex<Value> = { next: Map<string, PhraseIndex<Value>>; value?: Value }

/** A phrase in a line: its meaning, and the first token after it. */
export type FoundPhrase<Value> = { value: Value; end: number }

/** Builds an index; of two meanings of one phrase the first counts. */
export function indexPhrases<Value>(phrases: Iterable<readonly [string, Value]>): PhraseIndex<Value> {
  const root: PhraseIndex<Value> = { next: new Map() }
  for (const [phrase, value] of phrases) {
    let node = root
    for (const text of toPhraseWords(phrase)) {
      let next = node.next.get(text)
      if (!next) node.next.set(text, (next = { next: new Map() }))
      node = next
    }
    if (node !== root) node.value ??= value
  }
  return root
}

/** The words of a phrase, as a line has them. */
export function toPhraseWords(phrase: string): string[] {
  if (/^[a-z ]*$/.test(phrase)) return phrase.split(' ')
  return toTokens(phrase).flatMap(({ kind, text }) => (kind === 'mark' ? [] : text))
}

/** The longest phrase that begins at a token. Full stops, hyphens and apostrophes in it make no difference. */
export function findPhrase<Value>(
  index: PhraseIndex<Value>,
  tokens: readonly Token[],
  at: number,
): FoundPhrase<Value> | undefined {
  let found: FoundPhrase<Value> | undefined
  let node: PhraseIndex<Value> | undefined = index
  for (let end = at; node;) {
    const token = tokens[end]
    node = token && token.kind !== 'mark' ? node.next.get(token.text) : undefined
    if (!node) break
    end++
    if (node.value !== undefined) found = { value: node.value, end }
    while (isJoint(tokens[end])) end++
  }
  return found
}

const isJoint = (token: Token | undefined) =>
  token !== undefined && (token.text === '.' || token.text === "'" || (token.text === '-' && !token.isApart))
