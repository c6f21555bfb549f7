/** Words that are compared one by one, written in a line. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))
