/** Ids of a post begin with this: none can be one of the page around it, or a property of `document`. */
const PREFIX = 'in-'
const NAME = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.:-]{0,99}$/u

/** The id of a place in a post, from the name that its HTML gives it. Undefined for what is no name. */
export function toAnchorId(name: string): string | undefined {
  const bare = name.trim().replace(/^in-/, '')
  return NAME.test(bare) ? PREFIX + bare : undefined
}

/** The address of a place in the same post, from `#name`. Undefined for any other address. */
export function toAnchorAddress(href: string): string | undefined {
  const [, name] = /^\s*#(.+)$/s.exec(href) ?? []
  const id = name === undefined ? undefined : toAnchorId(decodeName(name))
  return id && `#${id}`
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch (error) {
    if (error instanceof URIError) return name
    throw error
  }
}
