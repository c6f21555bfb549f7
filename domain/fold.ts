import { isPlainAscii, withoutStackedMarks } from './clean-text.ts'

const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/**
 * Folds text for search: case, accents, width and runs of white space make no difference, so that
 * "creme brulee" finds "Crème Brûlée". Both databases search what this function stored.
 */
export function fold(text: string): string {
  const plain = isPlainAscii(text) ? text.toLowerCase() : foldLetters(text)
  return plain.replace(/[\s\0]+/g, ' ').trim()
}

function foldLetters(text: string): string {
  return withoutStackedMarks(text)
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
}
