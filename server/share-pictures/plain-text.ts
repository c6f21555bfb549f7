/** Longer than eight lines of the smallest letters. Nothing beyond is measured. */
const MOST_CHARACTERS = 400

/**
 * A text as it can be set: one line, composed accents, and no marks that only tell programs where to break or turn it. One
 * that is too long ends early.
 */
export function toPlainText(text: string): string {
  return text
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cf}\uFE0E\uFE0F]/gu, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** Emoji and the parts that they are made of: joiners, keys, skin tones, flags. */
const PICTOGRAPHS =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\u20E3|[\u{E0020}-\u{E007F}]/gu

/** A text without the pictures in it. No face here draws them, and its words say the same. */
export const withoutPictographs = (text: string): string => text.replace(PICTOGRAPHS, ' ')
