import { GUIDE_FIELD_NAMES, type GuideField, type GuideWords } from './fields.ts'
import {
  type Finding,
  linesOf,
  type Pair,
  readFinding,
  readPair,
  readSource,
  readSwap,
  readWay,
  type Source,
  type Way,
} from './lines.ts'

/** The shelves of the list, in its order. */
export const GUIDE_GROUPS = {
  told: 'What you may be told',
  plate: 'What may be on the plate',
  site: 'What this site calls it',
  help: 'Who can help',
} as const
type GuideGroup = keyof typeof GUIDE_GROUPS

/** A page of the guide as content/guide/ writes it, whatever the owner has made of it. */
export type StandardPage = {
  slug: string
  group: GuideGroup
  /** Pages that stand near it, by slug. */
  near: string[]
  /** What people type who look for it, besides its title. */
  searches: string[]
  words: GuideWords
}

/** What the owner has made of a page: the parts that differ from the standard, and whether readers see it at all. */
export type GuideChange = { words: Partial<GuideWords>; isOff: boolean; updated_at: string }

/** A page as readers get it. */
export type GuidePage = Omit<StandardPage, 'words'> & {
  words: GuideWords
  isOff: boolean
  updated_at: string
}

/** The pages with what the owner has made of them. A part that she has not changed grows with the next release. */
export const applyChanges = (
  pages: readonly StandardPage[],
  changes: ReadonlyMap<string, GuideChange>,
): GuidePage[] =>
  pages.map((page) => {
    const change = changes.get(page.slug)
    return {
      ...page,
      words: { ...page.words, ...change?.words },
      isOff: change?.isOff ?? false,
      updated_at: change?.updated_at ?? '',
    }
  })

/** The parts of a page that differ from the standard. An empty one goes back to it. */
export function changedWords(words: GuideWords, standard: GuideWords): Partial<GuideWords> {
  const changed: Partial<GuideWords> = {}
  for (const name of GUIDE_FIELD_NAMES) {
    const value = words[name]
    if (value !== null && value !== standard[name]) changed[name] = value
  }
  return changed
}

/** The parts of a page, read line by line. */
export type GuideParts = {
  short: Pair[]
  meaning: string[]
  swaps: { from: string; to: string }[]
  evidence: Finding[]
  ways: Way[]
  asks: Pair[]
  way_back: string[]
  sources: Source[]
}

/** A page, part by part; lines that cannot be read are left out. */
export const readParts = (words: GuideWords): GuideParts => ({
  short: read(words, 'short', readPair),
  meaning: linesOf(words.meaning),
  swaps: read(words, 'swaps', readSwap),
  evidence: read(words, 'evidence', readFinding),
  ways: read(words, 'ways', readWay),
  asks: read(words, 'asks', readPair),
  way_back: linesOf(words.way_back),
  sources: read(words, 'sources', readSource),
})

const read = <Part>(words: GuideWords, name: GuideField, readLine: (line: string) => Part | undefined) =>
  linesOf(words[name]).flatMap((line) => readLine(line) ?? [])
