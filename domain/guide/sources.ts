import type { FindAffiliateAddress } from '../affiliate/affiliate-address.ts'
import { readPair } from './lines.ts'
import { linesOf } from 'recipe-basics/text/text-lines'
import { isElsewhere } from 'recipe-basics/text/web-address'

/** Where a fact comes from: what it is called in short, its year, the source in full, and its address on another site. */
export type Source = { name: string; year: number; full: string; to?: string }

/** How a line of sources is written. */
export const SOURCE_LINE = 'a short name, a comma, the year, a colon and the source in full'

/** “AGA, 2024: Hashash and others … https://…”. A source without a year is none, nor is one whose address is not a web address. */
export function readSource(line: string): Source | undefined {
  const pair = readPair(line)
  const [, year] = /, (\d{4})$/.exec(pair?.name ?? '') ?? []
  if (!pair || !year) return undefined
  const named = { name: pair.name.slice(0, -', 2024'.length), year: Number(year) }
  const words = pair.text.split(/\s/)
  const to = words.pop() ?? ''
  const full = words.join(' ').trim()
  if (!to.includes('://')) return { ...named, full: pair.text }
  return isElsewhere(to) ? { ...named, full, to } : undefined
}

/** Sources, a line each; lines that cannot be read are left out. What pays a commission is no link: a source is no advertisement. */
export const listSources = (text: string | null, findAffiliate: FindAffiliateAddress): Source[] =>
  linesOf(text).flatMap((line) => {
    const source = readSource(line)
    if (!source?.to || findAffiliate(source.to) === undefined) return source ?? []
    const { to, ...words } = source
    return { ...words, full: `${words.full} ${to}`.trim() }
  })

/** What is wrong with sources; undefined where each line can be read. */
export function findWrongSource(label: string, text: string | null): string | undefined {
  const wrong = linesOf(text).find((line) => readSource(line) === undefined)
  return wrong && `${label}: “${wrong.slice(0, 100)}” is not ${SOURCE_LINE}`
}
