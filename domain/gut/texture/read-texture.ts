import { type Word, toWords } from '../../food/line-words.ts'
import { blendsPartly, methodAfter } from './blended-part.ts'
import { toSentences } from '../cooking/step-words.ts'
import type { Texture } from '../fingerprint.ts'
import type { TriggerHit } from '../triggers/read-triggers.ts'
import {
  blendsFlesh,
  blendsOthers,
  bringsEggs,
  frozenPieces,
  isCalled,
  isFleshInPieces,
  isKeptBack,
  isMeatInPieces,
  isMelted,
  isNeverDrunk,
  isPutIn,
  mashesAll,
  namesFlesh,
  pieceOf,
  pipsOf,
  poursSauce,
  putsMeatIn,
  strangerOf,
} from './texture-pieces.ts'
import { isCustardLike, isSteamed, whippedOf } from './texture-custards.ts'
import { bakesYeast, isFirmedAfter, isLongAndMoist, isQuick, toughCubes } from './texture-heat.ts'
import {
  crunchOf,
  findSigns,
  type Found,
  isBurntSkin,
  sinceBeside,
  type Sign,
  untilBeside,
} from './texture-signs.ts'

/** The texture that the method of a dish says, and the words that say it. Null where the method is not read. */
export type ReadTexture = { texture: Texture | null; words: string[] }

/** What a texture is read from; `triggers` are the groups that its lines name. */
export type TextureFields = {
  name: string
  ingredients: readonly { ingredient_text: string }[]
  instructions: readonly { step_text: string }[]
  triggers: readonly Pick<TriggerHit, 'group' | 'amount' | 'term'>[]
}

/** Groups that want chewing, whatever the method does to the rest. */
const CHEWED = new Set(['raw-veg', 'raw-fruit', 'seeds-nuts', 'corn-popcorn', 'tough-meat'])
/** Of them, what the side of a fork cuts, or what has no more than seeds as small as sand. */
const NOT_CHEWED =
  /berr(?:y|ies)$|^(?:mangoe?s?|peach(?:es)?|nectarines?|apricots?|plums?|kiwi(?:fruit)?|figs?|persimmon|guava|lychee|cornmeal|yellow cornmeal|corn meal|(?:maize|mealie) meal|cornbread|corn bread|grits|masa harina|masa|mustard seeds?|whole ?grain mustard)$/
/** Meat and fish in soft pieces, which no sieve lets through. */
const PIECES = /flake|shred|bone|pull|meat|poach/
/** Meat that is cooked slowly is cut by the side of a fork; these words say that it is softer. */
/** Young jackfruit is in strings like it. */
const MEAT =
  /\b(?:jackfruit|beef|lamb|pork|veal|venison|goat|mutton|chicken|turkey|duck|brisket|short ribs?|oxtail|chuck)\b/
const NO_MEAT = /\b(?:stock|broth|bouillon|fat|minced?|ground)\b/
const SLOW_ONLY = /^(?:braise|stew|slow|shred|pull|simmer|poach|until mush|lentils|dal is|rice is)/
/** Fish that flakes is cut by the side of a fork. */
const FLAKES = /^flake/
/** Pieces of meat that dry heat leaves to the knife. */
const PIECE_OF_MEAT =
  /\b(?:chicken (?:thighs?|legs?|drumsticks?|pieces|parts|quarters)|whole (?:\w+ )?chicken|(?:roaster|roasting) chicken|pork (?:loin|shoulder|roast|slices)|leg of lamb|duck (?:breasts?|legs?)|turkey breast|sausages|tuna|swordfish)\b/
const KNIFE = /^(?:roast|grill|broil|barbecue|griddle|sear)/
/** Lines whose food leaves a soft dish soft. */
const SMALL = /\b(?:onions?|finely|shredded|flaked|mashed)\b/
/** They get a crust of their own in dry heat. */
const POTATOES = /\bpotato(?:es)?\b(?! (?:flour|starch|flakes|buns?|rolls?))/
const CRISPS = /^(?:roast|fry|fried|pan fry)/
/** They tell of the part of a dish that is no meat or fish. */
const STARCHY =
  /^(?:mash|congee|porridge|okayu|juk|jook|lugaw|champorado|kiribath|grits|semolina|griessbrei|ugali|fufu|risotto|polenta|dal|khichdi|rice pudding|scramble|soft boiled|overnight oats|swell|grains|no grain)/
