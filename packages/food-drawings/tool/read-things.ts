import { HEADS, type Meaning, MOST_WORDS, NAMES } from './index-names.ts'
import { AND, BESIDE, COUNTING, FOR, isMaker, isNumber, wordsOfParts } from './product-words.ts'

/** A thing that a name names. `part` counts the "and"s before it; `isBare`: one word that nothing before it describes. */
export type Found = { meaning: Meaning; part: number; isBare: boolean; isLid: boolean }

/** How many words before a head word may say what it is. */
const REACH = 4

/**
 * The things that the first part of a name names which names any, in order, up to the words that say what belongs to them.
 * `unknown` when a thing that is not known has a tool only for its purpose: "splatter screen for pans".
 */
export function readThings(name: string): Found[] | 'unknown' {
  let isSomethingNamed = false
  for (const words of wordsOfParts(name)) {
    const found = readPart(words, isSomethingNamed)
    if (found === 'unknown' || found.length > 0) return found
    isSomethingNamed ||= words.some(isDescribing)
  }
  return []
}

function readPart(words: readonly string[], isSomethingNamed: boolean): Found[] | 'unknown' {
  const found: Found[] = []
  let part = 0
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const named = nameAt(words, at)
    if (named) {
      // "Bento box, bamboo lid" and "strainer, bamboo handle" have them, and "gift set" says how a mill is sold.
      const before = found.at(-1)?.meaning
      if (before && (isPartOf(before, named, words, at) || isGiftSet(words, at))) return found
      // "Moka pot 6 cups": what is counted after a thing is a part of it.
      if (found.length === 0 || !isNumber(words[at - 1])) found.push({ ...named, part })
      at += named.length
      continue
    }
    if (FOR.has(word) && found.length === 0 && (isSomethingNamed || words.slice(0, at).some(isDescribing)))
      return 'unknown'
    // "Pot of herbs" is what is in it, and a "kettle tipper" is no kettle.
    const isOther =
      (word === 'of' && !COUNTING.has(words[at - 1] ?? '')) ||
      (isMaker(word) && at === words.length - 1 && !isNumber(words[at - 1]))
    if (found.length > 0 && isOther) return 'unknown'
    if (found.length > 0 && (FOR.has(word) || BESIDE.has(word))) return found
    if (AND.has(word)) part++
    at++
  }
  return found
}

/** Boxes and jars are sold with their lid; pans have it beside them. */
const LIDDED: ReadonlySet<Meaning> = new Set<Meaning>(['lunch-box', 'storage-jars'])
const WOODS: ReadonlySet<string> = new Set([
  'bamboo',
  'wooden',
  'wood',
  'cork',
  'acacia',
  'beech',
  'oak',
  'walnut',
])

/** Whether a lid or a handle of wood is a part of the thing before it. */
const isPartOf = (before: Meaning, { isLid }: Named, words: readonly string[], at: number) =>
  WOODS.has(words[at - 1] ?? '') &&
  ((isLid && LIDDED.has(before)) || words[at] === 'handle' || words[at] === 'handles')

const isGiftSet = (words: readonly string[], at: number) => words[at] === 'gift' && words[at + 1] === 'set'

type Named = Omit<Found, 'part'> & { length: number }

/** The longest name that begins at a word. */
function nameAt(words: readonly string[], at: number): Named | undefined {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
    const run = words.slice(at, at + length)
    const meaning = NAMES.get(run.join(' '))
    const isLid = length === 1 && LIDS.has(run[0] ?? '')
    if (meaning)
      return { meaning: describedBy(words, at, length) ?? meaning, isBare: length === 1, isLid, length }
  }
  const head = HEADS.get(words[at] ?? '')
  if (!head) return undefined
  const described = describedBy(words, at, 1)
  const meaning = described ?? head.alone
  return meaning && { meaning, isBare: !described, isLid: false, length: 1 }
}

const LIDS = new Set(['lid', 'lids', 'deckel', 'couvercle', 'tapa', 'coperchio', 'deksel'])

/** What the words before a head word say of it. */
function describedBy(words: readonly string[], at: number, length: number): Meaning | undefined {
  const head = length === 1 ? HEADS.get(words[at] ?? '') : undefined
  if (!head) return undefined
  const before = ` ${words.slice(Math.max(0, at - REACH), at).join(' ')} `
  return head.rows.find((row) => row.words.some((text) => before.includes(` ${text} `)))?.meaning
}

/** Whether a word says more than how many there are. */
const isDescribing = (word: string) => !COUNTING.has(word) && !isNumber(word) && !AND.has(word)
