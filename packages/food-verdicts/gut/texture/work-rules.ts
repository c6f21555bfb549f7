import { isWord, type Work } from '../cooking/method-words.ts'
import { FIRM, PIECES, SMOOTH, SOFT, type Tracked } from './tracked-part.ts'

/** How a clause does its work on a food. */
export type Manner = {
  term: string
  /** The clause names the food. */
  isByName: boolean
  /** The food was named last. */
  isLast: boolean
  /** It says of everything what it says. */
  isAll: boolean
  /** But for what went another way. */
  isRest: boolean
  /** Other foods that can be felt get the same work. */
  isWithOthers: boolean
  /** Three quarters of an hour or more. */
  isLong: boolean
  /** A porridge, a risotto: its grain is soft when it is cooked. */
  isGrainDish: boolean
  isHotPot: boolean
  /** "Until smooth." */
  isFine: boolean
  /** "As fine as thread." */
  isInThreads: boolean
  isInWaterBath: boolean
  /** It is done to a part of the eggs. */
  isOfYolks: boolean
  /** "On each side", "until golden", in an open oven. */
  isFried: boolean
}

const soften = (part: Tracked) => Math.min(part.state, SOFT)
const isFlesh = ({ nature }: Tracked) => nature === 'meat' || nature === 'fish'
/** What moist heat makes soft. Skins stay, and what was fried needs moisture. */
const canSoften = ({ nature, hasSkin, state, isMoist }: Tracked) =>
  nature === 'softens' && !hasSkin && (state < FIRM || isMoist)

/** A blender leaves pips, nuts without much liquid, and the skins of raw food to be felt. */
function blend(part: Tracked, { isByName, isLast, isAll, isRest, isFine }: Manner): number {
  if (part.nature === 'piece') return part.state
  if (isWord('blended by name', part.nature) && !isByName && !isLast && !isAll) return part.state
  if (isAll && !isRest) part.portion = SMOOTH
  const isGritty = part.nature === 'nut' && !isFine && part.state > SMOOTH
  const isFibrous = part.hasSkin && !part.isHeated
  if (part.hasPips) return part.state
  return isGritty || isFibrous ? SOFT : SMOOTH
}

/** What was cooked in a liquid stays in the sieve. What is raw may lie where the liquid goes. */
function sieve(part: Tracked, { isByName, isLast }: Manner): number {
  const isLeftBehind = part.isHeated || !isWord('lies beside', part.nature)
  return isByName || isLast || isLeftBehind ? SMOOTH : part.state
}

function mash(part: Tracked, { isByName, isOfYolks }: Manner): number {
  const { nature, kind, hasPips, hasSkin } = part
  if (hasPips || hasSkin) return part.state
  const isMashed = nature === 'softens' || nature === 'fish' || kind === 'pulse' || kind === 'fruit'
  return isMashed || (kind === 'egg' && isByName && !(isOfYolks && part.head === 'egg'))
    ? soften(part)
    : part.state
}

function shred(part: Tracked, { isInThreads }: Manner): number {
  const isThread = part.nature === 'meat' && part.kind !== 'cured_meat' && isInThreads
  const isFlake = part.nature === 'fish' && part.isHeated
  return part.state < FIRM && (isThread || isFlake) ? soften(part) : part.state
}

const isBoiledGarlic = ({ words, isMoist }: Tracked, { isByName }: Manner) =>
  words.has('garlic') && isByName && isMoist

function simmer(part: Tracked, manner: Manner): number {
  const { isByName, isLong, isGrainDish, isFried } = manner
  const { nature, kind, state } = part
  if (isFried) return fry(part, manner)
  if (nature === 'egg' && isByName) return FIRM
  if (isBoiledGarlic(part, manner)) return soften(part)
  if (nature === 'powder' && state === PIECES) return SMOOTH
  const isGrain = isGrainDish && kind !== 'vegetable' && kind !== 'fruit'
  return canSoften(part) && (isLong || isGrain) ? soften(part) : state
}

function thicken(part: Tracked): number {
  if (part.nature === 'powder' || (part.nature === 'egg' && part.state < FIRM)) return SMOOTH
  const isPulp = part.kind === 'fruit' || part.head === 'tomato'
  return isPulp && canSoften(part) ? soften(part) : part.state
}

function melt(part: Tracked, { term, isHotPot }: Manner): number {
  if (part.nature === 'powder' && part.state === PIECES) return SMOOTH
  return part.nature === 'melts' && (term !== 'whisk' || isHotPot) ? SMOOTH : part.state
}

function steam({ nature, state }: Tracked): number {
  if (nature === 'powder') return FIRM
  return nature === 'fluid' ? state : Math.max(state, SOFT)
}

function bake({ nature, state }: Tracked, { isInWaterBath }: Manner): number {
  if (nature === 'fluid' || nature === 'aromatic') return state
  return isInWaterBath && nature !== 'powder' ? Math.max(state, SOFT) : FIRM
}

/** Whisked whites keep their shape in the custard. */
function poach(part: Tracked, manner: Manner): number {
  if (part.nature === 'egg') part.portion = Math.max(part.portion, SOFT)
  if (part.nature === 'meat' && part.state === SMOOTH) return SOFT
  if (isBoiledGarlic(part, manner)) return soften(part)
  return part.nature === 'fish' && part.state < FIRM ? SOFT : part.state
}

/** What lies beside in the pan is not meant; a batter is. */
function fry(part: Tracked, manner: Manner): number {
  const isFried = manner.isByName || manner.isAll || part.nature === 'egg' || part.nature === 'powder'
  return isFried ? bake(part, manner) : part.state
}

/** The state of a food after each work. Other work leaves it as it is. */
const RULES: Partial<Record<Work, (part: Tracked, manner: Manner) => number>> = {
  blend,
  sieve,
  mash,
  shred,
  soften: (part, { term }) =>
    (canSoften(part) && (term !== 'overnight' || part.kind !== 'fruit')) ||
    (part.nature === 'aromatic' && part.kind === 'vegetable')
      ? soften(part)
      : part.state,
  fall: (part) => (isFlesh(part) || canSoften(part) ? soften(part) : part.state),
  set: (part) => (part.nature === 'egg' ? Math.max(part.state, SOFT) : part.state),
  scramble: (part) => (part.nature === 'egg' ? Math.max(part.state, SOFT) : part.state),
  simmer,
  poach,
  steam,
  thicken,
  melt,
  fry,
  bake,
  mix: (part, { isByName, isHotPot }) =>
    part.nature === 'melts' && part.kind?.includes('cheese') && isByName && isHotPot
      ? soften(part)
      : part.state,
}

/** Does work on a food; true where the food is finer for it. */
export function workOn(part: Tracked, work: Work, manner: Manner, sentence: unknown): boolean {
  const from = part.state
  if (isWord('makes hot', work)) part.isHeated = true
  if (isWord('moist heat', work) || isWord('dry heat', work))
    part.isMoist = isWord('moist heat', work) && !manner.isFried
  part.state = RULES[work]?.(part, manner) ?? from
  if (work === 'blend' || work === 'sieve')
    part.blended =
      manner.isByName || (manner.term !== 'strain' && !manner.isWithOthers) ? undefined : { from, sentence }
  return part.state < from
}