/** What takes pieces out, or makes them fine. */
const SIEVES = /strain|sieve|through|food mill|mouli/
/** Signs in the name of a dish that say what it is. */
const DISHES: readonly Sign[] = ['liquid', 'firm dish', 'soft dish', 'bite']
/** A name that says it of the whole dish. */
const CRISP_NAME = /^(?:crispy|crunchy)$/
/** Words reported to readers. */
const MOST_WORDS = 3

/**
 * The texture of a dish as its method words say it: what must be chewed counts first, then what goes through a sieve at the
 * end, then what falls apart, unless a dry heat comes after it. Heat of any kind makes Tender, none at all Regular.
 */
export function readTexture({ name, ingredients, instructions, triggers }: TextureFields): ReadTexture {
  const steps = instructions.map(({ step_text }) => toWords(step_text))
  const title = findSigns(toWords(name), -1).filter(({ term }) => term !== 'stew' || !isQuick(steps))
  const found = findInSteps(steps, title)
  if (found.length === 0) return { texture: null, words: [] }
  const of = (...signs: Sign[]) => ofSigns(found, signs)
  const titled = (sign: Sign) => ofSigns(title, [sign])
  const lines = ingredients.map(({ ingredient_text }) => ingredient_text.toLowerCase())
  const pieces = lines
    .flatMap((line) => pieceOf(line) ?? [])
    .filter((term) => !isMelted(term, steps.flatMap(toSentences)))
  // A custard tart is a tart, and so is a tart with custard.
  const head = findSigns(untilBeside(toWords(name)), -1).findLast(({ sign }) => DISHES.includes(sign))
  const liquid = head?.sign === 'liquid' ? [head] : []
  // A mousse on toast is eaten with the toast.
  const beside = ofSigns(findSigns(sinceBeside(toWords(name)), -1), ['firm dish'])

  const smooth = of('smooth')
  const cooked = found.filter(({ sign, term }) => sign === 'dry' || sign === 'bake' || /^blanch/.test(term))
  const blended = last(smooth)
  const after = (step: number, of: (sign: Found) => boolean) =>
    methodAfter(steps, step, (sentence) => findSigns(sentence, step, title).findLast(of)?.term)
  const afterBlending = after(blended, ({ sign }) => sign === 'smooth')
  const chewy = triggers.filter(({ group, amount }) => group === 'dried-fruit' && amount !== 'trace')
  const hasMore =
    pieces.some((term) => comesAfter(term, steps, afterBlending)) ||
    afterBlending.some(
      (words) => putsMeatIn(words) || bringsEggs(words, lines) || (liquid.length === 0 && poursSauce(words)),
    ) ||
    blendsOthers(steps, blended, [...steps.slice(blended, blended + 1), ...afterBlending], lines) ||
    chewy.some(({ term }) => isPutIn(term, afterBlending, 0))
  const isWhole = smooth.length > 0 && last(cooked) < blended && titled('bite').length === 0 && !hasMore
  const sieves = of('strained', 'smooth').filter(({ term }) => SIEVES.test(term))
  const sieved = Math.max(blended, last(sieves))
  const afterSieving = after(sieved, ({ sign, term }) => sign === 'smooth' || SIEVES.test(term))
  const isClear =
    liquid.length > 0 &&
    !pieces.some((term) => isPutIn(term, afterSieving, 0)) &&
    !steps.slice(Math.max(sieved, 0)).some(putsMeatIn)
  const strained = isClear ? [...liquid, ...of('strained')] : []
  const end = isWhole ? blended : strained.length > 0 ? last(of('strained')) : -1
  const afterEnd = after(end, ({ sign }) => sign === (isWhole ? 'smooth' : 'strained'))
  const isStill = ({ term }: { term: string }) =>
    end < 0 || isAddedAfter(term, steps, end + 1) || isPutIn(term, afterEnd, 0)
  const chewed = triggers.filter(
    ({ group, amount, term }) => CHEWED.has(group) && amount !== 'trace' && !NOT_CHEWED.test(term),
  )
  const rough = [
    ...of('rough').filter((sign) => sign.step >= end && !isBurntSkin(sign, steps)),
    ...(titled('soft dish').length > 0 ? [] : liquid.length > 0 ? beside : titled('firm dish')),
    ...findSigns(untilBeside(toWords(name)), -1).filter(({ term }) => CRISP_NAME.test(term)),
    ...(bakesYeast(steps, lines) ? [{ term: 'yeast dough' }] : []),
    ...chewed.filter(isStill),
    ...crunchOf(ingredients).filter(isStill),
    ...frozenPieces(name, pieces, steps.flatMap(toSentences)),
    ...(blended < 0 ? [] : strangersAfter(lines, steps, afterBlending)),
  ]
  if (rough.length > 0) return say('regular', rough)
  const knife = of('dry').filter(({ term }) => KNIFE.test(term))
  const isCarved =
    lines.some((line) => PIECE_OF_MEAT.test(line)) && !of('soft').some(({ term }) => PIECES.test(term))
  if (knife.length > 0 && isCarved) return say('regular', knife)
  const tough = toughCubes(lines, steps, knife.length > 0)
  if (tough.length > 0) return say('regular', tough)
  const crisped = of('dry').filter(({ term }) => CRISPS.test(term))
  const isMashed = of('soft').some(({ term }) => term.startsWith('mash')) || of('smooth').length > 0
  const isBoiled = of('heat').some(({ term }) => term !== 'brown')
  if (crisped.length > 0 && !isMashed && lines.some((line) => POTATOES.test(line)) && !isBoiled)
    return say('regular', crisped)
  if (titled('drink').length > 0 && of('dry', 'bake').length === 0 && !lines.some(isNeverDrunk))
    return say('smooth', titled('drink'))

  const soft = [...titled('soft'), ...of('soft')]
  const isFine = blendsFlesh(steps[blended]) && !afterBlending.some(namesFlesh)
  const hasPieces =
    titled('soft').length > 0 ||
    soft.some(({ term, step }) => PIECES.test(term) && !(isFine && step < blended))
  if (isWhole && !hasPieces && last(of('soft')) <= blended) {
    const pips = sieves.length > 0 ? [] : lines.flatMap((line) => pipsOf(line) ?? [])
    const coarse = [...pips, ...(afterBlending.some(isSteamed) ? [{ term: 'steam' }] : [])]
    return coarse.length > 0 ? say('soft', coarse) : say('smooth', smooth)
  }
  const isStrained = strained.length > 0 && last(soft) < end && of('dry', 'bake').length === 0
  if (isStrained && !hasPieces) return say('smooth', strained)
  // What was soft before it was blended says nothing of what comes into it then.
  const from = smooth.length > 0 && hasMore ? blended : -1
  const softened = titled('bite').length > 0 ? [] : findSoft({ title, found, steps, lines, pieces }, from)
  if (softened.length > 0 && !chewy.some(isStill)) return say('soft', softened)
  const heated = of('heat', 'dry', 'bake', ...(chewy.some(isStill) ? [] : ['soft' as const]))
  const steamed = of('heat').filter(({ term }) => term.startsWith('steam'))
  if (
    steamed.length > 0 &&
    of('dry', 'bake').length === 0 &&
    titled('bite').length === 0 &&
    isCustardLike(lines)
  )
    return say('soft', steamed)
  if (heated.length > 0) return say('tender', heated)
  const spooned =
    title.every(({ sign }) => sign === 'work') || liquid.length > 0 ? whippedOf(name, lines, steps) : []
  return spooned.length > 0 ? say('smooth', spooned) : say('regular', [{ term: 'no heat' }])
}

