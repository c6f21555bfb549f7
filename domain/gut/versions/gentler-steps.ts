import { findFoods } from '../../food/find-foods.ts'
import type { FoodKind } from '../../food/food-kinds.ts'
import { toWords } from '../../food/line-words.ts'
import type { SoftPhase } from '../profile/phases.ts'
import { pipsOf } from '../texture/texture-pieces.ts'
import { keysOf, readKey, type SaidSentence, sentenceKey } from './said-versions.ts'

/**
 * A sentence that stands after a step, which is never changed itself. `step` counts from 0; `by`: the chef wrote it; `made`: in the
 * place of this fixed sentence.
 */
export type AddedSentence = { step: number; text: string; by?: 'chef'; made?: string }

type Rule = {
  phases: readonly SoftPhase[]
  /** Whether it is said after a step, `later` being the steps behind it. */
  fits: (step: string, later: readonly string[]) => boolean
  says: string
  last?: true
}

/** What is said of meat and fish in a narrow place. */
export const FLAKED = 'Flake or chop it as fine as you can, and feel for bones and gristle.'

const BOTH = ['gentle', 'stricture'] as const

/** Work that is told to do: "blend until smooth", not "blending will have mended it"; and no flour stirred into butter or water. */
const BLENDS =
  /(?:^|[.;:,]\s+|\b(?<!\b(?:stir|mix|whisk|toss|fold) )(?:and|then|to) )(?:\w+ly |then |now )?(?:(?:blend|pur[eé]e|blitz|liquidi[sz]e|whizz?|mash)\b(?! (?:the |in the )?(?:flour|corn ?flour|cornstarch|butter|garlic|egg(?:s| yolks?)?|yolks?)\b(?!,))|process\b[^.;]* smooth\b)/i
/** Nothing of it is sieved: "blend the flour, eggs and milk to a batter", "use a mixer to blend the icing", or of what is shaped at once. */
const NOT_SIEVED =
  /\b(?:to|into|for|make) (?:an? |the )?(?:\w+ )?(?:batter|dough|paste|pastry|marinade)\b|\bsmooth (?:batter|dough)\b|\bmixer to\b|\b(?:shape|form|roll|flatten)\b[^.;]* (?:into|to|out)\b/i
const SIEVES = /\b(?:sieve|strain(?:er)?|food mill|muslin|cheesecloth)\b/i
/** What is sifted or drained in a sieve: icing sugar, lentils. */
const NO_SIEVING =
  /\b(?:rinse|drain|wash|sift|dust)\b[^.;]*?\b(?:sieve|strainer)\b|\b(?:sieve|strain) (?:in |over |together )?(?:the )?(?:flour|cocoa|icing|powdered|sugar|dry|cornflour|pasta|rice|noodles)\b/gi
