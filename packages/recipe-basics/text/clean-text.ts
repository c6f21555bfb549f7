/** Signs that show nothing, or turn the direction of what follows. Joiners stay: emoji and Persian need them. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[^\P{Cc}\t\n\r]/gu

/** No script stacks more marks on one letter. Putting marks in their order takes time with the square of their number. */
const STACKED_MARKS = /(\p{M}{8})\p{M}+/gu

/** Something that one can see: fillers of scripts, the empty sign of Braille and what only stands on or changes other signs are not. */
const SEEN = /[^\p{Z}\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a text is printed ASCII, in which there is nothing to clean, normalise or mend. Most English lines are. */
export const isPlainAscii = (text: string) => /^[\t\n\r -~]*$/.test(text)

/** A text as it may be stored: in NFC, without signs that show nothing, and no more marks on a letter than fit its line. */
export function cleanText(text: string): string {
  if (isPlainAscii(text)) return text
  return withoutStackedMarks(text.replace(INVISIBLE, '')).normalize('NFC')
}

/** The same of the whole text of a field: empty, if there is nothing to see in it. */
export const cleanWhole = (text: string) => (SEEN.test(text) ? cleanText(text) : '')

/** A text that can be normalised in one pass. */
export const withoutStackedMarks = (text: string) => text.replace(STACKED_MARKS, '$1')
