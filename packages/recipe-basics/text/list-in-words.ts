/** Words one after the other, as a sentence names them: “a, b and c”. */
export const listInWords = (words: readonly string[], last: 'and' | 'or' = 'and'): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(` ${last} `)
