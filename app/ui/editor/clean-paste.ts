import { isWebAddress } from 'recipe-basics/text/web-address'
import { isLinkAddress, linkAttributes } from './elements.ts'
import { type HtmlElement, type HtmlNode, textOf } from 'recipe-basics/text/html-tree'
import { keepLinkedPlaces } from './pasted-places.ts'
import { groupWordItems, toWordItem } from './word-lists.ts'

const NOTHING = new Set(
  (
    'script style head title meta link xml template noscript iframe object embed svg math video audio canvas ' +
    'button input select textarea o:p'
  ).split(' '),
)
const BLOCKS = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote figure table tr hr pre div section article main header ' +
    'footer aside address center nav form figcaption details summary hgroup fieldset legend'
  ).split(' '),
)
const HIDDEN =
  /(^|;)\s*(display\s*:\s*none|mso-hide\s*:\s*all|mso-list\s*:\s*ignore|mso-(?:element|special-character)\s*:\s*comment)/i
/** What Word calls the marks of comments in its margin, which nobody means to publish, and pages words for voices alone. */
const UNSEEN =
  /(^|\s)(MsoCommentReference|msocom(?:anchor|off)|screen-reader-text|sr-only|visually-hidden)(\s|$)/i
const INLINE_TAGS: Record<string, string> = {
  ...{ b: 'strong', strong: 'strong', i: 'em', em: 'em' },
  ...{ s: 's', strike: 's', del: 's', sub: 'sub', sup: 'sup' },
}

/**
 * What is worth keeping of a page or a document that somebody copied: headings, lists, quotes, links, emphasis and
 * pictures. Looks, comments, empty paragraphs and the lists that Word draws with dots give way.
 */
export function cleanPaste(nodes: HtmlNode[]): HtmlElement[] {
  return groupWordItems(toFlow(breakLines(keepLinkedPlaces(nodes))))
}

/** With the lines of verses and of code as line breaks: elsewhere, ends of lines are spaces. */
function breakLines(nodes: HtmlNode[], around = false): HtmlNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string')
      return around
        ? node.split(/\r\n|\r|\n/).flatMap((line, at) => (at > 0 ? [element('br', []), line] : line))
        : node
    const { tag, attributes, children } = node
    const spaces = lookOf(attributes.style, 'white-space(?:-collapse)?')
    const isPreformatted = spaces ? /^(pre|break-spaces)/.test(spaces) : around || tag === 'pre'
    return { tag, attributes, children: breakLines(children, isPreformatted) }
  })
}

/** How many pictures lay in the document itself, and so cannot be pasted. */
export function countLostPictures(nodes: HtmlNode[]): number {
  return nodes.reduce((sum, node) => {
    if (typeof node === 'string' || isNothing(node)) return sum
    const { src = '', alt = '' } = node.attributes
    const isLost = node.tag === 'img' && !EMOJI.test(alt) && /^(file|data|blob|cid):/i.test(src.trim())
    return sum + Number(isLost) + countLostPictures(node.children)
  }, 0)
}

/** Films, sounds and parts of other pages: they cannot be pasted. Frames that nobody sees are none. */
const SHOWN_ELSEWHERE = new Set('iframe object embed video audio'.split(' '))

/** Whether something of another site is shown in the middle of it, which a post cannot hold. */
export function holdsEmbedded(nodes: HtmlNode[]): boolean {
  return nodes.some((node) => {
    if (typeof node === 'string') return false
    const { tag, attributes, children } = node
    if (!SHOWN_ELSEWHERE.has(tag)) return !isNothing(node) && holdsEmbedded(children)
    const { width, height, style = '' } = attributes
    return ![width, height].some((size) => size === '0' || size === '1') && !HIDDEN.test(style)
  })
}

/** Blocks one after the other; words between them become paragraphs. */
function toFlow(nodes: HtmlNode[]): HtmlElement[] {
  const blocks: HtmlElement[] = []
  let words: HtmlNode[] = []
  const endWords = () => {
    blocks.push(...toParagraphs(words.flatMap((node) => toWords(node))))
    words = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || !holdsBlock(node)) words.push(node)
    else {
      endWords()
      blocks.push(...toBlocks(node))
    }
  }
  endWords()
  return blocks
}

/** The blocks of an element. The first paragraph or heading has its name. */
function toBlocks(node: HtmlElement): HtmlElement[] {
  return withId(node, toUnnamedBlocks(node))
}

