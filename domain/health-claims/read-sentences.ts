import { fold } from 'recipe-basics/text/fold'

/** One word of a text, folded, without its apostrophe, and where it stands. `before`: what parts it from the word before. */
export type Word = { text: string; start: number; end: number; before: '' | '-' | ',' | ';' }

/** `isQuestion`: it ends with a question mark. */
export type Sentence = { words: Word[]; isQuestion: boolean }

/** Nobody writes a longer sentence: what stands behind these is read as another one. */
const MOST_WORDS = 100

/** What no sign of ASCII, no white space and no sign of print parts. Classes of Unicode would take ten times as long. */
const WORDS = /[^\s!-/:-@[-`{-~…—–“”„«»‘’]+(?:['’][a-z]+|\s?%)?/gi

/** The words of a text in lower case, as fast as they can be read; what stands behind an apostrophe is one of its own. */
export const listWords = (text: string): string[] =>
  text.toLowerCase().match(/[^\s!-/:-@[-`{-~…—–“”„«»‘’]+/g) ?? []

/**
 * The sentences of a text. A new line ends one, and so does a full stop before white space: the point in 3.5 does not.
 */
export function readSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let words: Word[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(WORDS)) {
    const between = text.slice(end, index)
    if (words.length === MOST_WORDS || (words.length > 0 && isEnd(between))) close(between)
    words.push({
      text: fold(found.replace(/['’\s]/, '')),
      start: index,
      end: index + found.length,
      before: signOf(between),
    })
    end = index + found.length
  }
  if (words.length > 0) close(text.slice(end))
  return sentences

  function close(sign: string) {
    sentences.push({ words, isQuestion: sign.includes('?') })
    words = []
  }
}

const isEnd = (between: string) => between !== ' ' && /[.!?…]["'’”)\]]?\s|[\n\r]/.test(between)

function signOf(between: string): Word['before'] {
  if (between === ' ') return ''
  if (between === '-') return '-'
  if (/[;:—–()[\]“”"!?.]|\s-\s/.test(between)) return ';'
  return between.includes(',') ? ',' : ''
}
