import { fromNames } from 'recipe-basics/fields/field'
import { memoize } from 'recipe-basics/text/memoize'
import { foodWords, type Mark, MARKS } from './food-words.ts'
import type { Word } from './word.ts'
import { STARCHES } from './starches.ts'
import { indexLists, isNegated, type ListIndex, longestFirst, type Span, walkTerms } from './term-index.ts'

/** Where words of a line stand in the columns of food-words.csv, for one diet, allergen or group. What the line denies is neither in `breaks` nor in `check`. */
export type MarkedSpans = Readonly<Record<Mark, Span[]>>

/** A column and what it speaks of. Names of foods are a column of their own. */
export type List = { mark: Mark | 'name'; of: string }

type FoundMarks = { of: Map<string, MarkedSpans>; names: Span[] }

/** Columns that say what a line holds. */
const HOLDS = ['breaks', 'check'] as const satisfies Mark[]
const HELD: ReadonlySet<List['mark']> = new Set(HOLDS)

let index: ListIndex<List> | undefined

/** The words of a line that the table marks, by the diets, allergens and groups that they mark. A line is walked once for all of them. */
export const findMarks = (words: readonly Word[]): ReadonlyMap<string, MarkedSpans> => find(words).of

/** Everything in a text that names a food, or only looks like one: of “pastry brush” the longest name wins. The longest first. */
export const findNamed = (words: readonly Word[]): readonly Span[] => find(words).names

const find = memoize((words: readonly Word[]): FoundMarks => findLists(words, (index ??= indexTable())))

/** The same for lists that somebody else has made. */
export function findLists(words: readonly Word[], lists: ListIndex<List>): FoundMarks {
  const of = new Map<string, MarkedSpans>()
  const names: Span[] = []
  walkTerms(words, lists, ({ mark, of: name }, span) => {
    if (mark === 'name') names.push(span)
    else if (!HELD.has(mark) || !isNegated(words, span)) {
      let spans = of.get(name)
      if (!spans) of.set(name, (spans = fromNames(MARKS, () => [])))
      spans[mark].push(span)
    }
  })
  for (const span of likenessesIn(of))
    for (const spans of of.values()) for (const mark of HOLDS) dropWithin(spans[mark], span)
  return { of, names: names.sort(longestFirst) }
}

/**
 * Words that only begin a longer name which looks like flesh and is none: a hot dog bun holds no hot dog, whatever is asked of it.
 * What ends the name stays: of a vegan sausage its packet says more.
 */
function likenessesIn(of: ReadonlyMap<string, MarkedSpans>): Span[] {
  const spans = of.get('vegetarian')
  return (
    spans?.['looks like'].flatMap((name) =>
      HOLDS.flatMap((mark) => spans[mark].filter((span) => isBeginning(span, name))),
    ) ?? []
  )
}

const isBeginning = (span: Span, name: Span) => span.start >= name.start && span.end < name.end

function dropWithin(spans: Span[], { start, end }: Span) {
  for (let at = spans.length - 1; at >= 0; at--) {
    const span = spans[at]
    if (span && span.start >= start && span.end <= end) spans.splice(at, 1)
  }
}

function indexTable(): ListIndex<List> {
  const { named, marked } = foodWords()
  const lists = MARKS.flatMap((mark) =>
    [...marked[mark]].map(([of, words]): [List, readonly string[]] => {
      const isOfCarbs = mark === 'breaks' && (of === 'low-carb' || of === 'keto')
      return [{ mark, of }, isOfCarbs ? [...words, ...STARCHES] : words]
    }),
  )
  const looks = [marked.breaks, marked.check, marked['looks like']].flatMap((of) => [...of.values()].flat())
  return indexLists([...lists, [{ mark: 'name', of: '' }, new Set([...named.keys(), ...looks])]])
}
