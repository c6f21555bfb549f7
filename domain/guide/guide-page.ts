import { fromNames } from 'recipe-basics/fields/field'
import { readSource, type Source } from './sources.ts'
import { GUIDE_FIELD_NAMES, type GuideField, type GuideWords } from './fields.ts'
import { type Finding, type Pair, readFinding, readPair, readSwap, readWay, type Way } from './lines.ts'
import { linesOf } from 'recipe-basics/text/text-lines'

/** The groups of the list, in its order. */
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

/** The parts that cite sources by number, and the sources: a new number in one of them would cite the wrong study in another. */
const CITED = ['meaning', 'evidence', 'way_back', 'sources'] as const satisfies readonly GuideField[]

/**
 * The parts of a page that differ from the standard. An empty one goes back to it. Those that cite by number are kept
 * together as soon as one differs, whatever a later release makes of the others.
 */
export function changedWords(words: GuideWords, standard: GuideWords): Partial<GuideWords> {
  const whole = withStandard(words, standard)
  const changed = GUIDE_FIELD_NAMES.filter((name) => whole[name] !== standard[name])
  const kept = CITED.some((name) => changed.includes(name)) ? [...changed, ...CITED] : changed
  return Object.fromEntries(kept.map((name) => [name, whole[name]]))
}

/** A page with the standard in the place of its empty parts. */
export const withStandard = <Text extends string | null>(
  words: Record<GuideField, Text>,
  standard: GuideWords,
): Record<GuideField, Text | string | null> =>
  fromNames(GUIDE_FIELD_NAMES, (name) => words[name] || standard[name])

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
