import { hasWord, isWord, type Work } from '../cooking/method-words.ts'
import { singularOf } from 'recipe-basics/text/english-noun'
import { isEverydayWord, isKitchenWord } from 'recipe-reading/food/find-foods'
import { wordsOfTerm } from 'recipe-reading/food/term-index'
import { cookedMinutes } from '../cooking/cooked-minutes.ts'
import type { Kitchen } from './kitchen.ts'
import { leavesLumps, namesPart } from './partial-blend.ts'
import { isAside, unique } from './pantry.ts'
import { strangerOf } from './parts.ts'
import {
  endOfObjects,
  foodsAfter,
  isAll,
  isBath,
  isCalled,
  isDirect,
  isFraction,
  isOptional,
  isRest,
  isThem,
} from './clause-words.ts'
import type { Clause } from './read-clauses.ts'
import { SMOOTH, SOFT, type Tracked } from './tracked-part.ts'
import { type Manner, workOn } from './work-rules.ts'

const PUT_WITHIN = 4
const FAT = /(?:butter|ghee|oil)$/
const NO_NOUN = /(?:ing|ly|ed)$/
const LONG_MINUTES = 45

/** What is lifted out of a pot to be thrown away: a bay leaf. Of other food the method has to say so. */
const isSpent = ({ nature, kind, words }: Tracked) =>
  nature === 'piece' ||
  nature === 'aromatic' ||
  nature === 'fluid' ||
  kind === 'seasoning' ||
  [...words].some((word) => isWord('spent', word))

const isBody = ({ nature }: Tracked) => nature !== 'fluid'

/** Does what a clause says with the foods that it names, or with all that is in the pot. `isPartly`: to half of it, or coarsely. */
export function workClause(kitchen: Kitchen, clause: Clause, step: number, isPartly: () => boolean) {
  const { work, words } = clause
  putUnder(kitchen, clause)
  joinMixtures(kitchen, clause)
  const objects = objectsOf(kitchen, clause)
  for (const part of objects) mention(part, clause)
  if (isOptional(clause)) kitchen.before = objects
  else if (isWord('keeps', work ?? 'mix') && hasWord(words, 'portion')) keepPortion(kitchen, objects)
  else if (work !== undefined && isWord('takes', work)) take(kitchen, clause, objects)
  else if (work === undefined || work === 'prepare') prepare(kitchen, clause, objects)
  else {
    gather(kitchen, clause, work, objects)
    const isVoid = isWorkVoid(kitchen, clause, work, objects, isPartly)
    if (!isVoid) apply(kitchen, clause, work, objects, step)
    if (objects.length > 0) kitchen.last = objects
  }
  kitchen.before = objects
}

function objectsOf(kitchen: Kitchen, clause: Clause): Tracked[] {
  const { pantry, pots, last } = kitchen
  const end = endOfObjects(clause)
  const named = clause.foods.filter((food) => food.start < end && !isAside(clause.words, food))
  const objects = unique([
    ...named.flatMap((food) => pantry.find(food, clause.work)),
    ...pantry.findFamilies([...wordsOfTerm(clause.term), ...clause.words.slice(0, end)]),
  ])
  const isTaken = clause.work !== undefined && isWord('takes', clause.work)
  const isOther =
    objects.length === 0 && isThem(clause) && !isTaken && !last.some((part) => pots.current().has(part))
  return isOther ? [...last] : objects
}

/** "Strain it over the noodles." */
function putUnder({ pantry, pots }: Kitchen, clause: Clause) {
  if (!clause.work || !isWord('makes fine', clause.work)) return
  for (const part of foodsAfter(clause, 'over').flatMap((food) => pantry.find(food, 'top'))) {
    mention(part, clause)
    if (isBody(part)) pots.leave(part)
  }
}

/** "The mushroom mixture" is all that lies with the mushrooms. */
function joinMixtures({ pantry, pots }: Kitchen, { foods, words, work }: Clause) {
  if (work === undefined || work === 'prepare') return
  for (const food of foods.filter(({ end }) => isWord('mixture', words[end]?.text ?? '')))
    for (const part of pantry.find(food, 'prepare')) pots.join(part)
}

