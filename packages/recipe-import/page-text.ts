import type { HtmlElement } from 'recipe-basics/text/html-tree'

/** What is left to read of a page: words that stand in several elements are read for each of them. */
export type Budget = { left: number }

const setOf = (words: string) => new Set(words.split(' '))
/** Elements that begin a line of their own. */
const BLOCKS = setOf(
  'address article aside blockquote br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody thead tr ul',
)
const CELLS = setOf('td th')
/** Elements whose words no reader of the page sees, or that are no words of a recipe. */
const SILENT = setOf('script style noscript template button select textarea svg iframe object')
const HEADING = /^h[1-6]$/
const LONGEST_HEADING = 60

/** The words of an element, one line for each of its blocks. With `marksHeadings`, headings in it stand as in Markdown. */
export function textIn(element: HtmlElement, budget: Budget, marksHeadings = false): string {
  const pieces: string[] = []
  collect(element)
  const lines = pieces.join('').split('\n')
  return lines.flatMap((line) => line.replace(/ {2,}/g, ' ').trim() || []).join('\n')

  function collect({ children }: HtmlElement) {
    let before = ''
    for (const child of children) {
      budget.left -= typeof child === 'string' ? child.length + 1 : 1
      if (budget.left < 0) return
      // Stylesheets keep apart what has no space between it: "2", "cups", "rice".
      if (before === 'span' && typeof child !== 'string' && child.tag === 'span') pieces.push(' ')
      before = typeof child === 'string' ? '' : child.tag
      if (typeof child === 'string') pieces.push(child.replace(/\s+/g, ' '))
      else if (!isSilent(child)) collectElement(child)
    }
  }

  function collectElement(child: HtmlElement) {
    const edge = BLOCKS.has(child.tag) ? '\n' : CELLS.has(child.tag) ? ' ' : ''
    pieces.push(edge)
    if (marksHeadings && HEADING.test(child.tag)) pieces.push(headingLine(textIn(child, budget)))
    else collect(child)
    pieces.push(edge)
  }
}

/** The elements that stand in one, in their order. */
export const elementsIn = ({ children }: HtmlElement): HtmlElement[] =>
  children.filter((child) => typeof child !== 'string')

const isSilent = ({ tag, attributes }: HtmlElement) => SILENT.has(tag) || attributes.hidden !== undefined

/** "Step 1" is no heading. */
const headingLine = (text: string) =>
  text === '' || text.length > LONGEST_HEADING || /[\d\n]/.test(text) ? text : `## ${text}`
