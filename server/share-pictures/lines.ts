import { lettersOf, type Style, widthOf } from './faces.ts'

type Limits = { width: number; most: number }

const ELLIPSIS = '…'

/**
 * The text in lines no wider than `width` pixels, at most `most` of them, all about equally long; undefined when it needs
 * more, or when a word is wider.
 */
export function breakLines(text: string, style: Style, { width, most }: Limits): string[] | undefined {
  const words = measure(text.split(' '), style)
  if (words.some((word) => word.width > width)) return undefined
  const lines = fill(words, style, width)
  return lines.length > most ? undefined : balance(words, style, width, lines)
}

/** The text in such lines, whatever becomes of it: long words are broken, and what is left over is an ellipsis. */
export function forceLines(text: string, style: Style, { width, most }: Limits): string[] {
  const words = measure(
    text.split(' ').flatMap((word) => breakWord(word, style, width)),
    style,
  )
  const lines = fill(words, style, width)
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), clip(`${lines[most - 1]}${ELLIPSIS}`, style, width)]
}

/** The text, or as much of its beginning as fits, with an ellipsis. */
export function clip(text: string, style: Style, width: number): string {
  if (widthOf(text, style) <= width) return text
  const letters = lettersOf(text)
  const clipped = (count: number) => letters.slice(0, count).join('').trimEnd() + ELLIPSIS
  let [fits, over] = [0, letters.length]
  while (over - fits > 1) {
    const middle = (fits + over) >> 1
    if (widthOf(clipped(middle), style) <= width) fits = middle
    else over = middle
  }
  return clipped(fits)
}

type Word = { text: string; width: number }

const measure = (words: string[], style: Style): Word[] =>
  words.map((text) => ({ text, width: widthOf(text, style) }))

/** As many words in each line as it holds. */
function fill(words: Word[], style: Style, width: number): string[] {
  const space = widthOf(' ', style)
  const lines: string[] = []
  let room = 0
  for (const word of words) {
    const last = lines.length - 1
    if (last >= 0 && word.width + space <= room) {
      lines[last] += ` ${word.text}`
      room -= word.width + space
    } else {
      lines.push(word.text)
      room = width - word.width
    }
  }
  return lines
}

/** The narrowest lines that are no more, as `text-wrap: balance` sets them. */
function balance(words: Word[], style: Style, width: number, lines: string[]): string[] {
  let [narrow, wide, best] = [Math.max(...words.map((word) => word.width)), width, lines]
  while (wide - narrow > 2) {
    const middle = (narrow + wide) / 2
    const tried = fill(words, style, middle)
    if (tried.length > lines.length) narrow = middle
    else [wide, best] = [middle, tried]
  }
  return best
}

function breakWord(word: string, style: Style, width: number): string[] {
  if (widthOf(word, style) <= width) return [word]
  const parts: string[] = []
  let room = 0
  for (const letter of measure(lettersOf(word), style)) {
    if (parts.length > 0 && letter.width <= room) {
      parts[parts.length - 1] += letter.text
      room -= letter.width
    } else {
      parts.push(letter.text)
      room = width - letter.width
    }
  }
  return parts
}
