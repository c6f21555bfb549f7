import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'
import { NAMED_FOODS } from '../food/food-table.ts'
import { toWords } from '../food/line-words.ts'
import { type FoodMention, toSentences } from './food-mentions.ts'
import { isHeld, isLikelyMadeHere, readList } from './list-foods.ts'
import { type NameMention, mentionsInName } from './name-mentions.ts'

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

const NAMING_FIELDS = ['name', 'description', 'story', 'ingredients', 'instructions'] as const
const found = new WeakMap<NamingFields['instructions'], { fields: NamingFields; outside: NamedOutside[] }>()

/**
 * The foods that name, steps and notes speak of and no line of the list holds, each once, in the order of the recipe. Labels, allergens,
 * filters and spells ask for those of one recipe, so the last answer for its steps is remembered.
 */
export function findNamedOutside(fields: NamingFields): readonly NamedOutside[] {
  const known = found.get(fields.instructions)
  if (known && NAMING_FIELDS.every((field) => known.fields[field] === fields[field])) return known.outside
  const outside = readOutside(fields)
  found.set(fields.instructions, { fields, outside })
  return outside
}

function readOutside(fields: NamingFields): NamedOutside[] {
  const ofName = mentionsInName(fields.name)
  const dishes = new Set(ofName.flatMap(({ isDish, food }) => (isDish ? [food, food.split(' ').at(-1)] : [])))
  const inName = new Set(toWords(fields.name).map(({ text }) => text))
  const claims = CLAIMS.filter((claim) => inName.has(claim))
  const isInName = (written: string) => written.split(' ').every((word) => inName.has(word))
  const named = listMentions(fields, ofName).filter(({ food }) => !dishes.has(food))
  if (named.length === 0) return []
  const list = readList(fields, named)
  const outside = named
    .filter((mention) => !isHeld(mention, list))
    .map((mention) => ({
      term: NAMED_FOODS.has(mention.food) ? mention.food : mention.term,
      phrase: isInName(mention.written) ? withClaims(mention.phrase, claims) : mention.phrase,
      place: mention.place,
      isBroughtIn: mention.isBroughtIn,
      isLikelyMadeHere: isLikelyMadeHere(mention, list),
    }))
  return outside.filter(({ phrase }, at) => outside.findIndex((other) => other.phrase === phrase) === at)
}

function listMentions(
  { description, story, instructions }: NamingFields,
  ofName: readonly NameMention[],
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

/** In vegan mac and cheese, the cheese is vegan too. */
const withClaims = (phrase: string, claims: readonly string[]): string =>
  phrase
    .split(' and ')
    .map((part) => [...claims.filter((claim) => !part.includes(claim)), part].join(' '))
    .join(' and ')

/** What is done with a food that is eaten. */
const USES =
  /^(?:add|adding|top|topped|topping|serve|served|serving|stir|sprinkle|sprinkled|toss|tossed|fold|finish|finished|garnish|garnished|drizzle|drizzled|use|used|using|throw|swirl|dollop|scatter|with|made|mix|spread|over|under|alongside|plus|inside|hides|pile|crumble|grate|shave|whisk|spoon|pour|melt|stuff|fill|eat|brush|beat|blend|dip|dunk|slather|shower|dress|coat|dust|put|lay|tuck|into|onto|grated|crumbled|piled)$/

const mentionsIn = (text: string | null) => toSentences(text ?? '').flatMap(({ mentions }) => mentions)

/** A note tells of much; what is cooked stands behind the work of a cook. */
function mentionsInNote(note: string | null): FoodMention[] {
  if (!note) return []
  return toSentences(note).flatMap(({ words, mentions }) =>
    mentions.filter(({ start }) => words.slice(0, start).some(({ text }) => USES.test(text))),
  )
}
