import { isPlainAscii } from 'recipe-basics/text/clean-text'
import { fold } from 'recipe-basics/text/fold'
import { rememberTexts } from 'recipe-basics/text/remember-texts'
import type { Word } from './word.ts'
import spoken from './spoken-words.json' with { type: 'json' }

const BREAKS = /[^,;:()[\]{}|/.!?*•]+/g
/** A number, a word, or a picture: an amount that sticks to its food hides nothing ("100gbutter"), and no more does 🥜. */
const WORD =
  /\p{N}[\p{N}%]*|x(?=\p{N})|(?<=\p{N})(?:lbs?|kg)(?=\p{N})|\p{L}[\p{L}\p{N}]*|[\u{1f000}-\u{1faff}]/gu
/** The same for text without other signs than ASCII's, in a fifth of the time. */
const ASCII_WORD = /[0-9][0-9%]*|x(?=[0-9])|(?<=[0-9])(?:lbs?|kg)(?=[0-9])|[a-z][a-z0-9]*/g

/** Longest line that is read; what follows is not an ingredient any more. */
export const MAX_LINE_LENGTH = 2_000

/**
 * The words of a line as the term lists spell them: lower case, without accents, apostrophes, trademark signs and
 * invisible characters, hyphens as spaces; what is written in haste ("toms") as it is meant. Punctuation other than that stays known as a break before its next word.
 */
export const toWords: (line: string) => readonly Word[] = rememberTexts((line) => {
  const read = line.slice(0, MAX_LINE_LENGTH)
  const words = isPlainAscii(read) ? split(spellAscii(read), ASCII_WORD) : split(spell(read), WORD)
  return putFirst(spellOutSpoken(words))
})

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

/** How people write foods in haste, or in one word, and what that means. */
const SPOKEN: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(spoken).map(([word, meant]) => [word, meant.split(' ')]),
)

/** The words that are meant. */
function spellOutSpoken(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ text }) => SPOKEN.has(text))) return words
  return words.flatMap((word) => {
    const meant = SPOKEN.get(word.text)
    return meant ? meant.map((text, at) => ({ text, breaks: at === 0 ? word.breaks : '' })) : word
  })
}

/** Foods that are another food when they are dried. */
const DRIED =
  /^(?:apples?|apricots?|bananas?|blueberr(?:y|ies)|cherr(?:y|ies)|coconut|cranberr(?:y|ies)|currants?|dates?|figs?|mangoe?s?|mushrooms?|papaya|peach(?:es)?|pears?|persimmons?|pineapple|plums?|porcini|prunes?|raspberr(?:y|ies)|shiitakes?|strawberr(?:y|ies)|tomato(?:es)?)$/

/** Words that say what a food is, also where they stand alone behind it, and how many words of the food they stand behind. */
const SAYS_WHAT = new Map([
  ['dried', { food: DRIED, length: 1 }],
  ['crunchy', { food: /^butter$/, length: 2 }],
  ['chunky', { food: /^butter$/, length: 2 }],
])

/** "Apricots, dried", "peanut butter (crunchy)": the word that stands alone behind its food says what the food is, and stands before it. */
function putFirst(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ text, breaks }, place) =>
      /^[,(]$/.test(breaks) &&
      (words[place + 1]?.breaks ?? ',') !== '' &&
      SAYS_WHAT.get(text)?.food.test(words[place - 1]?.text ?? ''),
  )
  const word = words[at]
  const from = at - (SAYS_WHAT.get(word?.text ?? '')?.length ?? 0)
  const [first, ...others] = words.slice(Math.max(from, 0), Math.max(at, 0))
  if (!word || !first || from < 0) return words
  const named = [{ text: word.text, breaks: first.breaks }, { text: first.text, breaks: '' }, ...others]
  return [...words.slice(0, from), ...named, ...words.slice(at + 1)]
}
