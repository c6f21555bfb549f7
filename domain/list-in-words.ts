/** Words one after the other, as a sentence names them: 'a, b and c'. */
export const listInWords = (words: string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ')
