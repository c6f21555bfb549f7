import { isPlainAscii } from '../clean-text.ts'
import { fold } from '../fold.ts'
import { rememberTexts } from '../remember-texts.ts'
import { putDriedFirst, spellOutSpoken } from './spoken-words.ts'

/** One word of an ingredient line, and the punctuation between it and the word before. */
export type Word = { readonly text: string; readonly breaks: string }

const BREAKS = /[^,;:()[\]{}|/.!?*•]+/g
/** A number, a word, or a picture: an amount that sticks to its food hides nothing ("100gbutter"), and no more does 🥜. */
const WORD =
  /\p{N}[\p{N}%]*|x(?=\p{N})|(?<=\p{N})(?:lbs?|kg)(?=\p{N})|\p{L}[\p{L}\p{N}]*|[\u{1f000}-\u{1faff}]/gu
/** The same for text without other signs than ASCII's, in a fifth of the time. */
const ASCII_WORD = /[0-9][0-9%]*|x(?=[0-9])|(?<=[0-9])(?:lbs?|kg)(?=[0-9])|[a-z][a-z0-9]*/g

/** Longest line that is read; what follows is not an ingredient any more. */
export const MAX_LINE_LENGTH = 2_000

/** The lines and the sentences of a recipe. */
const MOST_REMEMBERED = 200

/**
 * The words of a line as the term lists spell them: lower case, without accents, apostrophes, trademark signs and
 * invisible characters, hyphens as spaces; what is written in haste ("toms") as it is meant. Punctuation other than that stays known as a break before its next word.
 */
export const toWords: (line: string) => readonly Word[] = rememberTexts((line) => {
  const read = line.slice(0, MAX_LINE_LENGTH)
  const words = isPlainAscii(read) ? split(spellAscii(read), ASCII_WORD) : split(spell(read), WORD)
  return putDriedFirst(spellOutSpoken(words))
}, MOST_REMEMBERED)

function spell(line: string): string {
  return fold(line.replace(/[™®©\p{Cf}]/gu, ''))
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/(?<!\p{N}) \p{Dash}{1,2} (?!\p{N})/gu, ', ')
    .replace(/\p{Dash}/gu, ' ')
    .replace(/(?<=\p{N}) %/gu, '%')
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')
}

function spellAscii(line: string): string {
  const text = fold(line)
  return /['`&+%-]/.test(text) ? spellMarks(text) : text
}

const spellMarks = (text: string): string =>
  text
    .replace(/['`]/g, '')
    .replace(/(?<![0-9]) --? (?![0-9])/g, ', ')
    .replaceAll('-', ' ')
    .replace(/(?<=[0-9]) %/g, '%')
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')

function split(text: string, pattern: RegExp): Word[] {
  const words: Word[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const between = text.slice(end, match.index)
    words.push({ text: match[0], breaks: between === ' ' ? '' : between.replace(BREAKS, '') })
    end = match.index + match[0].length
  }
  return words
}
