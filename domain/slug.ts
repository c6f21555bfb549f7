const MAX_SLUG_LENGTH = 80

/**
 * The address of a title: lower-case words joined by hyphens, at most 80 characters (SPEC.md section 5).
 * Accents are folded and other scripts kept as they are, because their readers type them too.
 * Empty when the title has neither letter nor digit; the caller then chooses a word of its own.
 */
export function slugify(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/đ/g, 'd')
    .replace(/[^\p{Letter}\p{Number}\s-]+/gu, '')
    .normalize('NFC')
    .replace(/[\s-]+/g, '-')
  return [...words]
    .slice(0, MAX_SLUG_LENGTH)
    .join('')
    .replace(/^-+|-+$/g, '')
}
