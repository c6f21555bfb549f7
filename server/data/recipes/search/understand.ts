import { namesOf, pick } from 'recipe-basics/fields/field'
import { foldForSearch } from 'recipe-basics/text/fold'
import { allergensOf } from 'recipe-reading/food/allergen-foods'
import { findFoodElsewhere, findFoodName } from 'recipe-reading/food/food-names'
import { readAskedInWords } from '#domain/recipe/asked-in-words.ts'
import { listPhraseWords, readPhrase } from '#domain/recipe/asked-phrases.ts'
import { type Asks, GIVE_WAY, kinOf } from '#domain/recipe/asked-tables.ts'
import { type Chosen, listChosen } from '#domain/recipe/chosen.ts'
import { NO_FILTER, type RecipeFilter } from '#domain/recipe/filter.ts'
import { asWritten, readAsWritten } from '#domain/recipe/no-foods.ts'
import { RANGE_NAMES } from '#domain/recipe/ranges.ts'
import { isEmptyWord } from '#domain/search/empty-words.ts'
import { isName, wordsAsTyped } from '#domain/search/left-out-words.ts'
import { countErrors, nearestWords } from '#domain/search/spelling.ts'
import { isSubjectWord } from '#domain/subject/subject-words.ts'
import type { Database } from '../../database/database.ts'
import { listGuideWords } from '../../guide/guide-words.ts'
import { readSets } from '../sets/current-sets.ts'
import { SINGLE_PARTS } from '../sets/facts.ts'
import { widerOf } from '../sets/tally.ts'
import { type AskedOrder, countRecipes } from './search.ts'
import type { Where } from './found-tiers.ts'
import { findInTexts } from './text-search.ts'
import { listNearWords } from './spellings.ts'

/** A question as it was understood, and the dishes nearest to it. */
export type Understood = {
  /** What was typed, mended. */
  read: string
  /** All that is asked for, or as much of it as dishes fit, as a filter; its search is words besides. */
  found: RecipeFilter
  /** The values that are asked for and no dish fits along with the rest. */
  blocking: Chosen[]
  /** The values that took their places: more minutes, a category near to the one asked for. */
  instead: Chosen[]
  /** Words that ask for nothing and stand nowhere. */
  unknown: string[]
  /** Whether of some dishes only lines are free of what is left out: a stock among them may hold it. */
  isAsWritten: boolean
  /** Whether it asks for a spell, whose notes stand before its dishes. */
  isOfSpell: boolean
  order: AskedOrder
}

/** Of fewer dishes, those follow that are only without something by their lines. */
const FEW = 5
/** What a dish is, rather than what somebody keeps to: a dish that is called so is meant too. */
const KINDS: ReadonlySet<string> = new Set(['category', 'cuisines', 'difficulty', 'eases', 'have'])

/**
 * What a search asks for within the rest of a filter, and what of it is in recipes public at `now`. `off` are values that were
 * taken off, as `keyOf` says them. Undefined where its words are all there is.
 */
export async function understand(
  db: Database,
  filter: RecipeFilter,
  now: Date,
  off: readonly string[] = [],
): Promise<Understood | undefined> {
  const typed = filter.search
  const read = typed === '' ? '' : await mend(db, typed, now)
  const inWords = readAskedInWords(read)
  if (!inWords) return undefined
  const { asks, foods } = inWords
  const { words, mentioned, unknown } = await sortWords(db, inWords.words, read, now)
  const whole = addAsks({ ...filter, search: words }, asks)
  const asked = listChosen(whole)
    .filter((chosen) => off.includes(keyOf(chosen)))
    .reduce(takeOff, whole)
  const isKind = off.length === 0 && unknown.length === 0 && namesOf(asks).every((name) => KINDS.has(name))
  const { found, blocking } = await loosen(db, asked, listChosen({ ...NO_FILTER, ...asks }), now)
  const wanted = listChosen(asked).map(keyOf)
  const instead = listChosen(found).filter(
    (chosen) => blocking.some(({ part }) => part === chosen.part) && !wanted.includes(keyOf(chosen)),
  )
  const isOfSpell = asked.gentle !== null || asked.stricture !== null
  const isWordless = found.search === '' && words !== ''
  const isSure = found.without.every((food) => readAsWritten(food) === undefined)
  const isFew = isSure && (await countRecipes(db, found, now, 'texts')) < FEW
  const others = isKind ? { ...filter, search: read } : isFew ? asLinesSay(found) : undefined
  return {
    read,
    found,
    blocking,
    instead,
    unknown: isWordless ? [...unknown, words] : unknown,
    isAsWritten: !isSure || (isFew && others !== undefined),
    isOfSpell,
    order: {
      named: isKind ? read : [foods, found.search].filter(Boolean).join(' '),
      mentioned,
      also: others,
      isOfSpell,
    },
  }
}