/** The signs of a method; what blends a part of the dish alone says nothing of it. */
const findInSteps = (steps: Steps, title: readonly Found[]): Found[] => {
  const sentences = steps.flatMap((words, step) => toSentences(words).map((sentence) => ({ sentence, step })))
  const said = sentences.map(({ sentence }) => sentence)
  return sentences.flatMap(({ sentence, step }, at) => {
    const signs = findSigns(sentence, step, title)
    const isPart = signs.some(isBlending) && blendsPartly(said, at)
    return isPart ? signs.filter((sign) => !isBlending(sign)) : signs
  })
}

const isBlending = ({ sign, term }: Found) => sign === 'smooth' || term.startsWith('mash')

type Steps = readonly (readonly Word[])[]

type Read = {
  title: readonly Found[]
  found: readonly Found[]
  steps: readonly (readonly Word[])[]
  lines: readonly string[]
  pieces: readonly string[]
}

/** What makes all of a dish soft from a step on, and no dry heat after it; empty where nothing does. */
function findSoft(read: Read, from: number): readonly { term: string }[] {
  const { title, found, steps, lines } = read
  const titled = ofSigns(title, ['soft'])
  const soft = [...titled, ...ofSigns(found, ['soft'])]
  const hasMeat = lines.some((line) => (MEAT.test(line) && !NO_MEAT.test(line)) || isMeatInPieces(line))
  const isMadeFine =
    soft.some(({ term }) => PIECES.test(term) && !(hasMeat && term.startsWith('poach'))) ||
    steps.flatMap(toSentences).some(mashesAll)
  const isBeside = !isMadeFine && lines.some(isFleshInPieces)
  // Eggs scrambled with vegetables are as firm as those.
  const others = lines.flatMap((line) =>
    SMALL.test(line) || (isMadeFine && isFleshInPieces(line)) ? [] : (pieceOf(line) ?? []),
  )
  const falling = soft.filter(
    ({ term, step }) =>
      (step < 0 || step > from) &&
      !FLAKES.test(term) &&
      !(hasMeat && SLOW_ONLY.test(term)) &&
      !(isBeside && STARCHY.test(term)) &&
      !(others.length > 0 && /^scramble/.test(term)),
  )
  const afterFalling = methodAfter(
    steps,
    last(falling),
    (sentence) => findSigns(sentence, 0).findLast(({ sign }) => sign === 'soft')?.term,
  )
  const hasFirmer =
    last(falling) >= 0 &&
    (others.some((term) => comesAfter(term, steps, afterFalling)) ||
      (isPutIn('vegetables', afterFalling, 0) && others.some((term) => !isPutIn(term, steps, 0))))
  if (hasFirmer) return []
  const isDry = isFirmedAfter(found, falling, steps)
  if (falling.length > 0 && (!isDry || (titled.length > 0 && !endsWithFried(read)))) return falling
  const long = steps.findLastIndex((words, step) => isLongAndMoist(words, step, found))
  if (long < 0 || hasMeat || isDry) return []
  const afterLong = methodAfter(
    steps,
    long,
    (sentence) => sentence.find(({ text }) => /^(?:hours?|min\w*)$/.test(text))?.text,
  )
  return others.some((term) => comesAfter(term, steps, afterLong)) ? [] : [{ term: 'an hour or more' }]
}

