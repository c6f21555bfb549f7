const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' }

/** What a page says to its reader: the text of its HTML, without tags and scripts, on one line. */
export function pageText(html: string): string {
  return html
    .replace(/<(script|style|title)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<\/?(a|abbr|b|bdi|em|i|span|strong|time)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#x27|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

/** The links of a page, or of a part of it: where each leads, and what it says. */
export function pageLinks(html: string): { href: string; text: string }[] {
  return [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = '', inner = '']) => ({
      href,
      text: pageText(inner),
    }),
  )
}

/** The HTML of the first element with this tag, such as 'nav' or 'footer', or of the one whose tag holds `mark`. */
export function pagePart(html: string, tag: string, mark = ''): string {
  const starts = [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>`, 'g'))]
  const start = starts.find(([opening]) => opening.includes(mark))
  const [part = ''] = start ? html.slice(start.index).split(`</${tag}>`) : []
  return part && `${part}</${tag}>`
}

/** The same page without the swaps that wait behind a tap on its ingredients. */
export const withoutSwaps = (html: string): string =>
  html.replace(/<details[^>]*><summary[^>]*>(?:(?!<\/summary>).)*#arrow-left-right.*?<\/details>/gs, '')