/** A value of a filter, as an address says that it was taken off. */
export const keyOf = ({ part, value }: Chosen): string => `${part}:${value}`

/** A list of what a search asks for, in words and in numbers. */
export type AskedList = { filter: RecipeFilter; name: string; count: number }

/** The list that a search asks for, where recipes public at `now` are all of it. */
export async function listAsked(
  db: Database,
  filter: RecipeFilter,
  now: Date,
): Promise<AskedList | undefined> {
  const understood = await understand(db, filter, now)
  if (!understood || understood.blocking.length > 0) return undefined
  const { found } = understood
  const count = await countRecipes(db, found, now, 'texts')
  const own = listChosen(filter).map(keyOf)
  const names = listChosen(found).flatMap((chosen) => (own.includes(keyOf(chosen)) ? [] : chosen.name))
  const name = [...names, ...(found.search ? [`“${found.search}”`] : [])].join(', ')
  return count > 0 ? { filter: found, name, count } : undefined
}

/** Whether a search asks for recipes public at `now` that a filter keeps. */
export async function isAskedFor(db: Database, filter: RecipeFilter, now: Date): Promise<boolean> {
  const understood = await understand(db, filter, now)
  return (
    understood?.read === filter.search &&
    understood.blocking.length === 0 &&
    understood.unknown.length === 0 &&
    (await countRecipes(db, understood.found, now, 'texts')) > 0
  )
}

/** Each value is taken from what the steps before have left. */
const takeOff = (filter: RecipeFilter, { part, value }: Chosen): RecipeFilter => ({
  ...filter,
  ...listChosen(filter).find((one) => one.part === part && one.value === value)?.rest,
})

/** What stands in a name, a description or a keyword, as the keyword has it; what only other texts mention; the others are unknown. */
async function sortWords(db: Database, others: string, read: string, now: Date) {
  const words: string[] = []
  const mentioned: string[] = []
  const unknown: string[] = []
  for (const word of others.split(' ').filter(Boolean)) {
    const isIn = async (where: Where) =>
      (await countRecipes(db, { ...NO_FILTER, search: word }, now, where)) > 0
    const kind = (await isIn('names')) ? words : (await isIn('texts')) ? mentioned : unknown
    kind.push(word)
  }
  const keyword = words.length > 0 ? (await readSets(db)).keywords.findIn(foldForSearch(read)) : undefined
  const isKeyword = keyword !== undefined && words.every((word) => keyword.includes(word))
  return { words: isKeyword ? keyword : words.join(' '), mentioned: mentioned.join(' '), unknown }
}

/**
 * A filter that finds something: the whole; what its lines name for what they may hold; or one without what gives way first, of a range its
 * next bound. Of several, one goes where one is enough.
 */
async function loosen(db: Database, asked: RecipeFilter, ofWords: readonly Chosen[], now: Date) {
  const finds = async (filter: RecipeFilter) => (await countRecipes(db, filter, now, 'texts')) > 0
  if (await finds(asked)) return { found: asked, blocking: [] }
  const wordless = { ...asked, search: '' }
  if (asked.search !== '' && (await finds(wordless))) return { found: wordless, blocking: [] }
  const written = asLinesSay(wordless)
  if (written && (await finds(written))) return { found: written, blocking: [] }
  const canGo = GIVE_WAY.flatMap((part) => ofWords.filter((chosen) => chosen.part === part))
  const ofCategory = canGo.filter(({ part }) => part === 'category')
  for (const category of ofCategory.length > 0 ? kinOf(asked.category) : []) {
    const found = { ...wordless, category }
    if (await finds(found)) return { found, blocking: ofCategory }
  }
  for (const chosen of canGo)
    for (const step of stepsOf(wordless, chosen))
      if (await finds(step)) return { found: step, blocking: [chosen] }
  let found = wordless
  for (const [at, chosen] of canGo.entries()) {
    found = takeOff(found, chosen)
    if (await finds(found)) return { found, blocking: canGo.slice(0, at + 1) }
  }
  return { found: wordless, blocking: [] }
}

