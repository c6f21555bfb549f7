import { isPlainAscii } from 'recipe-basics/text/clean-text'

const APOSTROPHE = /['’‘‛ʼʹ`´′＇]/u
const QUOTE = /["“”„″]/u
const SLASH = /[/⁄∕]/u
const TIMES = /[×✕✖]/u
/** Letters of one sign whose plain form is one sign too, which Unicode does not know as accented. */
const LETTERS = new Map(Object.entries({ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i' }))
const signs = new Map<string, string>()

/** A sign that shows nothing, as a soft hyphen in a word. */
export const INVISIBLE = '\u200b'

/**
 * A line made easy to read: lower case, without accents, one kind of hyphen, apostrophe, slash and space. Each character
 * stays at its place, so that what is found here is found in the untouched line. Tags of HTML are spaces.
 */
export function toPlainLine(line: string): string {
  const text = isPlainAscii(line) ? line.toLowerCase() : Array.from(line, toPlainSign).join('')
  return text.includes('<') ? text.replace(/<\/?[a-z][^<>]{0,99}>/g, (tag) => ' '.repeat(tag.length)) : text
}

function toPlainSign(sign: string): string {
  if (sign <= '~') return sign.toLowerCase()
  let plain = signs.get(sign)
  if (plain === undefined) {
    plain = readSign(sign)
    if (signs.size < 2_000) signs.set(sign, plain)
  }
  return plain
}

function readSign(sign: string): string {
  if (/\p{Zs}/u.test(sign)) return ' '
  if (/\p{Cf}/u.test(sign) && sign.length === 1) return INVISIBLE
  if (/[\p{Pd}−]/u.test(sign)) return '-'
  if (APOSTROPHE.test(sign)) return "'"
  if (QUOTE.test(sign)) return '"'
  if (SLASH.test(sign)) return '/'
  if (TIMES.test(sign)) return '×'
  if (/[¼-¾⅐-⅞]/u.test(sign)) return sign
  const [first = sign, ...others] = sign.normalize('NFKD').toLowerCase()
  const isAccented = others.every((mark) => /\p{M}/u.test(mark))
  const plain = isAccented ? (LETTERS.get(first) ?? first) : sign.toLowerCase()
  return plain.length === sign.length ? plain : sign
}
