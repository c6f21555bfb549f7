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
 * Which rules stored texts were folded by. Raise it with every change of `foldForSearch`, and of what is folded: what was folded
 * by older rules is then folded anew (server/data/reread/refold.ts).
 */
export const FOLD_RULES = 3

/** Apostrophes, the marks that are typed for one, and signs that show nothing. */
const LEFT_OUT = /['’‘‛ʼʻʹ`´′＇\p{Cf}]/gu
/** "Mac’n’cheese" is three words. */
const BRIEF_AND = /(?<=\p{L})['’‘‛ʼʻ`´′＇]n(?:['’‘‛ʼʻ`´′＇]|(?=\s))/giu
/** Hyphens and dashes of any kind, and the minus sign. */
const HYPHENS = /[\p{Pd}−]/gu

/**
 * Folds text that is looked through, and the words that are looked for: as `fold`, and besides apostrophes make no
 * difference and a hyphen is a space, so that "cooks knife" finds "Cook’s Knife" and "gluten free" "gluten‑free". Both
 * databases search what this function stored.
 */
export const foldForSearch = (text: string): string =>
  fold(text.replace(BRIEF_AND, ' n ').replace(LEFT_OUT, '').replace(HYPHENS, ' '))

/** Folds text so that it can be compared: case, accents, width and runs of white space make no difference. */
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
