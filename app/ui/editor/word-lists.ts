import { type HtmlElement, type HtmlNode, textOf } from 'recipe-basics/text/html-tree'

/** An item as Word copies it: a paragraph with a dot or a number in front, and its depth in the style. */
const ITEM = 'word-item'

/** A paragraph of Word that is an item of a list, without what draws its dot; undefined for any other. */
export function toWordItem(paragraph: HtmlElement): HtmlElement | undefined {
  const level = /mso-list\s*:[^;]*\blevel(\d)/i.exec(paragraph.attributes.style ?? '')?.[1]
  if (!level) return undefined
  const marker = findMarker(paragraph.children)
  return {
    tag: ITEM,
    attributes: { level, list: marker && /^\s*(\d|[a-z]{1,4}[.)])/i.test(marker) ? 'ol' : 'ul' },
    children: paragraph.children,
  }
}

/** Makes lists of the items that follow one another, one in the other where they are deeper. */
export function groupWordItems(blocks: HtmlElement[]): HtmlElement[] {
  const grouped: HtmlElement[] = []
  const open: HtmlElement[] = []
  for (const block of blocks) {
    if (block.tag !== ITEM) {
      open.length = 0
      grouped.push(block)
      continue
    }
    const depth = Math.min(Number(block.attributes.level), open.length + 1)
    open.length = Math.min(open.length, depth)
    if (open.length < depth || open.at(-1)?.tag !== block.attributes.list) {
      open.length = depth - 1
      const list: HtmlElement = { tag: block.attributes.list ?? 'ul', attributes: {}, children: [] }
      const item = open.at(-1)?.children.at(-1)
      if (typeof item === 'object') item.children.push(list)
      else grouped.push(list)
      open.push(list)
    }
    open.at(-1)?.children.push({ tag: 'li', attributes: {}, children: block.children })
  }
  return grouped
}

/** The dot or number that Word puts in front for programs that know no lists. */
function findMarker(nodes: HtmlNode[]): string | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    if (/mso-list\s*:\s*ignore/i.test(node.attributes.style ?? '')) return textOf(node.children)
    const inner = findMarker(node.children)
    if (inner !== undefined) return inner
  }
  return undefined
}
