import { namesOf } from 'recipe-basics/fields/field'
import { GUIDE_FIELDS, type GuideField, type GuideWords } from './fields.ts'
import { readSource, SOURCE_LINE } from './sources.ts'
import { linesOf } from 'recipe-basics/text/text-lines'
import { readFinding, readPair, readSwap, readWay, sourcesIn } from './lines.ts'

/** How each line of a part is read, and what it must be. */
const PARTS = {
  short: { read: readPair, wanted: 'a name, a colon and a fact' },
  swaps: { read: readSwap, wanted: 'one food → another' },
  evidence: {
    read: readFinding,
    wanted:
      'guideline, trial, observational or patient reports, a colon, a sentence, and at its end a source such as [2]',
  },
  ways: { read: readWay, wanted: 'a name and an address, such as Little fibre /recipes?fibre=-2' },
  asks: { read: readPair, wanted: 'a person, a colon and when to ask' },
  sources: { read: readSource, wanted: SOURCE_LINE },
} as const satisfies Partial<Record<GuideField, { read: (line: string) => unknown; wanted: string }>>

/** What is wrong with the lines of a page, by field: every claim needs a source, and every source a year. */
export function findWrongLines(words: GuideWords): Partial<Record<GuideField, string>> {
  const errors: Partial<Record<GuideField, string>> = {}
  for (const field of namesOf(PARTS)) {
    const { read, wanted } = PARTS[field]
    const wrong = linesOf(words[field]).find((line) => read(line) === undefined)
    if (wrong !== undefined)
      errors[field] = `${GUIDE_FIELDS[field].label}: “${wrong.slice(0, 100)}” is not ${wanted}`
  }
  const count = linesOf(words.sources).length
  for (const field of ['meaning', 'evidence', 'way_back'] as const) {
    const missing = linesOf(words[field])
      .flatMap(sourcesIn)
      .find((source) => source < 1 || source > count)
    if (missing !== undefined) errors[field] ??= `${GUIDE_FIELDS[field].label}: there is no source ${missing}`
  }
  return errors
}