/** A filter that goes by what lines name, though a stock among them may hold it; undefined where it leaves out allergens alone. */
function asLinesSay(filter: RecipeFilter): RecipeFilter | undefined {
  const without = filter.without.map((food) => (allergensOf(food).length > 0 ? food : asWritten(food)))
  return String(without) === String(filter.without) ? undefined : { ...filter, without }
}

/** Filters that are looser by one value, the nearest first. */
function stepsOf(filter: RecipeFilter, chosen: Chosen): RecipeFilter[] {
  const range = RANGE_NAMES.find((name) => name === chosen.part)
  const wider = range ? widerOf(range, chosen.value).map(({ value }) => ({ ...filter, [range]: value })) : []
  return [...wider, takeOff(filter, chosen)]
}

/** A filter with what is asked for besides. Lists grow; of other parts, what was chosen stays. */
function addAsks(filter: RecipeFilter, asks: Asks): RecipeFilter {
  const chosen = pick(
    SINGLE_PARTS.filter((name) => filter[name] !== null),
    filter,
  )
  return {
    ...filter,
    ...asks,
    ...chosen,
    cuisines: merge(filter.cuisines, asks.cuisines),
    diets: merge(filter.diets, asks.diets),
    eases: merge(filter.eases, asks.eases),
    have: merge(filter.have, asks.have).toSorted(),
    without: merge(filter.without, asks.without).toSorted(),
  }
}

const merge = <Item>(own: readonly Item[], more: readonly Item[] = []) => [...new Set([...own, ...more])]

const SHORTEST_MENDED = 3
/** Letters of a word of which two may be wrong. */
const LONG = 6

/** What was typed, with words that nobody knows in the place of which one is known that is spelled almost alike. Words of drafts are not. */
async function mend(db: Database, typed: string, now: Date): Promise<string> {
  const words = [...new Set(wordsAsTyped(typed))].filter(
    (word) => /^\p{L}+$/u.test(word) && word.length >= SHORTEST_MENDED && !isKnownWord(word),
  )
  if (words.length === 0) return typed
  const [ofGuide, written] = await Promise.all([listGuideWords(db), listNearWords(db, words)])
  const meant = new Map<string, string>()
  for (const word of words) {
    if (ofGuide.has(foldForSearch(word)) || written.includes(foldForSearch(word))) continue
    const isNear = (other: string) => countErrors(word, other) <= (word.length >= LONG ? 2 : 1)
    const [phrase] = nearestWords(word, listPhraseWords()).filter(isNear)
    const known = phrase ?? (await firstWritten(db, nearestWords(word, written).filter(isNear), now))
    if (known !== undefined) meant.set(word, known)
  }
  if (meant.size === 0) return typed
  return wordsAsTyped(typed)
    .map((word) => meant.get(word) ?? word)
    .join(' ')
}

/** The first of some words that stands in a recipe public at `now`. */
async function firstWritten(db: Database, words: readonly string[], now: Date): Promise<string | undefined> {
  for (const word of words) {
    const filter = { ...NO_FILTER, search: word }
    if ((await countRecipes(db, filter, now)) > 0 || (await findInTexts(db, filter, now)).count > 0)
      return word
  }
  return undefined
}

const isKnownWord = (word: string): boolean =>
  !isName(word) ||
  isEmptyWord(word) ||
  readPhrase([word], 0) !== undefined ||
  listPhraseWords().includes(word) ||
  isSubjectWord(word) ||
  findFoodName(word) !== undefined ||
  findFoodElsewhere(word) !== undefined
