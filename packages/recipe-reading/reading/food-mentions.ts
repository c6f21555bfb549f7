import { singularOfName } from 'recipe-basics/text/english-noun'
import { rememberTexts } from 'recipe-basics/text/remember-texts'
import { foodWords } from '../food/food-words.ts'
import { toWords, type Word } from '../food/line-words.ts'
import { findTerms, indexTerms, isMarked, type Span, type TermIndex } from '../food/term-index.ts'
import { type StepTalk, stepTalk } from './step-talk.ts'

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

let foods: TermIndex | undefined
let turns: TermIndex | undefined

/** The sentences of a text. */
export const toSentences = (text: string): Sentence[] =>
  text
    .split(/[.!?\n]+(?=\s|$)/)
    .filter((part) => part.trim() !== '')
    .map(readSentence)

const readSentence = rememberTexts((text): Sentence => {
  const words = toWords(text)
  return { words, mentions: findMentions(words) }
})

/** The foods that words speak of. A name has no verbs. */
export function findMentions(words: readonly Word[], isName = false): FoodMention[] {
  const talk = stepTalk()
  const taken = new Uint8Array(words.length)
  const named: Span[] = []
  for (const span of findTerms(words, (turns ??= indexTerms(talk.phrases.turn))))
    taken.fill(1, span.start, span.end)
  for (const span of findTerms(words, (foods ??= indexTerms(listFoods())))) {
    if (isMarked(taken, span)) continue
    taken.fill(1, span.start, span.end)
    named.push(span)
  }
  for (const [at, { text }] of words.entries()) {
    const term = talk.madeWith.get(text)
    if (term && !taken[at]) named.push({ start: at, end: at + 1, term })
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
      isDefinite: DEFINITE.has(words[span.start - 1]?.text ?? ''),
      isBroughtIn: isBroughtIn(words, span.start),
      isMadeHere: isMadeHere(words, span.start),
    }))
}

/** All words of the table that name a food, or only look like one: of “pastry brush” the longest name wins. */
function listFoods(): Set<string> {
  const { named, marked } = foodWords()
  const marks = [marked.breaks, marked.check, marked['looks like']]
  return new Set([...named.keys(), ...marks.flatMap((mark) => [...mark.values()].flat())])
}

function isSpokenOfAsFood(
  words: readonly Word[],
  span: Span,
  named: readonly Span[],
  phrases: StepTalk['phrases'],
  isName: boolean,
): boolean {
  const after = words[span.end]
  const next = after && !after.breaks ? after.text : ''
  const last = words[span.end - 1]?.text ?? ''
  if (span.end - span.start > 1 && (phrases.tool.has(last) || UNDER_HAND.test(last))) return false
  if (
    UNDER_HAND.test(next) ||
    phrases.tool.has(next) ||
    phrases['likeness after'].has(next) ||
    next === 'free' ||
    next === 'less'
  )
    return false
  if (standsBehind(words, span.start, phrases.likeness, LIKENESS_REACH) || isAs(words, span.start))
    return false
  if (isNotTaken(words, span, named, phrases['not taken'])) return false
  return isName || span.end - span.start > 1 || !isVerb(words, span, named, phrases)
}

/** “Cookie dough” is what is being made. */
const UNDER_HAND = /^(?:dough|batter|mixture|mix)$/

/** “As thick and white as sour cream”, “soft as butter”; not “such as butter”. */
function isAs(words: readonly Word[], start: number): boolean {
  const at = /^(?:a|an)$/.test(words[start - 1]?.text ?? '') ? start - 2 : start - 1
  return words[at]?.text === 'as' && !/^(?:such|well|same|serve|use)$/.test(words[at - 1]?.text ?? '')
}

/** Words between a likeness and its food: “size of a large walnut”. */
const LIKENESS_REACH = 3
const NOT_TAKEN_REACH = 2

/** Whether one of the phrases ends at most so many words before a place, in the same clause. */
function standsBehind(
  words: readonly Word[],
  at: number,
  phrases: ReadonlySet<string>,
  reach: number,
): boolean {
  for (let end = at; end > 0 && at - end <= reach; end--) {
    for (let length = 1; length <= MOST_WORDS && length <= end; length++)
      if (phrases.has(textOf(words, end - length, end))) return !isLiking(words, end)
    if (words[end - 1]?.breaks && end - 1 < at && words[end]?.breaks) return false
    if (words[end]?.breaks) return false
  }
  return false
}

