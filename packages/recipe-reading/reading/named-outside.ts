import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'
import { findFoods } from '../food/find-foods.ts'
import { type FoodKind, MADE } from '../food/food-kinds.ts'
import { NAMED_FOODS } from '../food/food-table.ts'
import { toWords, type Word } from '../food/line-words.ts'
import { findTerms, indexTerms, type Span } from '../food/term-index.ts'
import { findMentions, type FoodMention, toSentences } from './food-mentions.ts'
import { stepTalk } from './step-talk.ts'

/** Where a recipe names a food. Steps count from 1. */
export type MentionPlace = { in: 'name' | 'description' | 'story' } | { in: 'step'; step: number }

/**
 * A food that a recipe names and its list does not hold. `phrase` is to be judged like a line of the list. “The custard” is most
 * often made here: then only what it certainly holds counts.
 */
export type NamedOutside = {
  term: string
  phrase: string
  place: MentionPlace
  isLikelyMadeHere: boolean
  isBroughtIn: boolean
}

export type NamingFields = Pick<
  WrittenRecipe,
  'name' | 'description' | 'story' | 'ingredients' | 'instructions'
>

type Named = FoodMention & { place: MentionPlace }

/** The foods that name, steps and notes speak of and no line of the list holds, each once, in the order of the recipe. */
export function findNamedOutside(fields: NamingFields): NamedOutside[] {
  const ofName = mentionsInName(fields.name)
  const dishes = new Set(ofName.filter(({ isDish }) => isDish).map(({ term }) => term))
  const inName = new Set(toWords(fields.name).map(({ text }) => text))
  const claims = CLAIMS.filter((claim) => inName.has(claim))
  const claimed = (term: string) => (term.split(' ').every((word) => inName.has(word)) ? claims : [])
  const named = listMentions(fields, ofName).filter(({ term }) => !dishes.has(term))
  if (named.length === 0) return []
  const list = readList(fields, named)
  const outside = named
    .filter((mention) => !isHeld(mention, list))
    .map(({ phrase, place, term, isBroughtIn, isDefinite }) => ({
      term,
      phrase: [...claimed(term), phrase].join(' '),
      place,
      isBroughtIn,
      isLikelyMadeHere: isMade(term) && (list.made.has(term) || (isDefinite && !isBroughtIn)),
    }))
  return outside.filter(({ phrase }, at) => outside.findIndex((other) => other.phrase === phrase) === at)
}

function listMentions(
  { name, description, story, instructions }: NamingFields,
  ofName: readonly FoodMention[],
): Named[] {
  const at = (place: MentionPlace, mentions: readonly FoodMention[]) =>
    mentions.map((mention) => ({ ...mention, place }))
  return [
    ...at({ in: 'name' }, ofName),
    ...instructions.flatMap(({ step_text }, step) =>
      toSentences(step_text).flatMap(({ mentions }) => at({ in: 'step', step: step + 1 }, mentions)),
    ),
    ...at({ in: 'description' }, mentionsIn(description)),
    ...at({ in: 'story' }, mentionsInNote(story)),
  ]
}

/** Words of a name that say of all its foods which kind they are. */
const CLAIMS = ['vegan', 'vegetarian', 'meatless']

