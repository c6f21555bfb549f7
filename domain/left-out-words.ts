/** "no onion", "without onion or garlic", and how the neighbours say it. */
export const BEFORE_LEFT_OUT: ReadonlySet<string> = new Set([
  'no',
  'non',
  'not',
  'without',
  'ohne',
  'sans',
  'sin',
  'senza',
  'zonder',
  'uden',
  'uten',
  'utan',
])

/** "onion free", "free of onion". */
export const FREE = 'free'
export const OF_FREE: ReadonlySet<string> = new Set(['of', 'from'])

/** The words of a text in small letters, and the signs that stand between foods. */
export const wordsAsTyped = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .match(/[\p{L}\p{M}\p{N}'’]+|[,&/]/gu) ?? []