/** The longest phrase of the table. */
const MOST_WORDS = 4

/** “If you like cheese” likes it. */
const isLiking = (words: readonly Word[], end: number) =>
  words[end - 1]?.text === 'like' && /^(?:you|we|they|i|would|who)$/.test(words[end - 2]?.text ?? '')

/** “Without butter or cream”: what joins them leaves both out. */
function isNotTaken(
  words: readonly Word[],
  span: Span,
  named: readonly Span[],
  phrases: ReadonlySet<string>,
): boolean {
  if (standsBehind(words, span.start, phrases, NOT_TAKEN_REACH)) return true
  const isListed = words[span.start]?.breaks.trim() === ','
  const joins = /^(?:or|nor|and)$/.test(words[span.start - 1]?.text ?? '') ? 1 : 0
  if (!isListed && joins === 0) return false
  const before = named.find(({ end }) => end === span.start - joins)
  return before !== undefined && isNotTaken(words, before, named, phrases)
}

const DETERMINERS = new Set(
  'the a an your each both it them together this these those all two in into on over onto up lightly well'.split(
    ' ',
  ),
)
const DEFINITE = new Set('the your each this these those both'.split(' '))
const LEADS_TO_VERB = new Set(
  'then to lightly gently generously thinly carefully immediately quickly just now finally next liberally'.split(
    ' ',
  ),
)
const LEADS_TO_NOUN = new Set(
  'the a an some of on with more extra your this each hot warm crusty fresh good cold crumbled buttered crushed add'.split(
    ' ',
  ),
)

/** Whether a word that may be the work of a cook is so here, and uses no food that stands elsewhere in its clause. */
function isVerb(
  words: readonly Word[],
  span: Span,
  named: readonly Span[],
  phrases: StepTalk['phrases'],
): boolean {
  const [word, before, after] = [words[span.start], words[span.start - 1], words[span.end]]
  if (!word) return false
  if (phrases['verb first'].has(word.text))
    return word.breaks !== '' || !LEADS_TO_NOUN.has(before?.text ?? '')
  const withFood = phrases['verb with food'].has(word.text)
  if (!withFood && !phrases.verb.has(word.text)) return false
  if (!after || after.breaks) return false
  const begins = !before || /[.;:]/.test(word.breaks) || LEADS_TO_VERB.has(before.text)
  const joins = word.breaks.includes(',') || /^(?:and|or)$/.test(before?.text ?? '')
  const isFollowed = DETERMINERS.has(after.text)
  const isDone = begins ? !/^(?:and|or|is|are|of)$/.test(after.text) : joins && isFollowed
  if (!isDone) return false
  if (!withFood) return true
  const others = words
    .slice(span.end)
    .some(({ text }, at, rest) => text === 'with' && /^(?:it|them|this)$/.test(rest[at + 1]?.text ?? ''))
  return others || named.some(({ start }) => start > span.end && /^(?:with|in)$/.test(leadOf(words, start)))
}

/** The word before a food, over an article and an amount. */
function leadOf(words: readonly Word[], start: number): string {
  let at = start - 1
  while (
    at > 0 &&
    /^(?:the|a|an|some|little|bit|of|more|extra|your|\d.*|melted|softened)$/.test(words[at]?.text ?? '')
  )
    at--
  return words[at]?.text ?? ''
}

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
  'vegan veggie vegetarian plant based dairy non free gluten lactose egg nut mock faux imitation meatless coconut cashew almond oat soy soya rice hemp whipped whip'.split(
    ' ',
  ),
)

function modifiersBefore(words: readonly Word[], start: number): string[] {
  let at = start
  while (at > 0 && !words[at]?.breaks && MODIFIERS.has(words[at - 1]?.text ?? '')) at--
  return words.slice(at, start).map(({ text }) => text)
}

const textOf = (words: readonly Word[], start: number, end: number) =>
  words
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')
