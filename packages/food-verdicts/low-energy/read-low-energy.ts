import type { RecipeReading } from 'recipe-reading/reading/recipe-reading'
import type { LowEnergy } from './facts.ts'
import { readHandsOn } from './hands-on.ts'
import { LITTLE, readCuts } from './read-cuts.ts'

/** The times that a recipe gives, in minutes. */
export type GivenTimes = { prep_time_minutes: number | null; total_time_minutes: number | null }

/** The facts, and the words that decide them, at most three each. */
export type ReadLowEnergy = { facts: LowEnergy; words: Record<keyof LowEnergy, string[]> }

type Answer<Value> = { value: Value; words: string[] }

const MOST_WORDS = 3

/**
 * What the steps and lines of an English recipe say of the strength that it asks for. Nothing is said of a recipe without steps.
 */
export function readLowEnergy(reading: RecipeReading, given: GivenTimes): ReadLowEnergy {
  const steps = reading.steps.map((step) => withoutAccents(step.text))
  const text = steps.join(' ')
  if (text.trim() === '') return toRead(NOTHING)
  const lines = reading.lines.map((line) => line.text)
  const cuts = readCuts(lines, text)
  return toRead({
    handsOn: readHandsOn(
      { prep: given.prep_time_minutes, total: given.total_time_minutes },
      { cuts: cuts.count, lines },
      steps,
    ),
    'one-pot': readOnePot(text),
    'little-chopping': { value: cuts.count <= LITTLE ? 'yes' : 'no', words: cuts.words },
    freezes: readSaid(text, FREEZES, FREEZES_NOT),
    reheats: readSaid(text, REHEATS, REHEATS_NOT),
  })
}

/** No word of a pattern ends at an accent: “sauté” is read as “saute”. */
const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

type Answers = { [Fact in keyof LowEnergy]: Answer<LowEnergy[Fact]> }

const NONE = { value: null, words: [] }
const NOTHING: Answers = {
  handsOn: NONE,
  'one-pot': NONE,
  'little-chopping': NONE,
  freezes: NONE,
  reheats: NONE,
}

function toRead(answers: Answers): ReadLowEnergy {
  const say = ({ words }: Answer<unknown>) => [...new Set(words)].slice(0, MOST_WORDS)
  return {
    facts: {
      handsOn: answers.handsOn.value,
      'one-pot': answers['one-pot'].value,
      'little-chopping': answers['little-chopping'].value,
      freezes: answers.freezes.value,
      reheats: answers.reheats.value,
    },
    words: {
      handsOn: say(answers.handsOn),
      'one-pot': say(answers['one-pot']),
      'little-chopping': say(answers['little-chopping']),
      freezes: say(answers.freezes),
      reheats: say(answers.reheats),
    },
  }
}

/** Vessels that food is cooked in, by kind. What comes first in a list of words is the longer name. */
const VESSELS = {
  skillet: /\b(?:skillet|frying pan|fry pan|saut[eé] pan|wok|griddle|nonstick pan)\b/i,
  saucepan:
    /\b(?:saucepan|sauce ?pot|saucepot|double boiler|dutch oven|stock ?pot|soup pot|(?:large|small|big) pot|pot of (?:\w+ )?water|pan of (?:\w+ ){0,3}water)\b/i,
  oven: /\b(?:baking (?:dish|pan|sheet|tray|tin)|sheet pan|roasting (?:pan|tin)|casserole dish|loaf (?:pan|tin)|cake (?:pan|tin)|muffin (?:pan|tin)|pie (?:plate|pan|dish)|cookie sheet|jelly roll pan|ramekins?|springform)\b/i,
  cooker: /\b(?:instant pot|pressure cooker|slow cooker|crock ?pot|air fryer|rice cooker)\b/i,
  grill: /\b(?:grill|barbecue|bbq)\b(?! until)/i,
}
const SECOND =
  /\b(?:(?:separate|another|second|other|clean|small) (?:\w+ )?(?:skillet|saucepan|pan|pot|griddle)|two (?:\w+ )?(?:baking sheets|trays|pans|pots)|(?:cook|boil|prepare) (?:the |your )?(?:pasta|noodles|rice|spaghetti|linguine)\b.{0,30}(?:package|packet|pack|al dente|boiling|directions)|meanwhile,? (?:cook|boil) (?:the )?(?:pasta|rice|noodles|potatoes))/i
