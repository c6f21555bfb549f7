/**
 * How many years of school a text asks for (Flesch-Kincaid grade: .39 words a sentence + 11.8 syllables a word - 15.59).
 * Syllables are counted as runs of vowels, without a silent e.
 */
export function readingGrade(text: string): number {
  const sentences = text.split(/[.!?:;\n]+/).filter((part) => /[a-z]/i.test(part))
  const words = text.match(/[a-z’'-]+/gi)?.filter((word) => /[a-z]/i.test(word)) ?? []
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

function countSyllables(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '')
  const spoken = plain.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0)
}
