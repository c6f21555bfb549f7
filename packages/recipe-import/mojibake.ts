import { isPlainAscii } from 'recipe-basics/text/clean-text'
import type { Report } from './report.ts'

/** What Windows-1252 shows for the bytes from 0x80 on; it shows the others as Latin-1 does. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const BYTES = new Map([...SIGNS].map((sign, place) => [sign, 0x80 + place]))

/**
 * UTF-8 that was read as Windows-1252: two signs for a Latin, Greek or Cyrillic letter or a mark on one, three for
 * punctuation and fractions, four for emoji.
 */
const SEQUENCE =
  /[ÂÃÄÅÌÍÎÏÐÑ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|[âï][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2}|ðŸ[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2}/g
/** Signs that may stand behind a real letter: "CAFÉ…", "„Ä“", "NESCAFÉ®". */
const MAY_FOLLOW = /^[\u00a0‘’“”«»‹›…–—•™®©°]/
/** The last byte of a closing quote shows nothing and gets lost; so does a space that does not break. */
const LOST_QUOTE = /â€(?![\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ])/g
const LOST_SPACE = /(?<=[^\s\p{Lu}])Â(?=\s|$)/gu
const FOREIGN = /[ÎÏÐÑ]/
const LEAST_FOREIGN = 3
const MOST_ROUNDS = 3
/** Texts that are searched for an example. */
const MOST_TEXTS = 2_000

/**
 * A text whose letters were garbled by reading UTF-8 as Windows-1252, put right: "CrÃ¨me" is "Crème", "donâ€™t" is
 * "don’t". Only what can be nothing else is changed; what may be meant ("CAFÉ…") needs a line that is garbled throughout.
 */
export function mendMojibake(text: string): string {
  let mended = text
  for (let round = 0; round < MOST_ROUNDS && !isPlainAscii(mended); round++) {
    const once = mended.replace(/[^\n]+/g, mendLine)
    if (once === mended) break
    mended = once
  }
  return mended
}

/** Tells the chef that garbled letters of a field were put right, when `published` holds any. */
export function noteMended(field: string, published: unknown, report: Report) {
  const garbled = textsIn(published).find((text) => mendMojibake(text) !== text)
  if (garbled !== undefined) report.note(field, 'changed', 'Garbled letters were repaired.', garbled)
}

/** The texts inside a value, as many as are worth looking at. */
function textsIn(value: unknown): string[] {
  const texts: string[] = []
  const waiting = [value]
  while (waiting.length > 0 && texts.length < MOST_TEXTS) {
    const part = waiting.pop()
    if (typeof part === 'string') texts.push(part)
    else if (typeof part === 'object' && part !== null)
      waiting.push(...Object.values(part).slice(0, MOST_TEXTS))
  }
  return texts
}

function mendLine(line: string): string {
  const sequences = [...line.matchAll(SEQUENCE)]
  const isForeign = sequences.filter(([sequence]) => FOREIGN.test(sequence)).length >= LEAST_FOREIGN
  const proves = (sequence: string, before: string) => {
    if (FOREIGN.test(sequence)) return isForeign
    if (!MAY_FOLLOW.test(sequence.slice(1))) return true
    if (sequence.startsWith('â€')) return true
    if (sequence.startsWith('â')) return !/\p{L}/u.test(before)
    return /[ÂÃ]/.test(sequence) && !/\p{Lu}/u.test(before)
  }
  const isProven = sequences.some(({ 0: sequence, index }) => proves(sequence, line[index - 1] ?? ''))
  const isWhole = isProven && !/[^\0-\x7f]/.test(line.replace(SEQUENCE, ''))
  return line
    .replace(SEQUENCE, (sequence, at: number) =>
      isWhole || proves(sequence, line[at - 1] ?? '') ? decode(sequence) : sequence,
    )
    .replace(LOST_QUOTE, '”')
    .replace(LOST_SPACE, '')
}

function decode(sequence: string): string {
  const bytes = [...sequence].map((sign) => BYTES.get(sign) ?? sign.charCodeAt(0))
  const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(bytes))
  return decoded.includes('\ufffd') ? sequence : decoded
}