/** Whether pieces are fried when all else is soft. Onions fried for a dal leave it as soft as it is. */
function endsWithFried({ found, steps, pieces }: Read): boolean {
  const dry = last(ofSigns(found, ['dry']))
  const isLast = ofSigns(found, ['soft']).length > 0 && dry > last(ofSigns(found, ['heat', 'soft']))
  const fried = steps.slice(dry, dry + 1)
  return isLast && pieces.some((term) => !/\bonion/.test(term) && isPutIn(term, fried, 0))
}

const ofSigns = (some: readonly Found[], signs: readonly Sign[]): Found[] =>
  some.filter(({ sign }) => signs.includes(sign))

const last = (some: readonly Found[]) => some.at(-1)?.step ?? -1

const say = (texture: Texture, some: readonly { term: string }[]): ReadTexture => ({
  texture,
  words: [...new Set(some.map(({ term }) => term))].slice(0, MOST_WORDS),
})

/** A food that the method names after the dish was blended, and not before, or of which a part was kept for then. */
function comesAfter(term: string, steps: Steps, after: Steps): boolean {
  const count = (some: Steps) => some.flat().filter(isCalled(term)).length
  const later = count(after)
  return later > 0 && (count(steps) === later || after.some((words) => isKeptBack(term, words)))
}

/** What nobody knows, and comes to a dish that was blended. */
const strangersAfter = (lines: readonly string[], ...method: [Steps, Steps]): { term: string }[] =>
  lines.flatMap((line) => {
    const term = strangerOf(line)
    return term !== undefined && comesAfter(term, ...method) ? { term } : []
  })

/** A topping that a later step names. */
function isAddedAfter(term: string, steps: Steps, step: number): boolean {
  return steps.slice(step).some((words) => words.some(isCalled(term)))
}
