import { sentencesOf } from '../cooking/step-words.ts'
import { methodAfter } from './blended-part.ts'
import { PIECES, type Reasons } from './find-rough.ts'
import { comesAfter, type Dish, last, ofSigns } from './texture-dish.ts'
import { isFirmedAfter, isLongAndMoist } from './texture-heat.ts'
import { isFleshInPieces, isMeatInPieces, isPutIn, mashesAll, pieceOf } from './texture-pieces.ts'
import { findSigns } from './texture-signs.ts'

/** Meat that is cooked slowly is cut by the side of a fork. Young jackfruit is in strings like it. */
const MEAT =
  /\b(?:jackfruit|beef|lamb|pork|veal|venison|goat|mutton|chicken|turkey|duck|brisket|short ribs?|oxtail|chuck)\b/
const NO_MEAT = /\b(?:stock|broth|bouillon|fat|minced?|ground)\b/
/** Words that make everything but such meat softer. */
const SLOW_ONLY = /^(?:braise|stew|slow|shred|pull|simmer|poach|until mush|lentils|dal is|rice is)/
/** Fish that flakes is cut by the side of a fork. */
const FLAKES = /^flake/
/** Lines whose food leaves a soft dish soft. */
const SMALL = /\b(?:onions?|finely|shredded|flaked|mashed)\b/
/** They tell of the part of a dish that is no meat or fish. */
const STARCHY =
  /^(?:mash|congee|porridge|okayu|juk|jook|lugaw|champorado|kiribath|grits|semolina|griessbrei|ugali|fufu|risotto|polenta|dal|khichdi|rice pudding|scramble|soft boiled|overnight oats|swell|grains|no grain)/

/** What makes all of a dish soft from a step on, and no dry heat after it; empty where nothing does. */
export function findSoft(dish: Dish, from: number): Reasons {
  const { title, found, steps, lines } = dish
  const titled = ofSigns(title, ['soft'])
  const soft = [...titled, ...ofSigns(found, ['soft'])]
  const hasMeat = lines.some((line) => (MEAT.test(line) && !NO_MEAT.test(line)) || isMeatInPieces(line))
  const isMadeFine =
    soft.some(({ term }) => PIECES.test(term) && !(hasMeat && term.startsWith('poach'))) ||
    sentencesOf(steps).some(mashesAll)
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
  if (falling.length > 0 && (!isDry || (titled.length > 0 && !endsWithFried(dish)))) return falling
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
function endsWithFried({ found, steps, pieces }: Dish): boolean {
  const dry = last(ofSigns(found, ['dry']))
  const isLast = ofSigns(found, ['soft']).length > 0 && dry > last(ofSigns(found, ['heat', 'soft']))
  const fried = steps.slice(dry, dry + 1)
  return isLast && pieces.some((term) => !/\bonion/.test(term) && isPutIn(term, fried, 0))
}