/** What no sieve makes finer, or what nothing comes through of. */
const STAYS_WHOLE = /\b(?:bananas?|avocados?|oats)\b/i
/** What is sieved is sieved before: "blend until smooth and serve". */
const SERVES = /\b(?:serve|spoon [^.]* onto|plates?|bowls)\b/i
const MINCED = /\b(?:mince[rd]?|ground|paste|(?:meat)?balls?|patties)\b/i
/** Where a step names no animal. */
const MEAT = /\b(?:meat|fish|poultry|bird|joint|fillets?)\b(?! (?:sauce|stock|broth))/i
/** Work, tools, plants and bare bones that are named after an animal. */
const NO_ANIMAL =
  /\b(?:\w+ )?(?:bones|carcass(?:es)?)\b|\b(?:cauliflower|celeriac|cabbage|aubergine|eggplant|mushroom|tofu|bean) (?:steaks?|cutlets?|burgers?)\b|\bfish (?:(?:it|them) )?out\b|\b(?:fish|meat) (?:slice|spatula|kettle|thermometer|mallet)|\bbird['’]s/gi
/** Foods of an animal that have no flesh: lard, goose fat, anchovy paste, bonito flakes. */
const FLESHLESS = /\b(?:lard|fat|dripping|schmaltz|tallow|paste|flakes?)$/
/** Flesh that is fine already; garlic is minced, too. */
const FINE_MEAT =
  /\b(?:(?:minced|ground) (?:beef|pork|lamb|veal|turkey|chicken|meat|fish|salmon)|(?:the|beef|pork|lamb|veal|turkey|chicken|of) mince|meat ?balls?|(?<!\b(?:rice|oat|corn|potato|pan|short) ?)cakes|patty|patties|burgers?(?! (?:buns?|rolls?)))\b/i
const COOKS_MOIST =
  /\b(?:simmer|boil|steam|stew|braise|poach|sweat)\b|\bcook\b[^.;]* in (?:the |some |boiling |salted )*(?:water|stock|broth|milk|sauce|liquid)\b/i
/** All that a sentence says: "Simmer it all." */
const COOKS_ON = /^\s*(?:then |cover and )?(?:simmer|boil|steam|stew|braise|poach|sweat)\b/i
/** Where it is no work: "bring to the boil", "until it steams", "without boiling". */
const NO_WORK =
  /\b(?:bring|come|return|until|while|when|without|not|never|to an?|to the)\b[^.,;:]*?\b(?:simmer|boil|steam)\w*/gi
const MINUTES = /(?<!\d)(\d{1,3})(?:\s?(?:to|-|–)\s?\d{1,3})?\s?min/gi
const LEAST_MINUTES = 5
const HOURS = /\bhours?\b/i
/** Hours in which nothing cooks. */
const WAITS = /\b(?:soak|chill|rest|marinate|freeze|stand|cool|prove|rise|overnight)\b/i
/** Vegetables of a stock. */
const THROWN_AWAY = /\bdiscard(?:ing)? (?:all |of )?(?:the )?(?:solids|vegetables|bones)\b/i
const GETS_SOFT = /\buntil\b[^.;]*\b(?:soft|tender|crush|break|mash|collapse|gives?|falls? apart|push)/i
const PLANTS: ReadonlySet<FoodKind> = new Set(['vegetable', 'fruit', 'pulse', 'grain'])
/** What else is in the pot. */
const BESIDE: ReadonlySet<FoodKind> = new Set(['water', 'seasoning', 'oil', 'fruit_fat', 'vegetable_stock'])
const CREATURES: ReadonlySet<FoodKind> = new Set(['meat', 'cured_meat', 'fish', 'shellfish', 'egg'])

const says = (pattern: RegExp) => (step: string) => pattern.test(step)

const sentencesOf = (step: string) => step.split(/[.;!]\s/)

const kindsIn = (step: string) => findFoods(toWords(step)).foods.map(({ kind }) => kind)

const FLESH: ReadonlySet<FoodKind> = new Set(['meat', 'cured_meat', 'fish', 'shellfish'])

function namesFlesh(step: string): boolean {
  const text = step.replace(NO_ANIMAL, ' ')
  const { foods } = findFoods(toWords(text))
  return MEAT.test(text) || foods.some(({ kind, term }) => FLESH.has(kind) && !FLESHLESS.test(term))
}

/** Where nothing is roasted or fried: vessels, food that comes so, and what is told not to do. */
const NO_ROAST =
  /(?<!\b(?:until|are|is|be|been) )\broasted\b|\broasting (?:tin|pan|dish|tray|rack|bag)|\b(?:leftover|cold) roast\b|\b(?:do not|don['’]t|never|without) (?:roast|saut[eé]|stir-fry)/gi
/** They are browned for their taste, in any phase. */
const DRY_ROASTED: ReadonlySet<FoodKind> = new Set(['seasoning', 'seed', 'nut', 'peanut', 'drink'])

/** Fried or grilled for a crust. In deep fat nothing is cooked under a lid. */
const CRUSTS = /\b(?:fry|grill|griddle|broil|sear)\b[^.;]*\b(?:golden|crisp|charr?(?:ed)?|crust)\b/i
const IN_DEEP_FAT = /\b(?:deep|fryer|batter\w*|oil|paper|drain)\b/i

const isForCrust = (step: string) =>
  /\b(?:roast|saut[eé]|stir-fry)/i.test(step) || (CRUSTS.test(step) && !IN_DEEP_FAT.test(step))

function roasts(step: string): boolean {
  if (!isForCrust(step.replace(NO_ROAST, ' '))) return false
  const kinds = kindsIn(step)
  return (
    !/\b(?:rare|pink)\b/i.test(step) && (kinds.length === 0 || !kinds.every((kind) => DRY_ROASTED.has(kind)))
  )
}

const WHOLE_SPICE =
  '(?:bay lea|whole spice|cinnamon stick|star anise|cardamom pod|lemon ?grass|lime lea|bouquet garni|peppercorn|juniper|allspice berr|(?:thyme|rosemary|sage|oregano) sprig|sprigs? of)'
const WHOLE_SPICES = new RegExp(`\\b${WHOLE_SPICE}`, 'i')
/** They do not stay whole. */
const MADE_SMALL = new RegExp(
  `\\b(?:grind|ground|crush(?:ed)?|crack(?:ed)?|pound|minced?|chop(?:ped)?|grated?|sliced?|strip|pick)\\b(?: \\w+){0,3} ${WHOLE_SPICE}`,
  'i',
)
/** They are blended, or lie on the plate. */
const NOT_LIFTED = /\b(?:garnish|decorate|scatter|blend|pur[eé]e|blitz|jars?)\b/i
/** The spice, and no garlic. */
const CLOVES = /(?<!\bground )\bcloves\b(?! of)/i

const addsWhole = (step: string): boolean =>
  sentencesOf(step).some(
    (sentence) =>
      (WHOLE_SPICES.test(sentence) && !MADE_SMALL.test(sentence) && !NOT_LIFTED.test(sentence)) ||
      (CLOVES.test(sentence) && !/\bgarlic\b/i.test(sentence)),
  )

/** What has nothing in it that becomes soft. */
const NO_PIECES =
  /\b(?:syrup|sugar|caramel|custard|jam|tea|chai|wine|vodka|churn|strain|reduce|kettle|jars?\b|pudding)/i

/** Whether vegetables, fruit, pulses or grain are cooked in moist heat for so long that they become soft, and not blended later. */
function softens(step: string, later: readonly string[]): boolean {
  const kinds = kindsIn(step).filter((kind) => !BESIDE.has(kind))
  const isOfPlants = kinds.length === 0 ? !NO_PIECES.test(step) : kinds.some((kind) => PLANTS.has(kind))
  if (!isOfPlants || kinds.some((kind) => CREATURES.has(kind))) return false
  if (MINCED.test(step) || [step, ...later].some(says(BLENDS))) return false
  if (THROWN_AWAY.test(step)) return false
  return sentencesOf(step).some((sentence) => {
    if (!COOKS_MOIST.test(sentence.replace(NO_WORK, ''))) return false
    const minutes = [...sentence.matchAll(MINUTES)].map(([, least]) => Number(least))
    if (COOKS_ON.test(sentence) && minutes.length === 0 && !/\buntil\b/i.test(sentence)) return true
    const isLong = HOURS.test(sentence) && !WAITS.test(sentence)
    return GETS_SOFT.test(sentence) || isLong || minutes.some((least) => least >= LEAST_MINUTES)
  })
}

/** Whether a step is the last that blends what a sieve would make finer, and nothing behind it sieves in any case. */
const wantsSieve = (step: string, later: readonly string[]): boolean =>
  isFiner(step) && !later.some(isFiner) && ![step, ...later].some(sieves)

const isFiner = (step: string): boolean =>
  BLENDS.test(step) &&
  !NOT_SIEVED.test(step) &&
  (!STAYS_WHOLE.test(step) || pipsOf(step.toLowerCase()) !== undefined)

const sieves = (step: string) =>
  sentencesOf(step.replace(NO_SIEVING, ' ')).some(
    (sentence) => SIEVES.test(sentence) && !/\bif\b/i.test(sentence),
  )

/** Fixed sentences, each at the first or the last step that it fits. Times and temperatures stay as they are. */
const RULES: readonly Rule[] = [
  { phases: BOTH, fits: softens, says: 'It is ready when it mashes with a fork.', last: true },
  {
    phases: BOTH,
    fits: roasts,
    says: 'Cook it under a lid or foil, soft and pale, without a crust.',
    last: true,
  },
  {
    phases: BOTH,
    fits: says(/(?<!\b(?:past|beyond|not) )\bal dente\b/i),
    says: 'Go past al dente: the pasta should be soft all through.',
  },
  {
    phases: ['stricture'],
    fits: (step, later) => wantsSieve(step, later) && !SERVES.test(step),
    says: 'Push it through a fine sieve. What stays behind stays there.',
    last: true,
  },
  {
    phases: ['stricture'],
    fits: (step, later) => wantsSieve(step, later) && SERVES.test(step),
    says: 'Before you serve it, push it through a fine sieve. What stays behind stays there.',
    last: true,
  },
  {
    phases: ['stricture'],
    fits: (step, later) => namesFlesh(step) && ![step, ...later].some(says(FINE_MEAT)),
    says: FLAKED,
    last: true,
  },
  {
    phases: BOTH,
    fits: addsWhole,
    says: 'Count what you put in whole, and lift all of it out before you serve.',
  },
]

/** The sentences that a phase adds to a method, in the order of its steps. */
export function addSentences(steps: readonly string[], phase: SoftPhase): AddedSentence[] {
  return RULES.flatMap(({ phases, fits, says, last }) => {
    if (!phases.includes(phase)) return []
    const fitsAt = (step: string, at: number) => fits(step, steps.slice(at + 1))
    const at = last ? steps.findLastIndex(fitsAt) : steps.findIndex(fitsAt)
    return at < 0 ? [] : [{ step: at, text: says }]
  }).toSorted((one, other) => one.step - other.step)
}

/** The key of each fixed sentence (`sentenceKey`). */
export function sentenceKeys(sentences: readonly AddedSentence[], steps: readonly string[]): string[] {
  const stepKeys = keysOf(steps)
  return sentences.map(({ step, text }) => {
    const { was = '', nth = 0 } = readKey(stepKeys[step] ?? '') ?? {}
    return sentenceKey({ was, nth, made: text })
  })
}

/** The fixed sentences as the chef says them. What she says of one that is not there is not shown. */
export function saySentences(
  sentences: readonly AddedSentence[],
  steps: readonly string[],
  said: readonly SaidSentence[],
): AddedSentence[] {
  if (said.length === 0) return [...sentences]
  const byKey = new Map(said.map((one) => [sentenceKey(one), one]))
  const keys = sentenceKeys(sentences, steps)
  return sentences.flatMap((sentence, at): AddedSentence[] => {
    const own = byKey.get(keys[at] ?? '')
    if (!own) return [sentence]
    if (own.text === null) return []
    return [{ step: sentence.step, text: own.text, by: 'chef', made: own.made }]
  })
}
