/** Elements that show or do something of their own, and that no post holds: they go whole when a post is stored. */
const ELEMENTS = /<(iframe|video|audio|embed|object|svg|canvas|form|script|style)[\s/>]/gi
/** Pictures that lie in the text itself, or on the machine of whoever copied them. */
const PICTURE = /<img\s[^<>]*?\bsrc\s*=\s*["']?(?:data|blob|file|cid):/i

/** What of the HTML of a post is not stored, and what to do about it; undefined where all of it is. */
export function sayLeftOut(html: string): string | undefined {
  const names = new Set([...html.matchAll(ELEMENTS)].map(([, name = '']) => `<${name.toLowerCase()}>`))
  const said = [
    names.size > 0 &&
      `Left out, because a post cannot hold it: ${[...names].join(', ')}. Put a link there instead.`,
    PICTURE.test(html) && 'A pasted picture was left out. Add it with the Picture button.',
  ]
  return said.filter(Boolean).join(' ') || undefined
}
