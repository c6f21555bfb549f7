import { Parser } from 'htmlparser2'
import type { HtmlElement } from 'recipe-basics/text/html-tree'

/** Read in one go. The limits hold between two of them. */
const CHUNK = 64 * 1024
/** No page that people read has more, or nests deeper. */
const MOST_PARTS = 500_000
const MAX_DEPTH = 256

/**
 * The tree of a page that a stranger wrote, mended where browsers would mend it. Undefined for one that has more parts, or
 * nests them deeper, than any page that people read: closing tags are looked for among all that is open.
 */
export function parsePage(html: string): HtmlElement | undefined {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] }
  const open = [root]
  let parts = 0
  let deepest = 0
  const parser = new Parser({
    onattribute: () => void parts++,
    onopentag(tag, attributes) {
      const element: HtmlElement = { tag, attributes, children: [] }
      open.at(-1)?.children.push(element)
      deepest = Math.max(deepest, open.push(element))
      parts++
    },
    onclosetag: () => void open.pop(),
    ontext(text) {
      open.at(-1)?.children.push(text)
      parts++
    },
  })
  for (let at = 0; at < html.length; at += CHUNK) {
    parser.write(html.slice(at, at + CHUNK))
    if (parts > MOST_PARTS || deepest > MAX_DEPTH) return undefined
  }
  parser.end()
  return root
}
