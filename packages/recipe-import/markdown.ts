const HEADING = /^#{1,6} (?=\S)/
const LINK = /\[([^[\]]{1,200})\]\(https?:[^()\s]{1,500}\)/g
/** A sign that stands once is a footnote ("sugar*") or a product ("2 * 3"): marks embrace words. */
const ONE_STAR = /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]{1,500})(?<=[^\s*])\*(?![\p{L}\p{N}*])/gu
const TWO_STARS = /\*\*(?=[^\s*])([^*\n]{1,500})(?<=[^\s*])\*\*/g
const ONE_LINE = /(?<![\p{L}\p{N}_])_(?=[^\s_])([^_\n]{1,500})(?<=[^\s_])_(?![\p{L}\p{N}_])/gu
const TWO_LINES = /(?<![\p{L}\p{N}_])__(?=[^\s_])([^_\n]{1,500})(?<=[^\s_])__(?![\p{L}\p{N}_])/gu

/** What Paprika puts among the words: "[photo:1.jpg]", "[recipe:Mashed Potato]". */
const PHOTO = / ?\[photo:[^[\]]{1,100}\]/gi
const RECIPE = /\[recipe:([^[\]]{1,200})\]/gi
export const withoutReferences = (text: string) => text.replace(PHOTO, '').replace(RECIPE, '$1')

/** Words without the marks of Markdown: those of headings, of bold and slanted words, and links of which the words stay. */
export function withoutMarkdown(text: string): string {
  if (!/[*_#[]/.test(text)) return text
  return withoutReferences(text)
    .replace(HEADING, '')
    .replace(LINK, '$1')
    .replace(ONE_STAR, '$1')
    .replace(TWO_STARS, '$1')
    .replace(ONE_STAR, '$1')
    .replace(ONE_LINE, '$1')
    .replace(TWO_LINES, '$1')
}
