import { type FoodList, isWord, listWords } from '../cooking/method-words.ts'
import { singularOf } from 'recipe-basics/text/english-noun'
import { findFoods, type FoundFood } from 'recipe-reading/food/find-foods'
import type { FoodKind } from 'recipe-reading/food/food-kinds'
import type { Word } from 'recipe-reading/food/word'
import { wordsOfTerm } from 'recipe-reading/food/term-index'
import type { LineReading } from 'recipe-reading/reading/recipe-reading'

/**
 * What work a food needs before nothing of it is felt: `fluid` none, `powder` a hot liquid, `melts` heat, `egg` none that sets it,
 * `softens` long moist heat or a masher, `aromatic` a knife. `solid` goes through a blender alone, `piece` not even that.
 */
type Nature =
  | 'fluid'
  | 'powder'
  | 'melts'
  | 'egg'
  | 'softens'
  | 'aromatic'
  | 'soft'
  | 'fish'
  | 'meat'
  | 'dough'
  | 'nut'
  | 'solid'
  | 'piece'

/** A food of a dish, of a line or of a step that no line holds. */
export type Part = {
  nature: Nature
  /** The last word of its name, in the singular, and all its words. */
  head: string
  words: ReadonlySet<string>
  kind: FoodKind | undefined
  /** How its line calls its pieces: florets, fillets. */
  cuts: ReadonlySet<string>
  /** -1 where no line holds it. */
  line: number
  /** A blender leaves its pips whole. */
  hasPips: boolean
  /** In the line it is fine already: minced garlic, dried thyme. */
  isFine: boolean
  /** Its skins and strings stay until it is blended. */
  hasSkin: boolean
  /** Meat in threads. */
  isShredded: boolean
  /** Of it, something lies on the finished dish. */
  isGarnish: boolean
}

