import { formatNumber } from 'recipe-basics/text/format-number'

type Expected = 'value' | 'name' | 'colon' | 'comma' | 'nothing'

const WORDS: Record<Expected, string> = {
  value: 'A value was expected',
  name: 'A name in straight double quotes was expected',
  colon: 'A colon was expected',
  comma: 'A comma or a closing bracket was expected',
  nothing: 'The end of the file was expected',
}
const LITERAL = /true|false|null|-?\d[\d.eE+-]*/y
const MOST_SHOWN = 30

/** Where a text stops being JSON, in words; undefined where this reader finds no fault. One pass over the text. */
export function explainBroken(text: string): string | undefined {
  const start = text.search(/\S/)
  if (start < 0) return undefined
  if (text[start] === '<') return 'The file is a web page or XML, not JSON.'
  const open: number[] = []
  let expected: Expected = 'value'
  let at = start
  for (; at < text.length; at++) {
    const sign = text[at] ?? ''
    const isList = text[open.at(-1) ?? -1] === '['
    if (sign.trim() === '') continue
    if (sign === '"' && (expected === 'value' || expected === 'name')) {
      const end = endOfText(text, at)
      if (end === undefined) return cutOff(text, at)
      expected = expected === 'name' ? 'colon' : afterValue()
      at = end
    } else if ((sign === '{' || sign === '[') && expected === 'value') {
      open.push(at)
      expected = sign === '{' ? 'name' : 'value'
    } else if (sign === (isList ? ']' : '}') && open.length > 0 && expected !== 'colon') {
      open.pop()
      expected = afterValue()
    } else if (sign === ':' && expected === 'colon') expected = 'value'
    else if (sign === ',' && expected === 'comma') expected = isList ? 'value' : 'name'
    else {
      const length = expected === 'value' ? literalAt(at) : 0
      if (length === 0) return `${WORDS[expected]} ${placeOf(text, at)}.`
      expected = afterValue()
      at += length - 1
    }
  }
  const last = open.at(-1)
  return last === undefined ? undefined : cutOff(text, last)

  function afterValue(): Expected {
    return open.length > 0 ? 'comma' : 'nothing'
  }

  function literalAt(place: number): number {
    LITERAL.lastIndex = place
    return LITERAL.exec(text)?.[0].length ?? 0
  }
}

/** The place of the quote that ends a text. */
function endOfText(text: string, from: number): number | undefined {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at
  }
  return undefined
}

/** What was begun at a place has no end. */
const cutOff = (text: string, from: number): string =>
  `The file ends too early: what begins ${placeOf(text, from)} has no end. Perhaps it was cut off; please export or download it again.`

/** "in line 3, at “…”". */
function placeOf(text: string, at: number): string {
  const line = text.slice(0, at).split('\n').length
  const shown = text
    .slice(at, at + MOST_SHOWN)
    .replace(/\s+/g, ' ')
    .replace(/[^\P{C} ]/gu, '')
  return `in line ${formatNumber(line)}, at “${shown.toWellFormed().trim()}”`
}
