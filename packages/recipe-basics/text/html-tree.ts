/** HTML as a tree: text, already decoded, and elements. */
export type HtmlNode = string | HtmlElement
export type HtmlElement = { tag: string; attributes: Record<string, string>; children: HtmlNode[] }

const VOID = new Set('br img hr input meta link wbr col'.split(' '))
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * Reads HTML whose elements are all closed in order, as sanitised HTML is; undefined for any other, because
 * mending it would be guessing.
 */
export function parseTree(html: string): HtmlNode[] | undefined {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] }
  const open = [root]
  let end = 0
  for (const match of html.matchAll(/<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"<>]*")*)\s*\/?>|[^<]+/gi)) {
    if (match.index !== end) return undefined
    end += match[0].length
    const [text, closing, name, attributes = ''] = match
    const parent = open.at(-1) ?? root
    if (name === undefined) {
      parent.children.push(decode(text))
      continue
    }
    const tag = name.toLowerCase()
    if (closing) {
      if (parent === root || parent.tag !== tag) return undefined
      open.pop()
      continue
    }
    const element = { tag, attributes: readAttributes(attributes), children: [] }
    parent.children.push(element)
    if (!VOID.has(tag)) open.push(element)
  }
  return end === html.length && open.length === 1 ? root.children : undefined
}

/** The opening tag of an element, with its attributes in their order. */
export function openTag(tag: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`,
  )
  return `<${tag}${written.join('')}>`
}

/** Text as HTML, in the only form in which posts are stored. */
export const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The words of a tree, without its elements. */
export function textOf(nodes: HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/(?<![a-z-])([a-z-]+)="([^"]*)"/gi)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decode(value),
    ]),
  )
}

/** The text that HTML without elements stands for. Once only: what comes out of here is text. */
export const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (entity, decimal, hex, name) => {
    // An entity may be named like what every object inherits.
    if (name) return (Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined) ?? entity
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : entity
  })
