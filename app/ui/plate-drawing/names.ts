const MAX_WORDS = 4

/** Names as titles write them, of one thing and of many. `words` are singular, divided by `|`. */
export function namesOf(words: string): string[] {
  return words
    .split('|')
    .flatMap((name) => [
      name,
      `${name}s`,
      `${name}es`,
      name.replace(/y$/, 'ies'),
      name.replace(/fe?$/, 'ves'),
    ])
}

/** The longest name that begins at a word, also where it is written as two: “egg plant”. */
export function longestName<Thing>(
  names: ReadonlyMap<string, Thing>,
  words: readonly string[],
  at: number,
): { name: string; thing: Thing; length: number } | undefined {
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length--) {
    const run = words.slice(at, at + length)
    for (const name of [run.join(' '), run.join('')]) {
      const thing = names.get(name)
      if (thing) return { name, thing, length }
    }
  }
  return undefined
}