const NATURES = ['egg', 'melts', 'fish', 'meat', 'piece', 'nut', 'dough'] as const
/** Where a line goes on to say what lies with the food, or what becomes of it. */
const ASIDE = /[,(;]/

/** The foods of a line. A line in words that nobody knows is a solid food. */
export function partsOf({ written: words, text }: LineReading, at: number, hasSkin: boolean): Part[] {
  const end = words.findIndex(
    (word, place) => place > 0 && (ASIDE.test(word.breaks) || isWord('aside', word.text)),
  )
  const { foods, unknown, unknownAt } = findFoods(words)
  const first = foods[0]
  const head = Math.max(end < 0 ? words.length : end, first?.end ?? 0)
  const isGarlic = foods.some(({ term }) => term.includes('garlic'))
  // "2 cloves garlic": no spice.
  const named = foods.filter(({ start, term }) => start < head && !(isGarlic && /^cloves?$/.test(term)))
  const isUnknown = unknownAt.some((place) => place < head && !isWord('quality', words[place]?.text ?? ''))
  const explained = isUnknown ? explanationOf(words, foods, unknownAt) : undefined
  if (explained && natureOf([explained.term], explained.kind, []) !== 'powder')
    return [toPart(explained.term, explained.kind, words, at, hasSkin)]
  if (!first || isUnknown)
    return [toPart(unknown.length > 0 ? unknown.join(' ') : text, undefined, words, at, hasSkin)]
  return named
    .filter(({ end: last }) => !named.some(({ start }) => start === last && words[last]?.breaks === ''))
    .map(({ term, kind, end: last }) =>
      toPart(words[last]?.text === 'juice' ? `${term} juice` : term, kind, words, at, hasSkin),
    )
}

/** "Gula jawa (palm sugar)": the brackets say what the name is. */
function explanationOf(words: readonly Word[], foods: readonly FoundFood[], unknownAt: readonly number[]) {
  const open = words.findIndex(({ breaks }) => breaks.includes('('))
  const close = words.findIndex(({ breaks }, at) => at > open && breaks.includes(')'))
  const isIn = (at: number) => at >= open && (close < 0 || at < close)
  const isKnown = open > 0 && !unknownAt.some(isIn) && !foods.some(({ start }) => start < open)
  return isKnown ? foods.findLast(({ start }) => isIn(start)) : undefined
}

/** A food that a step names. */
export const partOfStep = ({ term, kind }: FoundFood): Part => toPart(term, kind, [], -1, false)

/** Something that a step puts on the dish, and nobody knows. */
export const strangerOf = (name: string): Part => ({
  ...toPart(name, undefined, [], -1, false),
  isGarnish: true,
})

function toPart(
  term: string,
  kind: FoodKind | undefined,
  line: readonly Word[],
  at: number,
  hasSkin: boolean,
): Part {
  const names = cutFirst(wordsOfTerm(term).map(({ text }) => singularOf(text)))
  const texts = line.map(({ text }) => text)
  const text = texts.join(' ')
  return {
    nature: natureInLine(kind, `${term} ${text}`) ?? natureOf(names, kind, texts),
    head: names.at(-1) ?? '',
    words: new Set(names),
    kind,
    line: at,
    cuts: new Set(at < 0 ? [] : texts.map(singularOf).filter((text) => isWord('cut', text))),
    hasPips: isIn('pips', names) && !texts.some((text) => /^(?:seedless|sieved|strained)$/.test(text)),
    hasSkin,
    isFine: texts.some((text) => isWord('cut fine', text)),
    isShredded: /\bfinely shredded\b/.test(text),
    isGarnish: texts.some((text) => isWord('for the top', text)),
  }
}

/** "Cauliflower florets": the food stands last. */
function cutFirst(names: readonly string[]): readonly string[] {
  const last = names.at(-1) ?? ''
  return names.length > 1 && isWord('cut', last) ? [last, ...names.slice(0, -1)] : names
}

/** What a line makes of a lemon, and of an egg. */
function natureInLine(kind: FoodKind | undefined, text: string): Nature | undefined {
  if (kind === 'egg' && /\bboiled\b/.test(text)) return 'solid'
  if (kind === 'bread' && /\bcrustless\b|\bcrusts? (?:cut|trimmed|removed|off)\b/.test(text)) return 'softens'
  // Nobody eats the pod.
  if (/\bvanilla (?:pod|bean)s?\b/.test(text) && kind === 'pantry') return 'fluid'
  if (kind !== 'fruit') return undefined
  if (/\bjuice (?:of|only)\b|\bjuiced\b/.test(text)) return 'fluid'
  return /\bzest\b/.test(text) && /\bjuice\b/.test(text) ? 'aromatic' : undefined
}

function natureOf(names: readonly string[], kind: FoodKind | undefined, line: readonly string[]): Nature {
  if (
    kind === 'water' ||
    (kind === 'seasoning' && line.some((text) => isWord('ground', text))) ||
    (kind === 'seasoning' && names.includes('salt')) ||
    (kind === 'gelatine' && names.at(-1) !== 'marshmallow')
  )
    return 'fluid'
  const isPiece = isIn('pieces', names)
  const isLump = isIn('lumps', names)
  if (
    isIn('aromatic', names) &&
    (!isPiece || names.includes('garlic')) &&
    !isIn('fluid', names) &&
    names.at(-1) !== 'powder'
  )
    return 'aromatic'
  if (isIn('soft', names)) return 'soft'
  const isMadeFine =
    (isIn('fluid', names) || names.some((name) => isWord('stock', name))) &&
    !/^(?:crunchy|chunky)$/.test(names[0] ?? '')
  if (isMadeFine && kind !== 'egg') return 'fluid'
  if (isPiece && line.some((text) => isWord('ground', text))) return 'fluid'
  if (isPiece && kind !== 'milk_chocolate' && kind !== 'fruit' && kind !== 'pulse') return 'piece'
  if (isIn('powder', names)) return kind === 'seasoning' ? 'fluid' : 'powder'
  if (kind === undefined || (isLump && (isWord('kind fluid', kind) || kind === 'packet'))) return 'solid'
  if (kind === 'plant_dairy' && /^(?:cheese|chocolate|parmesan)$/.test(names.at(-1) ?? '')) return 'melts'
  if (isWord('kind fluid', kind)) return 'fluid'
  return NATURES.find((nature) => isWord(`kind ${nature}`, kind)) ?? natureOfPlant(names, line)
}

const natureOfPlant = (names: readonly string[], line: readonly string[]): Nature =>
  isIn('softens', names) && !isIn('stiff', [...names, ...line]) ? 'softens' : 'solid'

/** Whether the last word of a name stands in a list, or any of its words in a list of pieces, or two together. */
function isIn(list: FoodList, names: readonly string[]): boolean {
  const all = listOf(list)
  const isAny = list === 'pieces' || list === 'lumps' || list === 'stiff' || list === 'aromatic'
  return (
    names.some((name, at) => (isAny || at === names.length - 1) && all.has(name)) ||
    names.some((name, at) => at > 0 && all.has(`${names[at - 1]} ${name}`))
  )
}

const lists = new Map<FoodList, ReadonlySet<string>>()

/** The names of a list in the singular. */
function listOf(list: FoodList): ReadonlySet<string> {
  const known = lists.get(list)
  if (known) return known
  const names = new Set(listWords(`food ${list}`).map((name) => name.split(' ').map(singularOf).join(' ')))
  lists.set(list, names)
  return names
}
