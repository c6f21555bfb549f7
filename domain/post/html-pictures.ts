import { isElsewhere } from 'recipe-basics/text/web-address'
import { openTag, parseTree } from 'recipe-basics/text/html-tree'

// Stored HTML of posts has no < or > but those of its tags.
const PICTURES = /<img [^<>]*>/g

/** The addresses of other sites from which the stored HTML of a post shows pictures, each once. */
export function findPicturesElsewhere(html: string): string[] {
  const sources = [...html.matchAll(PICTURES)].map(([tag]) => readPicture(tag).src ?? '')
  return [...new Set(sources.filter(isElsewhere))]
}

/** The same HTML with the pictures at these addresses shown from others. */
export function replacePictures(html: string, replacements: ReadonlyMap<string, string>): string {
  return html.replace(PICTURES, (tag) => {
    // Other sizes of the picture are elsewhere, too.
    const { srcset: _, ...attributes } = readPicture(tag)
    const src = replacements.get(attributes.src ?? '')
    return src === undefined ? tag : openTag('img', { ...attributes, src })
  })
}

function readPicture(tag: string): Record<string, string> {
  const [picture] = parseTree(tag) ?? []
  return typeof picture === 'object' ? picture.attributes : {}
}
