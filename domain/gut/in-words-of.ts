import type { Swap } from './find-swap.ts'

/** What a food is called in the United States and in Britain. */
type Pair = readonly [us: string, uk: string]

/** Names that tell where a recipe was written. */
const TELLING: readonly Pair[] = [
  ['zucchini', 'courgette'],
  ['eggplant', 'aubergine'],
  ['arugula', 'rocket'],
  ['scallions', 'spring onions'],
  ['scallion', 'spring onion'],
  ['green onions', 'spring onions'],
  ['green onion', 'spring onion'],
  ['shrimp', 'prawns'],
  ['ground beef', 'beef mince'],
  ['ground turkey', 'turkey mince'],
  ['ground chicken', 'chicken mince'],
  ['ground pork', 'pork mince'],
  ['heavy cream', 'double cream'],
  ['canned', 'tinned'],
  ['rutabaga', 'swede'],
  ['self-rising flour', 'self-raising flour'],
  ['all-purpose flour', 'plain flour'],
  ['cornstarch', 'cornflour'],
  ['powdered sugar', 'icing sugar'],
  ['granulated sugar', 'caster sugar'],
]
/** Names that are written in both. */
const SPELLED: readonly Pair[] = [
  ['yogurt', 'yoghurt'],
  ['applesauce', 'apple purée'],
  ['cilantro', 'fresh coriander'],
]
/** What is said otherwise: names that tell but for sugars, which are not the same, and one name for two. */
const SAID: readonly Pair[] = [...TELLING, ...SPELLED].filter(([us]) => !/sugar|^green onion/.test(us))

const wordsOf = (pairs: readonly Pair[], side: 0 | 1) =>
  new RegExp(`\\b(?:${pairs.map((pair) => pair[side]).join('|')})(?:s|es)?\\b`, 'gi')
const [IN_US, IN_UK] = [wordsOf(TELLING, 0), wordsOf(TELLING, 1)]
/** Measures of one kitchen alone. */
const CUPS = /\b(?:cups?|sticks? of butter|lbs?|pounds?|°F)\b/gi

/** Whether a list and its steps are written in American English. Where no name tells, measures do, and else it is British. */
export function isAmerican(texts: readonly string[]): boolean {
  const count = (pattern: RegExp) => texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0)
  const ahead = count(IN_US) - count(IN_UK)
  return ahead === 0 ? count(CUPS) > 0 : ahead > 0
}

function translate(from: 0 | 1): (text: string) => string {
  const names = new Map(SAID.map((pair) => [pair[from], pair[from === 0 ? 1 : 0]]))
  const pattern = new RegExp(`\\b(?:${[...names.keys()].join('|')})\\b`, 'gi')
  return (text) => text.replace(pattern, (name) => names.get(name.toLowerCase()) ?? name)
}
const [toBritish, toAmerican] = [translate(0), translate(1)]

/** A swap in the words of the recipe that it stands in: "courgette" where the list says "aubergine". */
export function inWordsOf(texts: readonly string[]): (swap: Swap) => Swap {
  const say = isAmerican(texts) ? toAmerican : toBritish
  return (swap) => {
    const note = say(swap.note)
    if ('use' in swap) return { ...swap, note, use: say(swap.use) }
    return 'add' in swap ? { ...swap, note, add: say(swap.add) } : { ...swap, note }
  }
}