/** The dish itself stands last in its name, and is made of its list: “banana bread”. */
function mentionsInName(name: string): (FoodMention & { isDish: boolean })[] {
  return name.split(/[:–—|(]/).flatMap((part) => {
    const words = toWords(part)
    return findMentions(words, true).map((mention) => ({
      ...mention,
      isDish: isDishItself(words, mention.start, mention.end),
    }))
  })
}

/** What a name quotes is a likeness, wherever the recipe speaks of it: jackfruit “pulled pork”. */
const QUOTED = /["“‘']([^"”’']+)["”’']/g
const quotedIn = (name: string) => [...name.matchAll(QUOTED)].flatMap(([, quoted = '']) => toWords(quoted))

const isDishItself = (words: readonly Word[], start: number, end: number) => {
  const next = words[end]
  const isHead =
    !next || next.breaks !== '' || /^(?:with|without|and|in|on|for|from|by|that|to|recipe)$/.test(next.text)
  const isSide = words.slice(0, start).some(({ text }) => /^(?:with|on|over|in)$/.test(text))
  return isHead && !isSide && isMade(words[end - 1]?.text ?? '')
}

const isDough = (word: string) => stepTalk().phrases.dough.has(word)

const USES =
  /^(?:add|adding|top|topped|topping|serve|served|serving|stir|sprinkle|sprinkled|toss|tossed|fold|finish|finished|garnish|garnished|drizzle|drizzled|use|used|using|throw|swirl|dollop|scatter|with|made|mix|spread|over|under|alongside|plus|inside|hides|topped)$/

const mentionsIn = (text: string | null) => toSentences(text ?? '').flatMap(({ mentions }) => mentions)

/** A note tells of much; what is cooked stands behind the work of a cook. */
function mentionsInNote(note: string | null): FoodMention[] {
  if (!note) return []
  return toSentences(note).flatMap(({ words, mentions }) =>
    mentions.filter(({ start }) => words.slice(0, start).some(({ text }) => USES.test(text))),
  )
}

type List = {
  terms: ReadonlySet<string>
  /** Terms that begin a longer name: “oysters” of oyster mushrooms. */
  begun: ReadonlySet<string>
  /** Terms that the recipe says it makes. */
  made: ReadonlySet<string>
  words: ReadonlySet<string>
  kinds: ReadonlySet<FoodKind>
  /** What a dough may be made of. */
  hasBase: boolean
}

const BASE =
  /^(?:flours?|starch|meal|oats|oatmeal|cornflour|cornstarch|cornmeal|polenta|semolina|masa|tapioca|almonds)$/

/** What the lines hold of the foods that are named elsewhere, and what headings, the name and steps say to make. */
function readList({ name, ingredients, instructions }: NamingFields, named: readonly Named[]): List {
  const { madeOf } = stepTalk()
  const names = new Set(named.map(({ term }) => term))
  const index = indexTerms([...names, ...[...names].map(headOf), ...[...madeOf.values()].flat()])
  const lines = ingredients.map(({ ingredient_text }) => toWords(ingredient_text))
  const foods = lines.map((words) => findFoods(words).foods)
  const terms = new Set(findTerms(quotedIn(name), index).map(({ term }) => term))
  const begun = new Set<string>()
  for (const [at, words] of lines.entries())
    for (const span of findTerms(words, index)) {
      const longer = foods[at]?.find((food) => isWithin(span, food))
      if (!longer || holds(longer, span)) terms.add(span.term)
      else if (!stepTalk().notOf.has(span.term)) begun.add(span.term)
    }
  const headings = [name, ...[...ingredients, ...instructions].flatMap(({ section }) => section ?? [])]
  const made = new Set(
    headings.flatMap((heading) => findTerms(toWords(heading), index)).map(({ term }) => term),
  )
  for (const { term, isMadeHere } of named) if (isMadeHere) made.add(term)
  const kinds = new Set(foods.flat().map(({ kind }) => kind))
  const hasBase = lines.flat().some(({ text }) => BASE.test(text))
  return { terms, begun, made, words: new Set(lines.flat().map(({ text }) => text)), kinds, hasBase }
}

/** Whether a longer name is a food of the same kind, or stands for the shorter: coconut milk for milk, and not peanut butter for butter. */
function holds(longer: Span, { term, end }: Span): boolean {
  const [kind, other] = [kindOf(term), kindOf(longer.term)]
  if (!kind || kind === other) return true
  return (
    longer.end === end &&
    !stepTalk()
      .notOf.get(term)
      ?.some((not) => not === other)
  )
}

/** How a food is named after its cooking. */
const COOKED = /^(?:brown|browned|melted|whipped|roasted|toasted) /
const headOf = (term: string) => term.replace(COOKED, '')

const isWithin = (inner: Span, outer: Span) =>
  outer.start <= inner.start && outer.end >= inner.end && outer.end - outer.start > inner.end - inner.start

const kindOf = (term: string): FoodKind | undefined => NAMED_FOODS.get(term)?.kind

/** Whether somebody makes it of several foods. */
function isMade(term: string): boolean {
  const kind = kindOf(term)
  return !kind || MADE.has(kind) || isDough(term.split(' ').at(-1) ?? '')
}

function isHeld(
  { term, written, place, isDefinite, isBroughtIn }: Named,
  { terms, begun, words, kinds, hasBase }: List,
): boolean {
  const { classes, madeOf, phrases } = stepTalk()
  if (terms.has(term) || terms.has(headOf(term))) return true
  if (madeOf.get(written)?.some((food) => terms.has(food))) return true
  if (classes.get(term)?.some((kind) => kinds.has(kind))) return true
  if (isDefinite && (begun.has(term) || phrases.part.has(term))) return true
  if (!isMade(term)) return false
  const [head = '', ...flavours] = term.split(' ').toReversed()
  const isPart = phrases.part.has(head) || isDough(head)
  if (isPart && flavours.length > 0 && flavours.every((word) => words.has(word))) return true
  return (
    hasBase && !isBroughtIn && isDough(head) && (flavours.length === 0 || isDefinite || place.in !== 'step')
  )
}
