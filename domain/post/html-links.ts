import { parseTree } from './html-tree.ts'

// Stored HTML of posts has no < or > but those of its tags.
const LINKS = /<a [^<>]*>/g

/** The attributes of the links in the stored HTML of a post. */
export function findLinks(html: string): Record<string, string>[] {
  return [...html.matchAll(LINKS)].flatMap(([tag]) => {
    const [link] = parseTree(`${tag}</a>`) ?? []
    return typeof link === 'object' ? [link.attributes] : []
  })
}
