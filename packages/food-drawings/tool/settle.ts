import { foldForSearch } from 'recipe-basics/text/fold'
import type { ToolKind } from './kinds.ts'

/** Words of the category or the features that say more of a tool than its name did. */
const SETTLED: Partial<Record<ToolKind, readonly [ToolKind, string]>> = {
  blender: [
    'stick-blender',
    'immersion|stick blender|hand blender|hand held|handheld|blending foot|blending shaft|blending wand',
  ],
  'hand-mixer': [
    'stand-mixer',
    'stand mixer|planetary|dough hook and bowl|tilt head|bowl lift|litre bowl|l bowl',
  ],
  'electric-steamer': ['steamer-basket', 'bamboo|stackable basket|folding|folds flat'],
  'chefs-knife': ['bread-knife', 'serrated'],
  'citrus-juicer': ['juice-extractor', 'masticating|auger|centrifugal|cold press|pulp container'],
  sieve: ['chinois', 'conical'],
  'box-grater': ['fine-grater', 'zest|rasp'],
}

/** The kind that a name says, or a closer one that the further words say. */
export function settle(kind: ToolKind, further: readonly string[]): ToolKind {
  const [closer, words] = SETTLED[kind] ?? []
  if (!closer || !words || further.length === 0) return kind
  const text = ` ${further.map(foldForSearch).join(' , ')} `
  return words.split('|').some((word) => text.includes(` ${word} `)) ? closer : kind
}
