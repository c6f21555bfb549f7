const HEADING = /^#{1,6} (?=\S)/
/** RecipeSage puts headings in brackets of their own: "[Crust]". */
const IN_BRACKETS = /^\[([^[\]]{1,60})\]:?$/
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

/** Whether Markdown or brackets make a heading of a whole line: "## Sauce", "**Sauce**", "[Sauce]". */
export const isMarkedHeading = (line: string) =>
  HEADING.test(line) || IN_BRACKETS.test(line) || /^(\*\*|__)[^*_]{1,60}\1:?$/.test(line)

/** Headings of HTML as those of Markdown: "<h4>For the sauce</h4>" stands above lines and steps, and is none. */
export const withHeadingMarks = (text: string) => text.replace(/<h[1-6]\b[^<>]*>/gi, '\n## ')

/** The words of a heading without what marks it as one. */
export const withoutHeadingMarks = (line: string) => withoutMarkdown(line.replace(IN_BRACKETS, '$1'))
