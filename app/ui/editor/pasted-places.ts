import { toAnchorAddress, toAnchorId } from '#domain/post/anchor.ts'
import type { HtmlElement, HtmlNode } from 'recipe-basics/text/html-tree'

/** The nodes with the places that both have a name and are linked to. Programs give names to everything. */
export function keepLinkedPlaces(nodes: HtmlNode[]): HtmlNode[] {
  const { ids, links } = findPlaces(nodes)
  return withPlaces(nodes, new Set(links.filter((id) => ids.includes(id))))
}

/** The names of places in a document, and those that its links lead to. */
function findPlaces(nodes: HtmlNode[]): { ids: string[]; links: string[] } {
  const found = nodes
    .filter((node) => typeof node === 'object')
    .map((node) => ({
      ids: placeOf(node) ?? [],
      links: toAnchorAddress(node.attributes.href ?? '')?.slice(1) ?? [],
      inside: findPlaces(node.children),
    }))
  return {
    ids: found.flatMap(({ ids, inside }) => [ids, inside.ids].flat()),
    links: found.flatMap(({ links, inside }) => [links, inside.links].flat()),
  }
}

const placeOf = ({ tag, attributes: { id, name } }: HtmlElement) =>
  toAnchorId(id ?? (tag === 'a' ? name : undefined) ?? '')

const withPlaces = (nodes: HtmlNode[], linked: ReadonlySet<string>): HtmlNode[] =>
  nodes.map((node) => {
    if (typeof node === 'string') return node
    const { id: _, name: __, href, ...attributes } = node.attributes
    const id = placeOf(node)
    const place = toAnchorAddress(href ?? '')
    const address = place === undefined ? href : linked.has(place.slice(1)) ? place : undefined
    return {
      ...node,
      attributes: {
        ...(id && linked.has(id) && { id }),
        ...(address !== undefined && { href: address }),
        ...attributes,
      },
      children: withPlaces(node.children, linked),
    }
  })