function withId({ attributes: { id } }: HtmlElement, blocks: HtmlElement[]): HtmlElement[] {
  const [first, ...more] = blocks
  return id && first && /^(p|h[2-6])$/.test(first.tag)
    ? [{ ...first, attributes: { id, ...first.attributes } }, ...more]
    : blocks
}

function toUnnamedBlocks(node: HtmlElement): HtmlElement[] {
  const { tag, children } = node
  if (isNothing(node)) return []
  if (/^h[1-6]$/.test(tag)) return toHeading(node)
  if (tag === 'ul' || tag === 'ol') return withContent(tag, toItems(children))
  if (tag === 'blockquote') return withContent(tag, toFlow(children))
  if (tag === 'hr') return [element('hr', [])]
  if (tag === 'figure') return toFigure(node)
  if (tag === 'tr') return toRow(node)
  const item = tag === 'p' ? toWordItem(node) : undefined
  if (item) return [{ ...item, children: trimmed(item.children.flatMap((child) => toWords(child))) }]
  return toFlow(children)
}

/** A heading looks as headings do here, whatever it looked like there. A page has its h1 already. */
function toHeading({ tag, children }: HtmlElement): HtmlElement[] {
  const words = trimmed(children.flatMap((child) => toWords(child, ['strong'])))
  return withContent(tag === 'h1' ? 'h2' : tag, words)
}

/** Items of a list. A list that stands between items belongs to the one before it. */
function toItems(nodes: HtmlNode[]): HtmlElement[] {
  const items: HtmlElement[] = []
  for (const node of nodes) {
    const content =
      typeof node === 'object' && node.tag === 'li' ? withId(node, toFlow(node.children)) : toFlow([node])
    const last = items.at(-1)
    if (content.length === 0) continue
    if (last && typeof node === 'object' && node.tag !== 'li') last.children.push(...content)
    else items.push(element('li', content))
  }
  return items
}

function toFigure({ children }: HtmlElement): HtmlElement[] {
  const caption = children.find((node) => typeof node === 'object' && node.tag === 'figcaption')
  const [picture, ...more] = children
    .flatMap((child) => toWords(child, child === caption ? [] : ['figure']).map(withoutOwnLink))
    .filter(isPicture)
  if (!picture || more.length > 0) return toFlow(children)
  const words =
    typeof caption === 'object' ? trimmed(caption.children.flatMap((child) => toWords(child))) : []
  return [element('figure', [picture, ...withContent('figcaption', words)])]
}

