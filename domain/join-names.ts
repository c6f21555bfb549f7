/** Names as a sentence lists them: “Ines, Mara and Tom”. */
export const joinNames = (names: readonly string[], word: 'and' | 'or'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`
