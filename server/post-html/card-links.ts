import { type HtmlElement, parseTree } from 'recipe-basics/text/html-tree'
import { decodePathPart } from '#domain/addresses/public-path.ts'

/** A line of a text that is nothing but a link to a recipe or a piece of equipment: a card stands in its place. */
export type CardLink = { kind: 'recipes' | 'equipment'; name: string; link: HtmlElement }

/** The card that a line stands for; undefined for any other. */
export function readCardLink(html: string): CardLink | undefined {
  // Most lines are words: they are not read again.
  const [link, ...more] = html.startsWith('<a ') ? (parseTree(html) ?? []) : []
  if (typeof link !== 'object' || link.tag !== 'a' || more.length > 0) return undefined
  const [, kind, name] = /^\/(recipes|equipment)\/([^/?#]+)$/.exec(link.attributes.href ?? '') ?? []
  if (name === undefined) return undefined
  return { kind: kind === 'recipes' ? kind : 'equipment', name: decodePathPart(name), link }
}

/** The addresses of the recipes that a text links, each once, at most `limit`. */
export function listLinkedRecipes(content: string, limit: number): string[] {
  const links = content.matchAll(/<a [^>]*\bhref="\/recipes\/([^"/?#]+)"/g)
  const names = Array.from(links, ([, name = '']) => decodePathPart(name))
  return [...new Set(names)].slice(0, limit)
}
