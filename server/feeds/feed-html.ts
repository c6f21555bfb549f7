import { escapeText, openTag } from 'recipe-basics/text/html-tree'
import { piecePath, recipePath } from '#domain/addresses/public-path.ts'
import type { EmbeddedCard, ShownBlock } from '../pages/post-cards.ts'

/** The content of a post as HTML for another program: no address in it is relative, and no block has markup of ours. */
export const toFeedHtml = (blocks: ShownBlock[], origin: string): string =>
  blocks.map((block) => withWholeAddresses(toHtml(block), origin)).join('\n')

function toHtml({ html, isBlock, card, undisclosed }: ShownBlock): string {
  const shown = card ? toLink(card) : html
  const block = isBlock && !card ? shown : `<p>${shown}</p>`
  return undisclosed ? `<p>${escapeText(undisclosed)}</p>\n${block}` : block
}

/** A card is its link again, under the present name and address of what it shows. */
function toLink(card: EmbeddedCard): string {
  const [href, name] =
    card.kind === 'recipe'
      ? [recipePath(card.recipe), card.recipe.name]
      : [piecePath(card.piece), card.piece.name]
  return `${openTag('a', { href })}${escapeText(name)}</a>`
}

/** Sanitised HTML has no < or > but those of its tags, and no quotation mark in the value of an attribute. */
const withWholeAddresses = (html: string, origin: string) =>
  html.replace(/<[^<>]*>/g, (tag) =>
    tag
      .replace(/ (href|src|cite)="\//g, (_, name: string) => ` ${name}="${origin}/`)
      .replace(/ srcset="([^"]*)"/, (_, sources: string) => ` srcset="${toWhole(sources, origin)}"`),
  )

const toWhole = (sources: string, origin: string) =>
  sources
    .split(', ')
    .map((source) => (source.startsWith('/') ? origin + source : source))
    .join(', ')
