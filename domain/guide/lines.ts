import { oneOf } from 'recipe-basics/text/one-of'
import { toWebAddress } from 'recipe-basics/text/web-address'

/** What kind of knowledge a sentence rests on. */
const EVIDENCE_LEVELS = ['guideline', 'trial', 'observational', 'patient reports'] as const
type EvidenceLevel = (typeof EVIDENCE_LEVELS)[number]

/** A name and what is said of it. */
export type Pair = { name: string; text: string }
/** One finding: `source` is the place of its source in the list, counted from 1. */
export type Finding = { level: EvidenceLevel; text: string; source: number }
/** A link of a page. */
export type Way = { name: string; to: string }
/** A part of a paragraph: words, or the place of a source. */
export type Segment = { text: string } | { source: number }

/** “Fibre: 10 g a day at most”. Undefined for a line without a colon. */
export function readPair(line: string): Pair | undefined {
  const [name = '', ...rest] = line.split(':')
  const text = rest.join(':').trim()
  return name.trim() && text ? { name: name.trim(), text } : undefined
}

/** “brown rice → white rice, cooked soft”. */
export function readSwap(line: string): { from: string; to: string } | undefined {
  const [from = '', to = '', ...more] = line.split('→').map((part) => part.trim())
  return from && to && more.length === 0 ? { from, to } : undefined
}

/** “guideline: No diet has … [4]”. */
export function readFinding(line: string): Finding | undefined {
  const pair = readPair(line)
  const level = oneOf(EVIDENCE_LEVELS, pair?.name ?? '')
  const [, cited] = /\[(\d{1,2})\]\.?$/.exec(line) ?? []
  if (!pair || !level || !cited) return undefined
  const text = pair.text.slice(0, pair.text.lastIndexOf('[')).trim()
  return text ? { level, text, source: Number(cited) } : undefined
}

/** “Little fibre /recipes?fibre=-2”. */
export function readWay(line: string): Way | undefined {
  const words = line.split(' ')
  const to = toWebAddress(words.pop() ?? '')
  const name = words.join(' ').trim()
  return to !== undefined && name ? { name, to } : undefined
}

/** A paragraph, cut where it names a source, such as [2]. */
export const readSegments = (line: string): Segment[] =>
  line
    .split(/( ?\[\d{1,2}\])/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, source] = /^ ?\[(\d{1,2})\]$/.exec(part) ?? []
      return source ? { source: Number(source) } : { text: part }
    })

/** The sources that a paragraph names. */
export const sourcesIn = (line: string): number[] =>
  readSegments(line).flatMap((segment) => ('source' in segment ? [segment.source] : []))
