import { type Fields, namesOf, type ValuesOf } from 'recipe-basics/fields/field'

const LINES = { kind: 'prose', most: 6_000 } as const

/** What stands beside a field in its form: where it shows, or how its lines are written. */
type Hint = { hint: string }

/**
 * What a page of the guide says, and who looked at it. A new part is its line here, its text in content/guide/, and its
 * place on the page. How the lines of a part are written: `lines.ts`.
 */
export const GUIDE_FIELDS = {
  title: { kind: 'line', most: 80, label: 'Title', hint: 'The word itself.' },
  summary: {
    kind: 'line',
    most: 160,
    label: 'In the list',
    hint: 'One sentence, in the list of words and in the search.',
  },
  lead: { kind: 'prose', most: 600, label: 'Lead', hint: 'Below the title.' },
  short: { ...LINES, label: 'In short', hint: 'One fact a line: the name, a colon, the fact.' },
  meaning: {
    ...LINES,
    label: 'What it means',
    hint: 'Each line becomes a paragraph. [2] leads to the second source.',
  },
  swaps: {
    ...LINES,
    label: 'What to cook instead',
    hint: 'One on each line: brown rice → white rice, cooked soft',
  },
  evidence: {
    ...LINES,
    label: 'What the evidence says',
    hint: 'One finding a line: guideline, trial, observational or patient reports, a colon, the sentence, and its source, such as [2].',
  },
  ways: {
    ...LINES,
    label: 'Recipes on this site',
    hint: 'One link a line: the name, then the address, such as “Little fibre /recipes?fibre=-2”.',
  },
  asks: {
    ...LINES,
    label: 'When to ask, and whom',
    hint: 'One on each line: the person to ask, a colon, when to ask.',
  },
  way_back: {
    ...LINES,
    label: 'The way back',
    hint: 'Each line becomes a paragraph. Say how foods come back.',
  },
  sources: {
    ...LINES,
    label: 'Sources',
    hint: 'One on each line, in their order: a short name, a comma, the year, a colon, the source in full. An address at its end becomes a link.',
  },
  checked_by: {
    kind: 'line',
    most: 120,
    isChecker: true,
    label: 'Facts checked by',
    hint: 'A name without a profession. Readers see it with “Not an endorsement”.',
  },
  checked_on: { kind: 'day', label: 'Checked on', hint: 'Shown beside that name.' },
  review_on: { kind: 'day', label: 'Next look', hint: 'After that day the page says that it is overdue.' },
} as const satisfies Fields & Record<string, Hint>

export type GuideField = keyof typeof GUIDE_FIELDS

/** Their names, in the order of the form. */
export const GUIDE_FIELD_NAMES = namesOf(GUIDE_FIELDS)

/** What a page says; null where it has no such part. */
export type GuideWords = ValuesOf<typeof GUIDE_FIELDS>
