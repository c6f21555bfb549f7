import { isWord } from './method-words.ts'
import type { Word } from 'recipe-reading/food/word'

type Words = readonly Word[]

/** A clause that begins so tells what happens beside: "while the chicken bakes, toss the greens". */
const BESIDE = /^(?:while|as)$/
/** What it tells of is over, unless the rest of the sentence adds to the hot pan. */
const BEFORE = /^(?:when|once|after)$/
const ADDS = /^(?:add|adding|pour|stir|return|drop|throw|tip|place)$/
/** Before a word of heat, they make it tell what a food is: "the roasted potatoes", "serve warm". */
const DESCRIBES = /^(?:the|your|with|of|over|an?|pre|freshly|add|on|these|serve|served|still|preheated|or)$/
const STATE = /^(?:cooked|roasted|baked|grilled|toasted|boiled|poached|steamed|warm|warmed|toast)$/
/** What is no heat with the word after it: brown sugar, baking powder. */
const NAMED_AFTER: Readonly<Record<string, RegExp>> = {
  brown: /^(?:sugar|rice|butter|mustard|lentils|bread)$/,
  baking: /^(?:powder|soda)$/,
  barbecue: /^sauce$/,
  bbq: /^sauce$/,
  toasted: /^sesame$/,
}

/** "Make the salsa before cooking the fish": the heat comes later. */
const LATER = /^(?:before|prior)$/
/** "The fish", "cooking the fish", "to cooking the fish" follow it. */
const WITHIN = 4

/** A sentence without the words of heat that only tell of other food, or of what was heated before. */
export function withoutOtherHeat(sentence: Words): Words {
  const rest = withoutSideClauses(sentence)
  return rest.filter(({ text }, at) => {
    const before = rest[at - 1]?.text ?? ''
    const after = rest[at + 1]?.text ?? ''
    if (STATE.test(text) && DESCRIBES.test(before)) return false
    if (/ed$/.test(text) && STATE.test(text) && isWord('cooked alone', after)) return false
    return !NAMED_AFTER[text]?.test(after)
  })
}

/** A sentence without the clauses that tell what happens beside it, before it or after it. */
export function withoutSideClauses(sentence: Words): Words {
  const rest = withoutFirstClause(sentence)
  const end = rest.findIndex(
    ({ text }, at) =>
      at > 0 &&
      ((text === 'while' && isThe(rest[at + 1])) ||
        (LATER.test(text) && rest.slice(at + 1, at + WITHIN).some(isThe))),
  )
  return end > 0 ? rest.slice(0, end) : rest
}

/** The clause that a sentence begins with, where it tells of other heat: "while the onions cook". */
export const sideClauseOf = (sentence: Words): Words =>
  sentence.slice(0, sentence.length - withoutFirstClause(sentence).length)

const isThe = (word: Word | undefined) => /^(?:the|your)$/.test(word?.text ?? '')

function withoutFirstClause(sentence: Words): Words {
  const first = sentence[0]?.text ?? ''
  const comma = sentence.findIndex(({ breaks }, at) => at > 0 && breaks.includes(','))
  if (comma < 0) return sentence
  const isOver = BEFORE.test(first) && !sentence.some(({ text }) => ADDS.test(text))
  return BESIDE.test(first) || isOver ? sentence.slice(comma) : sentence
}

/** What was mixed by that name, where a sentence heats it: "add the sauce to the pan and simmer". */
const MADE = /^(?:sauce|salsa|dressing|relish|slaw|salad|bowl)$/

/** No meat or fish is in it. */
const SAUCE = /^(?:sauce|stock|broth|bouillon|seasoning)$/
/** After these a food is where something else goes: "scatter over the potatoes and roast". */
const UNDER = /^(?:over|with|on|onto|to|into|around|under|among|beside|in)$/

const OF_A_FOOD = /^(?:the|your|an?|hot|warm|cold|sliced|drained|remaining|sweet|[a-z]{3,}ed)$/

/** Whether a step leaves a food in a bowl of its own, with nothing that must be cooked. */
export const isSetAside = (step: Words): boolean =>
  step.some(({ text }) => isWord('waits', text)) &&
  !step.some(({ text }, at) => isWord('cooked with', text) && !SAUCE.test(step[at + 1]?.text ?? ''))

/** Whether sentences that heat are about other food than what a step has mixed. */
export function heatsOther(heating: readonly Words[], mixed: Words): boolean {
  const words = heating.flat()
  if (words.some(({ text }, at) => isWord('mixed', text) || MADE.test(text) || isItAll(words, at)))
    return false
  return heating.some((sentence) =>
    sentence.some(
      ({ text }, at) =>
        isWord('cooked alone', text) && !isUnder(sentence, at) && !mixed.some((other) => other.text === text),
    ),
  )
}

const isItAll = (words: Words, at: number) => words[at]?.text === 'it' && words[at + 1]?.text === 'all'

/** Of "over the potatoes", "with the cooked potatoes" and "on potatoes". */
function isUnder(sentence: Words, at: number): boolean {
  const before = sentence.slice(0, at).findLast(({ text }) => !OF_A_FOOD.test(text))
  return UNDER.test(before?.text ?? '')
}

const BRINE = /^(?:vinegar|brine|pickling)$/
const STRONG_HEAT = /^(?:cook|fry|saute|simmer|braise|bake|roast|blanch|wilt|soften)$/

/** Whether a sentence pours hot brine over a food, which pickles it and leaves it crisp. */
export const pickles = (sentence: Words): boolean =>
  ['pour', 'over'].every((word) => sentence.some(({ text }) => text === word)) &&
  sentence.some(({ text }) => BRINE.test(text)) &&
  !sentence.some(({ text }) => STRONG_HEAT.test(text))

/** How a note on later begins: what it says of heat comes after the meal. */
const NOTE =
  /^(?:(?:to )?make (?:it |this |them )?ahead|(?:to )?reheat|to store|to freeze|(?:store )?leftovers|storage)\b/

/** The steps of a dish without what they say of keeping it and heating it again. */
export function dropNotes(steps: readonly Words[]): readonly Words[] {
  return steps.map((step, index) => {
    const from = step.findIndex(
      ({ breaks }, at) =>
        (at === 0 ? index > 0 : /[.!?]/.test(breaks)) &&
        NOTE.test(
          step
            .slice(at, at + 4)
            .map(({ text }) => text)
            .join(' '),
        ),
    )
    return from < 0 ? step : step.slice(0, from)
  })
}