/** A food that was blended with its pot, and is named again, lay beside it. Where a rest is named, some of it went another way. */
function mention(part: Tracked, { words, sentence, work, term }: Clause) {
  const { blended, state, first, isNamed } = part
  const isPutIn = work === 'top' || isWord('puts in', term)
  const isLater = blended !== undefined && (blended.sentence !== sentence || isPutIn)
  const isAgain = isLater && work !== 'discard' && work !== 'sieve' && work !== 'blend'
  if (isAgain) part.state = Math.max(state, blended.from)
  if (isCalled(part, words, 'reserved') && isNamed) part.state = Math.max(part.state, first)
  if (isCalled(part, words, 'rest')) part.portion = Math.max(part.portion, isNamed ? state : first)
  Object.assign(part, { isNamed: true, isOut: false, blended: undefined })
}

/** "Keep back a handful": some of it stays as it is now. */
function keepPortion({ pots }: Kitchen, objects: readonly Tracked[]) {
  for (const part of objects.length > 0 ? objects : pots.current())
    part.portion = Math.max(part.portion, part.state)
}

function take(kitchen: Kitchen, clause: Clause, objects: readonly Tracked[]) {
  const { pantry, pots, last } = kitchen
  const named = unique([...objects, ...pantry.findHeads(clause.words.slice(0, endOfObjects(clause) + 1))])
  const isIt = isThem(clause) || hasWord(wordsOfTerm(clause.term), 'them')
  const parts = named.length > 0 ? named : isIt || clause.words.length === 0 ? last : []
  const solids = hasWord(clause.words, 'solids')
    ? pantry.all.filter((part) => isBody(part) && (!part.isNamed || pots.current().has(part)))
    : []
  for (const part of [...parts, ...solids]) {
    pots.leave(part)
    part.isOut = clause.work === 'discard' || (clause.work === 'remove' && isSpent(part))
  }
  kitchen.last = parts.filter(({ isOut }) => !isOut)
}

function prepare(kitchen: Kitchen, clause: Clause, objects: readonly Tracked[]) {
  const { pantry, pots, isGrainDish } = kitchen
  if (isGrainDish && isWord('soaks', clause.term))
    for (const part of pantry.all)
      if (part.kind === 'oats' && part.isNamed && part.nature === 'softens')
        part.state = Math.min(part.state, SOFT)
  if (isFraction(clause)) keepPortion(kitchen, objects)
  if (![...pots.current()].some(isBody)) for (const part of objects) pots.join(part)
  if (objects.length > 0) kitchen.last = objects
}

/** Flesh that was blended with cream alone: its dumplings are soft. */
const isMousse = (pot: readonly Tracked[]) =>
  pot.some(({ nature, state }) => (nature === 'meat' || nature === 'fish') && state === SMOOTH) &&
  pot.some(({ head }) => head === 'cream') &&
  !pot.some(({ nature, kind }) => isWord('binds', nature) || kind === undefined)

/** Puts the foods of a clause into the pot, and those that nobody knows into the dish. */
function gather(kitchen: Kitchen, clause: Clause, work: Work, objects: readonly Tracked[]) {
  const { pantry, pots } = kitchen
  const isCoated = clause.term.startsWith('coat') && hasWord(clause.words, 'liquid')
  if (work === 'shape' && !isCoated && !isMousse([...pots.current()])) kitchen.isShaped = true
  if (work === 'freeze') kitchen.isFrozen = true
  if (isWord('alone in the heat', work)) kitchen.isFrozen = false
  const isFirst = objects.length === 0 && !pantry.all.some(({ isNamed }) => isNamed)
  const spared = foodsAfter(clause, 'except').flatMap((food) => pantry.find(food, work))
  if (isAll(clause) || isFirst)
    for (const part of pantry.all)
      if (part.line >= 0 && !part.isGarnish && !part.isOut && !(isRest(clause) && part.isNamed))
        pots.join(part)
  if (isWord('alone in the heat', work)) pots.turnTo(objects)
  for (const part of objects) {
    if (isWord('serves', clause.term)) pots.leave(part)
    else pots.join(part)
  }
  for (const part of spared) {
    pots.leave(part)
    part.isNamed = true
    if (work === 'sieve' && clause.words.some(({ text }) => text === 'leaving')) part.isOut = true
  }
  const stranger = isWord('puts in', clause.term) || work === 'top' ? strangeWord(clause) : undefined
  if (stranger === undefined) return
  const known = pantry.findHeads([{ text: stranger, breaks: '' }])
  if (known.length === 0) pantry.add(strangerOf(stranger))
  for (const part of known) pots.join(part)
}

