/** Characters of a text that a phone shows at once, some five lines, and how many a first sentence has at least. */
const MOST = 240
const LEAST = 60

/** Where a sentence or a line ends. */
const END = /[.!?…]["”’)]*(?=\s)|[。！？]|\n/g

export type Lead = { lead: string; rest: string }

/**
 * The first sentences of a long text, and the rest of it; no rest where it is short. Nothing is lost but the space between.
 */
export function splitLead(text: string): Lead {
  // A rest of a few words is not worth a tap.
  if (text.length <= MOST + LEAST) return { lead: text, rest: '' }
  const ends = [...text.slice(0, MOST + 1).matchAll(END)].map(({ 0: mark, index }) => index + mark.length)
  const end = ends.findLast((place) => place >= LEAST) ?? lastSpace(text)
  return { lead: text.slice(0, end).trimEnd(), rest: text.slice(end).trimStart() }
}

/** The last space of what is shown at once; in a language without spaces, its end. */
function lastSpace(text: string): number {
  const space = text.lastIndexOf(' ', MOST)
  return space >= LEAST ? space : text.length
}