/** A picture without the link to itself in large. */
function withoutOwnLink(node: HtmlNode): HtmlNode {
  if (typeof node === 'string' || node.tag !== 'a') return node
  const [picture, ...more] = node.children
  const isOwn = /\.(?:avif|gif|jpe?g|png|webp)(?:[?#]|$)/i.test(node.attributes.href ?? '')
  return picture && more.length === 0 && isPicture(picture) && isOwn ? picture : node
}

/** The editor holds no tables: a row is read as one line. */
function toRow({ children }: HtmlElement): HtmlElement[] {
  const cells = children.flatMap((cell) => {
    const words = typeof cell === 'object' ? trimmed(cell.children.flatMap((child) => toWords(child))) : []
    return words.length > 0 ? [words] : []
  })
  return toParagraphs(cells.flatMap((words, place) => (place === 0 ? words : [' · ', ...words])))
}

/** Words without blocks, in the few elements that are kept. `around` are those they stand in already. */
function toWords(node: HtmlNode, around: string[] = []): HtmlNode[] {
  if (typeof node === 'string') return [node.replace(/[ \t\r\n\f]+/g, ' ')]
  if (isNothing(node)) return []
  if (node.tag === 'br') return [element('br', [])]
  // A figure shows a picture, whatever it is called; emoji stand among words.
  if (node.tag === 'img') return toPicture(node, !around.includes('figure'))
  const tags = tagsOf(node).filter((tag) => !around.includes(tag))
  const { id } = node.attributes
  const href = node.attributes.href?.trim() ?? ''
  const isLink = node.tag === 'a' && isLinkAddress(href) && !around.includes('a')
  const inside = [...around, ...tags, ...(isLink ? ['a'] : [])]
  const words = node.children.flatMap((child) => toWords(child, inside))
  if (!textOf(words).trim() && !words.some(isPicture)) return textOf(words) ? [' '] : words
  const marked = tags.reduce<HtmlNode[]>((inner, tag) => [element(tag, inner)], words)
  if (!isLink) return withPlace(id, marked)
  const { rel } = linkAttributes(href, false)
  return withPlace(id, [{ tag: 'a', attributes: { href, ...(rel && { rel }) }, children: marked }])
}

/** Marks of notes are places, too: the note leads back to them. */
function withPlace(id: string | undefined, [node, ...more]: HtmlNode[]): HtmlNode[] {
  if (node === undefined) return []
  return id && typeof node === 'object' && more.length === 0 && /^(a|sup)$/.test(node.tag)
    ? [{ ...node, attributes: { id, ...node.attributes } }]
    : [node, ...more]
}

/** What a style says of a property; nothing where it is silent. */
const lookOf = (style = '', property: string): string =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim().toLowerCase() ?? ''

/** What an element means by its name or, as in documents from Google, by its looks. */
function tagsOf({ tag, attributes: { style } }: HtmlElement): string[] {
  const looks = (property: string) => lookOf(style, property)
  const named = INLINE_TAGS[tag]
  const weight = looks('font-weight')
  const isBold = weight ? /^(bold|bolder|[6-9]00)/.test(weight) : named === 'strong'
  const slant = looks('font-style')
  const isItalic = slant ? /^(italic|oblique)/.test(slant) : named === 'em'
  const isStruck = named === 's' || /line-through/.test(looks('text-decoration(?:-line)?'))
  const height = /^(sub|super)/.exec(looks('vertical-align'))?.[0].slice(0, 3)
  const raised = named === 'sub' || named === 'sup' ? named : height
  return [isBold && 'strong', isItalic && 'em', isStruck && 's', raised === 'sup' ? 'sup' : raised].filter(
    (name) => typeof name === 'string',
  )
}

/**
 * A picture that the web knows. Those that lay in a document stay there: they must be uploaded. One that draws an emoji is the emoji:
 * readers would ask another site for it.
 */
function toPicture(
  { attributes: { src = '', alt = '', width, height } }: HtmlElement,
  mayBeEmoji: boolean,
): HtmlNode[] {
  if (mayBeEmoji && EMOJI.test(alt)) return [alt]
  const isPixel = width === '1' || height === '1'
  return isWebAddress(src) && !isPixel ? [{ tag: 'img', attributes: { src, alt }, children: [] }] : []
}

/** Words as paragraphs: two line breaks one after the other were meant as a new one. */
function toParagraphs(words: HtmlNode[]): HtmlElement[] {
  const paragraphs: HtmlNode[][] = [[]]
  let breaks = 0
  for (const word of words) {
    if (typeof word === 'object' && word.tag === 'br') breaks++
    else if (typeof word === 'string' && !word.trim() && breaks > 0) continue
    else {
      if (breaks > 1) paragraphs.push([])
      else if (breaks === 1) paragraphs.at(-1)?.push(element('br', []))
      breaks = 0
      paragraphs.at(-1)?.push(word)
    }
  }
  return paragraphs.flatMap((content) => withContent('p', trimmed(content)))
}

/** Without line breaks and spaces at either end. */
function trimmed(words: HtmlNode[]): HtmlNode[] {
  const isEmpty = (node?: HtmlNode) => (typeof node === 'string' ? !node.trim() : node?.tag === 'br')
  let [start, end] = [0, words.length]
  while (start < end && isEmpty(words[start])) start++
  while (end > start && isEmpty(words[end - 1])) end--
  return words.slice(start, end).map((node, place, all) => {
    if (typeof node === 'object') return node
    const fromStart = place === 0 ? node.trimStart() : node
    return place === all.length - 1 ? fromStart.trimEnd() : fromStart
  })
}

const element = (tag: string, children: HtmlNode[]): HtmlElement => ({ tag, attributes: {}, children })
const withContent = (tag: string, children: HtmlNode[]) =>
  children.length > 0 ? [element(tag, children)] : []
const isPicture = (node: HtmlNode) => typeof node === 'object' && node.tag === 'img'

const EMOJI =
  /^(?=.*[\p{Extended_Pictographic}\p{Regional_Indicator}])[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u

const isNothing = ({ tag, attributes: { style = '', class: named = '' } }: HtmlElement) =>
  NOTHING.has(tag) || HIDDEN.test(style) || UNSEEN.test(named)

const holdsBlock = (node: HtmlNode): boolean =>
  typeof node === 'object' && (BLOCKS.has(node.tag) || node.children.some(holdsBlock))