/** Words for a vessel that say no kind: beside one of another kind they may be a second one. */
const MAY_BE_SECOND: readonly (readonly [RegExp, keyof typeof VESSELS])[] = [
  [/\b(?:wide|deep|heavy|shallow) pan\b/i, 'skillet'],
  [/\b(?:on|onto) (?:a|the|two) (?:\w+ )?trays?\b/i, 'oven'],
]
/** Something is roasted that no vessel is named for. */
const OVEN = /\b(?:preheat (?:the |your )?oven|in the oven)\b/i
/** What an oven does. Beside a saucepan that is a second vessel; a skillet may go into the oven itself. */
const OVEN_WORK = /\b(?:bake|roast)\b(?= (?:the|them|it|for|at|in|on|until|your)\b)/i
/** What a stove does: a baking dish is not what it is done in. */
const STOVE_WORK =
  /\b(?:(?:pan|stir|deep|shallow)[- ]?fry|fry|saut[eé]|sear|simmer|(?:par)?boil|brown) (?:the|in|it|them|until|for|gently|over|your)\b/i
/** Something is cooked beside what boils, and no vessel is named for it. */
const BESIDE =
  /\b(?:meanwhile|in the meantime|while (?:the )?(?:pasta|noodles|rice|potatoes|spaghetti)\b).{0,120}\b(?:saut[eé]|fry|brown|melt|sear)\b/i
const GOES_IN =
  /\b(?:dutch oven|ovenproof|oven[- ](?:safe|proof)|(?:skillet|pan|pot) (?:in|into|to) the oven)\b/i
const SMALL_ONE = /\bsmall (?:\w+ )?(?:skillet|saucepan|pan|pot)\b/i
const GREAT_ONE =
  /(?<!small )\b(?:large |big |wide |deep |heavy |same )?(?:skillet|saucepan|frying pan|pot|wok)\b/i
const HEAT = /\b(?:cook|heat|bake|boil|simmer|fry|roast|grill|saut[eé]|steam|oven|melt|warm)\b/i
const ALL_IN_ONE = /\b(?:all in one pot|in one pot|one[- ]pot|one[- ]pan)\b/i

/** Bowls, blenders and microwaves do not count: what is cooked in is what must be watched and washed. */
function readOnePot(text: string): Answer<'yes' | 'no' | null> {
  const [whole] = ALL_IN_ONE.exec(text) ?? []
  if (whole) return { value: 'yes', words: [whole.toLowerCase()] }
  const found = Object.values(VESSELS).flatMap((vessel) => vessel.exec(text)?.[0].toLowerCase() ?? [])
  const [second] = SECOND.exec(text) ?? []
  if (second && found.length > 0 && !/^small/i.test(second))
    return { value: 'no', words: [second.toLowerCase()] }
  if (found.length > 1) return { value: 'no', words: found }
  const [oven] = OVEN.exec(text) ?? []
  if (oven && VESSELS.saucepan.test(text) && !/dutch oven/i.test(text))
    return { value: 'no', words: [...found, oven.toLowerCase()] }
  const baked =
    found.length === 1 && !GOES_IN.test(text) ? OVEN_WORK.exec(text)?.[0].toLowerCase() : undefined
  const isBeside =
    found.length === 1 && (BESIDE.test(text) || (VESSELS.oven.test(text) && STOVE_WORK.test(text)))
  const isUnsure =
    isBeside || (baked && VESSELS.skillet.test(text)) || (SMALL_ONE.test(text) && GREAT_ONE.test(text))
  if (isUnsure) return { value: null, words: [] }
  if (
    found.length === 1 &&
    MAY_BE_SECOND.some(([word, kind]) => word.test(text) && !VESSELS[kind].test(text))
  )
    return { value: null, words: [] }
  if (baked && VESSELS.saucepan.test(text)) return { value: 'no', words: [...found, baked] }
  if (found.length === 1 || !HEAT.test(text)) return { value: 'yes', words: found }
  return { value: null, words: [] }
}

const FREEZES =
  /\b(?:freezes? (?:very |really )?well|can be frozen|may be frozen|freezer[- ]friendly|freeze (?:for|in) up to|freeze (?:it |them |the \w+ |leftovers )?for (?:up to )?(?:\w+ )?months?|(?:keeps?|store) .{0,30}in the freezer)\b/i
const FREEZES_NOT =
  /\b(?:do(?:es)? not freeze|doesn[’']t freeze|don[’']t freeze|not suitable for freezing)\b/i
const REHEATS = /\b(?:reheats? (?:very |really )?well|reheat (?:it|them|the|leftovers|in|on|gently|over))\b/i
const REHEATS_NOT = /\b(?:do(?:es)? not reheat|doesn[’']t reheat|don[’']t reheat)\b/i

/** Freezing and heating up again are told of where the words say so, and never guessed. */
function readSaid(text: string, says: RegExp, saysNot: RegExp): Answer<'yes' | 'no' | null> {
  const [not] = saysNot.exec(text) ?? []
  if (not) return { value: 'no', words: [not.toLowerCase()] }
  const [said] = says.exec(text) ?? []
  return said ? { value: 'yes', words: [said.toLowerCase()] } : NONE
}
