import words from './words.json' with { type: 'json' }

// The words of the material on food and the gut that this site goes by (domain/subject/README.md), folded.
const WORDS: ReadonlySet<string> = new Set(words)

/** Whether the subject of this site knows a folded word: then it is spelled as it was meant. */
export const isSubjectWord = (word: string): boolean => WORDS.has(word)
