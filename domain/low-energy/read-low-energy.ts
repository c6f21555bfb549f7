import type { LowEnergy } from './facts.ts'
import { readHandsOn } from './hands-on.ts'

/** What low-energy facts are read from: English lines and steps, and the times that are given, in minutes. */
export type LowEnergyFields = {
  prep_time_minutes: number | null
  total_time_minutes: number | null
  ingredients: readonly { ingredient_text: string }[]
  instructions: readonly { step_text: string }[]
}

/** The facts, and the words that decide them, at most three each. */
export type ReadLowEnergy = { facts: LowEnergy; words: Record<keyof LowEnergy, string[]> }

type Answer<Value> = { value: Value; words: string[] }

const MOST_WORDS = 3
/** Foods to be cut by hand, at most. */
const LITTLE = 2

/**
 * What the steps and lines of an English recipe say of the strength that it asks for. Nothing is said of a recipe without steps.
 */
export function readLowEnergy(fields: LowEnergyFields): ReadLowEnergy {
  const steps = fields.instructions.map(({ step_text }) => step_text)
  const text = steps.join(' ')
  if (text.trim() === '') return toRead(NOTHING)
  const cuts = readCuts(
    fields.ingredients.map(({ ingredient_text }) => ingredient_text),
    text,
  )
  return toRead({
    handsOn: readHandsOn(
      { prep: fields.prep_time_minutes, total: fields.total_time_minutes },
      { cuts: cuts.length, lines: fields.ingredients.length },
      steps,
    ),
    'one-pot': readOnePot(text),
    'little-chopping': { value: cuts.length <= LITTLE ? 'yes' : 'no', words: cuts },
    freezes: readSaid(text, FREEZES, FREEZES_NOT),
    reheats: readSaid(text, REHEATS, REHEATS_NOT),
  })
}

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

const CUT =
  /\b(?:chopped|diced|sliced|minced|julienned|cubed|halved|quartered|shredded|grated|peeled|trimmed|cut|seeded|crushed|mandoline)\b/i
/** Cut by somebody else, or with a hand: tins, packets, cheese, nuts, crumbs. */
const CUT_ALREADY =
  /\b(?:can|cans|canned|tin|tinned|jar|frozen|ham|bacon|cheese|cheddar|parmesan|mozzarella|crackers?|crumbs?|oreos?|biscuits?|pecans?|walnuts?|almonds?|pistachios?|pineapple|bread|chocolate|oats|chicken breasts?|shrimp|prawns?|butter|sticks?)\b/i
const CUTTING =
  /\b(?:chop|dice|slice|mince|cut|peel|trim|grate|julienne)\b(?! (?:in|the (?:dough|cake|butter|bars?|pickles?))\b)/gi

/** Lines of foods that somebody cuts; where no line says so, the words of the steps. */
function readCuts(lines: readonly string[], text: string): string[] {
  const cut = lines.flatMap((line) => {
    const [word] = CUT.exec(line) ?? []
    return word && !CUT_ALREADY.test(line) ? word.toLowerCase() : []
  })
  const inSteps = Array.from(text.matchAll(CUTTING), ([word]) => word.toLowerCase())
  return cut.length > 0 ? cut : inSteps
}

/** Vessels that food is cooked in, by kind. What comes first in a list of words is the longer name. */
const VESSELS = {
  skillet: /\b(?:skillet|frying pan|fry pan|saut[eé] pan|wok|griddle|nonstick pan)\b/i,
  saucepan:
    /\b(?:saucepan|sauce ?pot|saucepot|double boiler|dutch oven|stock ?pot|soup pot|(?:large|small|big) pot|pot of (?:\w+ )?water)\b/i,
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
  if (
    found.length === 1 &&
    MAY_BE_SECOND.some(([word, kind]) => word.test(text) && !VESSELS[kind].test(text))
  )
    return { value: null, words: [] }
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
