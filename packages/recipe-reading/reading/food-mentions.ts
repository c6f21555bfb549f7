import { singularOfName } from 'recipe-basics/text/english-noun'
import { fold } from 'recipe-basics/text/fold'
import { rememberTexts } from 'recipe-basics/text/remember-texts'
import { findMarks, findNamed } from '../food/food-marks.ts'
import { NAMED_FOODS } from '../food/food-table.ts'
import { toWords } from '../food/line-words.ts'
import type { Word } from '../food/word.ts'
import { findTerms, indexTerms, isMarked, type Span, type TermIndex } from '../food/term-index.ts'
import { isSpokenOfAsFood, textOf } from './spoken-as-food.ts'
import { stepTalk } from './step-talk.ts'

/** A food that a sentence speaks of as a food: not as a tool, a likeness, a verb, or what is left out. */
export type FoodMention = Span & {
  /** The food in the singular: “potatoes” and “potato” are one. */
  food: string
  /** The words of the recipe: “cheesy” speaks of cheese. */
  written: string
  /** The name with its amount, and the words before it that make it another food: “30 g vegan butter”. */
  phrase: string
  /** It was spoken of before: “the pastry”. */
  isDefinite: boolean
  /** It comes from elsewhere: “serve with naan”. */
  isBroughtIn: boolean
  /** It is made here: “make the pastry”. */
  isMadeHere: boolean
}

/** The words of one sentence, and the foods that it speaks of. */
export type Sentence = { words: readonly Word[]; mentions: readonly FoodMention[] }

let turns: TermIndex | undefined

/** The sentences of a text. */
export const toSentences = (text: string): Sentence[] =>
  text
    .split(/[.!?\n](?=\s|$)/)
    .filter((part) => part.trim() !== '')
    .map(readSentence)

/** Pull the “pork” apart: what is quoted is a likeness. */
const QUOTED = /(?<!\p{L})["“‘']([\p{L} -]{1,40})["”’'](?!\p{L})/gu

const readSentence = rememberTexts((text): Sentence => {
  const words = toWords(text)
  const quoted = new Set([...text.matchAll(QUOTED)].map(([, words = '']) => fold(words)))
  return { words, mentions: findMentions(words).filter(({ written }) => !quoted.has(written)) }
})

/** The foods that words speak of. A name has no verbs. */
export function findMentions(words: readonly Word[], isName = false): FoodMention[] {
  const talk = stepTalk()
  const taken = new Uint8Array(words.length)
  const named: Span[] = []
  for (const span of findTerms(words, (turns ??= indexTerms(talk.phrases.turn))))
    taken.fill(1, span.start, span.end)
  for (const span of findNamed(words)) {
    if (isMarked(taken, span)) continue
    taken.fill(1, span.start, span.end)
    if (!isQuality(words, span)) named.push(span)
  }
  for (const [at, { text }] of words.entries()) {
    const term = talk.madeWith.get(text)
    const isHere = isName || !talk.phrases['made with in a name'].has(text)
    if (term && !taken[at] && isHere) named.push({ start: at, end: at + 1, term })
  }
  named.sort((one, other) => one.start - other.start)
  return named
    .filter((span) => isSpokenOfAsFood(words, span, named, talk.phrases, isName))
    .map((span) => ({
      ...span,
      food: singularOfName(span.term),
      written: textOf(words, span.start, span.end),
      phrase: [...amountBefore(words, span.start), ...modifiersBefore(words, span.start), span.term].join(
        ' ',
      ),
      isDefinite: isDefinite(words, span.start),
      isBroughtIn: isBroughtIn(words, span.start),
      isMadeHere: isMadeHere(words, span.start),
    }))
}

/** “Vegan” and “gluten-free” say which food, and are none. */
const isQuality = (words: readonly Word[], { start, end, term }: Span): boolean =>
  !NAMED_FOODS.has(term) &&
  [...findMarks(words).values()].some((spans) =>
    spans['takes away'].some((quality) => quality.start === start && quality.end === end),
  )

const DEFINITE = new Set('the your each this these those both'.split(' '))
/** “The pastry”, “the thick cream”. */
const isDefinite = (words: readonly Word[], start: number) =>
  [1, 2].some(
    (back) =>
      DEFINITE.has(words[start - back]?.text ?? '') &&
      words.slice(start - back + 1, start + 1).every(({ breaks }) => !breaks),
  )

const AMOUNT =
  /^(?:\d.*|g|kg|ml|l|oz|lb|lbs|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|grams?|ounces?|pounds?|sticks?|knobs?)$/

/** “1 teaspoon of sugar” is a spoonful. */
function amountBefore(words: readonly Word[], start: number): string[] {
  let at = start
  while (at > 0 && start - at < 3 && /^(?:of|the)$/.test(words[at - 1]?.text ?? '')) at--
  const end = at
  while (at > 0 && end - at < 2 && !words[at]?.breaks && AMOUNT.test(words[at - 1]?.text ?? '')) at--
  return words.slice(at, end).map(({ text }) => text)
}

const BRINGS_IN =
  /^(?:serves?|served|serving|tops?|topped|topping|over|alongside|adds?|adding|garnish|garnished|sprinkle|drizzle|dollop|bought|storebought|packet|jar|carton|enjoy|eat|pairs?|stuff|fill|inside|onto|line|beside|dunk)$/
/** “Lovely with”, “perfect on”. */
const PRAISED =
  /^(?:good|great|lovely|perfect|delicious|best|wonderful|nice|excellent|ideal|fantastic|superb|heaven)$/
const BROUGHT_IN_REACH = 8

/** Whether the clause puts it on the plate. */
function isBroughtIn(words: readonly Word[], start: number): boolean {
  for (let at = start - 1; at >= 0 && start - at <= BROUGHT_IN_REACH; at--) {
    if (BRINGS_IN.test(words[at]?.text ?? '')) return true
    if (/^(?:with|on|for)$/.test(words[at]?.text ?? '') && PRAISED.test(words[at - 1]?.text ?? ''))
      return true
    if (/[.;:]/.test(words[at + 1]?.breaks ?? '')) return false
  }
  return false
}

const MAKES = /^(?:make|makes|making|prepare|preparing|create|form|forms|into|for|homemade)$/

/** “Make the pastry”, “for the custard”; what is on another page is not made here. */
function isMadeHere(words: readonly Word[], start: number): boolean {
  if (words.some(({ text }) => /^(?:see|page|recipe|link)$/.test(text))) return false
  return [1, 2, 3].some((back) => MAKES.test(words[start - back]?.text ?? ''))
}

const MODIFIERS = new Set(
  'vegan veggie vegetarian plant based dairy non free gluten lactose egg nut mock fake faux imitation meatless coconut cashew almond oat soy soya rice hemp whipped whip'.split(
    ' ',
  ),
)

function modifiersBefore(words: readonly Word[], start: number): string[] {
  let at = start
  while (at > 0 && !words[at]?.breaks && MODIFIERS.has(words[at - 1]?.text ?? '')) at--
  return words.slice(at, start).map(({ text }) => text)
}
