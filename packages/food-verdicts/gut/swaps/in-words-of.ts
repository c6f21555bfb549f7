import { countEnglish } from 'recipe-reading/ingredient/count-english'
import type { Swap } from './find-swap.ts'

/** What swaps name, in the United States and in Britain. Which words tell where a recipe was written, count-english.ts says. */
const NAMES: readonly (readonly [us: string, uk: string])[] = [
  ['zucchini', 'courgette'],
  ['eggplant', 'aubergine'],
  ['arugula', 'rocket'],
  ['scallions', 'spring onions'],
  ['scallion', 'spring onion'],
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
  ['yogurt', 'yoghurt'],
  ['applesauce', 'apple purée'],
  ['cilantro', 'fresh coriander'],
]
/** Measures of American kitchens. */
const CUPS = /\b(?:cups?|sticks? of butter|lbs?|pounds?)\b|°f\b/

/** Whether a list and its steps are written in American English. Where no word tells, measures do, and else it is British. */
export function isAmerican(texts: readonly string[]): boolean {
  const text = texts.join('\n').toLowerCase()
  const { british, american } = countEnglish(text)
  return british === american ? CUPS.test(text) : american > british
}

function translate(from: 0 | 1): (text: string) => string {
  const names = new Map(NAMES.map((pair) => [pair[from], pair[from === 0 ? 1 : 0]]))
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
