import type { HtmlElement } from 'recipe-basics/text/html-tree'

/** One of the ways in which pages say what their words are. */
export type Vocabulary = {
  /** The types of an element that is a thing with properties of its own; undefined for any other. */
  typesOf: (element: HtmlElement) => string[] | undefined
  /** The properties that an element is of the thing around it, by their names in schema.org. */
  namesOf: (element: HtmlElement) => string[]
}

/** What other vocabularies call otherwise than schema.org. */
const SCHEMA_NAMES = new Map([
  ['fn', 'name'],
  ['ingredient', 'recipeIngredient'],
  ['instruction', 'recipeInstructions'],
  ['duration', 'totalTime'],
  ['photo', 'image'],
  ['tag', 'keywords'],
  ['recipetype', 'recipeCategory'],
  ['recipecourse', 'recipeCategory'],
])

/** Classes of hRecipe, and those that search engines have added to it. Any other class is none of its properties. */
const HRECIPE_CLASSES = new Set(
  'fn ingredient instructions instruction yield duration preptime cooktime totaltime photo summary author tag nutrition'.split(
    ' ',
  ),
)

export const wordsOf = (text = ''): string[] => text.split(/\s/).filter((word) => word !== '')
const classesOf = ({ attributes }: HtmlElement) => wordsOf(attributes.class)
const inSchema = (name: string) => SCHEMA_NAMES.get(name.toLowerCase()) ?? name
/** "schema:name" and "http://schema.org/name" are "name"; "og:title" is a word of others. */
const ownName = (name: string) => /^(?:schema:|https?:\/\/schema\.org\/)?(\w+)$/.exec(name)?.[1] ?? []

/** Microdata, of schema.org and of data-vocabulary.org before it. */
const MICRODATA: Vocabulary = {
  typesOf: ({ attributes: { itemscope, itemtype } }) =>
    itemscope === undefined && itemtype === undefined ? undefined : wordsOf(itemtype),
  namesOf: ({ attributes }) => wordsOf(attributes.itemprop).flatMap(ownName).map(inSchema),
}

const RDFA: Vocabulary = {
  typesOf: ({ attributes }) => (attributes.typeof === undefined ? undefined : wordsOf(attributes.typeof)),
  namesOf: ({ attributes }) => wordsOf(attributes.property).flatMap(ownName).map(inSchema),
}

/** Classes of stylesheets begin with "h-" and "p-" too. */
const H_RECIPE: Vocabulary = {
  typesOf: (element) => typesByClass(element, { 'h-recipe': 'Recipe', 'h-card': 'Person' }),
  namesOf: (element) =>
    classesOf(element).flatMap((word) => {
      const [, name] = /^(?:p|u|dt|e)-([a-z-]+)$/.exec(word) ?? []
      return name === undefined ? [] : inSchema(name)
    }),
}

const HRECIPE: Vocabulary = {
  typesOf: (element) => typesByClass(element, { hrecipe: 'Recipe', vcard: 'Person' }),
  namesOf: (element) =>
    classesOf(element)
      .filter((word) => HRECIPE_CLASSES.has(word.toLowerCase()))
      .map(inSchema),
}

function typesByClass(element: HtmlElement, types: Record<string, string>): string[] | undefined {
  const found = Object.entries(types).flatMap(([word, type]) =>
    classesOf(element).includes(word) ? [type] : [],
  )
  return found.length > 0 ? found : undefined
}

/** Microdata that does not say where a recipe begins, as Recipe Keeper writes it: around each name. */
function unscoped(page: HtmlElement): Vocabulary {
  const recipes = new Set<HtmlElement>()
  if (countNames(page) === 1) recipes.add(page)
  return {
    ...MICRODATA,
    typesOf: (element) => MICRODATA.typesOf(element) ?? (recipes.has(element) ? ['Recipe'] : undefined),
  }

  /** The largest elements with one name are recipes where there are several names. */
  function countNames(element: HtmlElement): number {
    if (MICRODATA.typesOf(element)) return 0
    const counted = element.children.flatMap((child) =>
      typeof child === 'string' ? [] : [{ child, count: countNames(child) }],
    )
    const own = MICRODATA.namesOf(element).includes('name') ? 1 : 0
    const all = counted.reduce((sum, { count }) => sum + count, own)
    if (all > 1) for (const { child, count } of counted) if (count === 1) recipes.add(child)
    return all
  }
}

/** Each is read by itself: pages that say a recipe in two of them say it twice. The richest comes first. */
export const vocabulariesOf = (page: HtmlElement): Vocabulary[] => [
  ...[MICRODATA, RDFA, H_RECIPE, HRECIPE],
  unscoped(page),
]
