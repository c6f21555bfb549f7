/** What is said of a promise: what it promises, what to say instead, and a sentence that may stand in its place. */
export type Advice = { words: string; promise: string; say: string; safer: string | undefined }

/** Advice in words. It is read back by the form, which offers the sentence. */
export const writeAdvice = ({ words, promise, say, safer }: Advice): string =>
  `“${words}” ${promise}. ${safer ? `${say.replace(/\.$/, '')}, such as “${safer}”` : say}`

/** The words that promise and the sentence that may stand in their place, if a text advises one. */
export function readAdvice(text: string): { words: string; safer: string } | undefined {
  const [, words] = /^“([^”]+)” /.exec(text) ?? []
  const [, safer] = /, such as “([^”]+)”$/.exec(text) ?? []
  return words && safer ? { words, safer } : undefined
}

/** A text in which the sentence that holds these words is another one; undefined where none holds them, and in HTML, whose tags are no part of a sentence. */
export function replaceSentence(
  text: string,
  { words, safer }: { words: string; safer: string },
): string | undefined {
  const at = text.indexOf(words)
  if (at === -1 || HAS_TAGS.test(text)) return undefined
  const start = Math.max(0, ...ENDS.map((sign) => endOf(sign, text.lastIndexOf(sign, at))))
  const ends = ENDS.map((sign) => text.indexOf(sign, at + words.length)).filter((place) => place !== -1)
  const end = Math.min(text.length, ...ends)
  // The full stop goes with its sentence; a new line stays.
  return text.slice(0, start) + safer + text.slice(text[end] === '\n' ? end : end + 1)
}

const HAS_TAGS = /<\/?[a-z]/i

/** What ends a sentence. */
const ENDS = ['. ', '! ', '? ', '\n']

const endOf = (sign: string, place: number) => (place === -1 ? 0 : place + sign.length)