/** The first thing that a clause puts in, where nobody knows it: "top with the boba". */
const strangeWord = ({ unknown, words, foods }: Clause): string | undefined =>
  unknown.find((name) => {
    const at = words.findIndex(({ text }) => text === name)
    // "A cloud of cream".
    if (words[at + 1]?.text === 'of' && foods.some(({ start }) => start > at)) return false
    return at >= 0 && at < PUT_WITHIN && !hasWord(words.slice(0, at), 'place') && isStrange(name)
  })

const isStrange = (text: string): boolean =>
  text.length > 2 &&
  !NO_NOUN.test(text) &&
  !isWord('pot', text) &&
  !isWord('quality', text) &&
  ![text, singularOf(text)].some((word) => isEverydayWord(word) || isKitchenWord(word))

/** Work that leaves pieces: of half the pot, of dry food, of pasta in a sieve, of an oil in which something lay. */
function isWorkVoid(
  kitchen: Kitchen,
  clause: Clause,
  work: Work,
  objects: readonly Tracked[],
  isPartly: () => boolean,
): boolean {
  if (!isWord('makes fine', work)) return false
  const { words, term, foods } = clause
  if (work === 'sieve') {
    const isDrained =
      term === 'strain' &&
      objects.some((part) => isBody(part) && part.kind !== 'fruit') &&
      !hasWord(words, 'through')
    return isDrained || foods.some((food) => FAT.test(food.term)) || isPartly()
  }
  const isDry =
    work === 'blend' &&
    (hasWord(words, 'dry crumbs') || scopeOf(kitchen, clause, work, objects).every(isDryFood))
  if (work === 'mash' && scopeOf(kitchen, clause, work, objects).some(({ isMoist }) => isMoist))
    return leavesLumps(clause.sentence) || namesPart(clause.sentence)
  return isDry || isPartly()
}

const isDryFood = ({ nature, kind }: Tracked) =>
  isWord('dry food', nature) ||
  kind === 'oats' ||
  kind === 'grain' ||
  (nature === 'fluid' && (kind === 'sugar' || kind === 'seasoning'))

/** What a clause does its work on. */
function scopeOf(
  { pantry, pots, before }: Kitchen,
  clause: Clause,
  work: Work,
  objects: readonly Tracked[],
): readonly Tracked[] {
  if (isWord('describes', work) && objects.length === 0 && before.some(isBody)) return before
  if (work === 'bake' && !objects.some(isBody))
    return pantry.all.filter(({ isNamed, isOut }) => isNamed && !isOut)
  const isNamed = isAll(clause) || objects.length === 0 || hasWord(clause.words.slice(0, PUT_WITHIN), 'pot')
  const isLiquid = !objects.some(isBody) && work !== 'blend' && work !== 'mash'
  const isBeside = work !== 'mix' && work !== 'top' && !isDirect(clause)
  return isNamed || isLiquid || isBeside ? unique([...objects, ...pots.current()]) : objects
}

function apply(kitchen: Kitchen, clause: Clause, work: Work, objects: readonly Tracked[], step: number) {
  const { pots, last, isGrainDish, isFine } = kitchen
  const { sentence, term } = clause
  const scope = scopeOf(kitchen, clause, work, objects)
  const bodies = scope.filter((part) => isBody(part) && part.nature !== 'aromatic')
  const manner: Omit<Manner, 'isByName' | 'isLast'> = {
    term,
    isAll: isAll(clause),
    isRest: isRest(clause),
    isWithOthers: bodies.length > 1,
    isLong: cookedMinutes(sentence) >= LONG_MINUTES,
    isGrainDish,
    isHotPot: [...pots.current()].some(({ isHeated }) => isHeated),
    isFine,
    isInThreads: hasWord(sentence, 'thread'),
    isInWaterBath: hasWord(sentence, 'water bath') || isBath(sentence),
    isOfYolks: hasWord(clause.words, 'egg part'),
    isFried: hasWord(sentence, 'fried side') || (hasWord(sentence, 'oven') && !hasWord(sentence, 'covered')),
  }
  if (work === 'blend' || work === 'mash') kitchen.madeAt = step
  const namesPot = !isThem(clause) && hasWord(clause.words.slice(0, PUT_WITHIN), 'pot')
  for (const part of scope) {
    const isLast = last.includes(part) && !namesPot
    const isByName = (isBody(part) && objects.includes(part)) || (isThem(clause) && isLast)
    if (workOn(part, work, { ...manner, isByName, isLast }, sentence)) kitchen.words.add(term)
  }
}
