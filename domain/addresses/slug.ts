import { withoutStackedMarks } from 'recipe-basics/text/clean-text'

const MAX_SLUG_LENGTH = 80

/**
 * The address of a title: lower-case words joined by hyphens, at most 80 characters (spec.md section 5).
 * Accents of Latin letters are folded; other scripts keep theirs, because their readers type them too.
 * Empty when the title has neither letter nor digit; the caller then chooses a word of its own.
 */
export function slugify(title: string): string {
  const letters = withoutStackedMarks(title)
    .normalize('NFKD')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}\s-]+/gu, '')
  // A mark that stood on a sign stands on the letter before it now.
  const words = withoutStackedMarks(letters)
    .replace(/(\p{Script=Latin})\p{Mark}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/đ/g, 'd')
    .replace(/(^|[\s-])\p{Mark}+/gu, '$1')
    .replace(/[\s-]+/g, '-')
  return [...words].slice(0, MAX_SLUG_LENGTH).join('').replace(/^-|-$/g, '')
}
