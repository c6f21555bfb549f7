import type { HtmlElement, HtmlNode } from 'recipe-basics/text/html-tree'
import { typesOf } from './find-recipes.ts'
import { INGREDIENT_KEYS } from './keys.ts'
import { withPageFacts } from './page-facts.ts'
import { type Budget, elementsIn } from './page-text.ts'
import { valuesOf } from './page-values.ts'
import { type Vocabulary, vocabulariesOf, wordsOf } from './page-vocabularies.ts'
import { property } from './published-object.ts'

type Thing = Record<string, unknown>
type Reading = Vocabulary & { byId: ReadonlyMap<string, HtmlElement>; budget: Budget }

/** Things within things of a recipe, which JSON nests twice as deep. */
const MAX_DEPTH = 8
/** Signs: words that stand in several properties are read for each of them. */
const MOST_READ = 20_000_000
/** What an element costs, in signs. */
const ELEMENT = 50

/**
 * The recipes that a page marks among its words, as it could have published them in JSON-LD: what a property means is left
 * to the readers of those. Cards of further recipes, without ingredients, are left out beside a recipe that has some. None
 * when the page says too much too often.
 */
export function recipesOfPage(page: HtmlElement): Thing[] {
  const budget = { left: MOST_READ }
  const byId = idsOf(page)
  let cards: Thing[] = []
  for (const vocabulary of vocabulariesOf(page)) {
    const found = listRecipes(page, { ...vocabulary, byId, budget })
    const whole = found.filter((recipe) => property(recipe, ...INGREDIENT_KEYS) !== undefined)
    if (budget.left < 0) return []
    const [only] = whole
    if (only) return whole.length === 1 ? [withPageFacts(only, page, budget)] : whole
    if (cards.length === 0) cards = found
  }
  return cards
}

function idsOf(element: HtmlElement, found = new Map<string, HtmlElement>()) {
  const { id } = element.attributes
  if (id !== undefined && !found.has(id)) found.set(id, element)
  for (const child of elementsIn(element)) idsOf(child, found)
  return found
}

/** A recipe that is a property of another one is a part of it. */
function listRecipes(element: HtmlElement, reading: Reading, isInside = false): Thing[] {
  const types = reading.typesOf(element) ?? []
  const isRecipe = typesOf({ '@type': types }).includes('recipe')
  const isPart = isInside && reading.namesOf(element).length > 0
  const own = isRecipe && !isPart ? [toThing(element, types, reading, 0)] : []
  const others = elementsIn(element).flatMap((child) => listRecipes(child, reading, isInside || isRecipe))
  return [...own, ...others]
}

type Found = Map<string, unknown[]>

function toThing(element: HtmlElement, types: string[], reading: Reading, depth: number): Thing {
  const found: Found = new Map()
  const { itemref, itemid } = element.attributes
  const elsewhere = [...new Set(wordsOf(itemref))].flatMap((id) => reading.byId.get(id) ?? [])
  for (const part of [...element.children, ...elsewhere]) collect(part, found, reading, depth)
  const properties = [...found].map(([name, values]) => [name, values.length === 1 ? values[0] : values])
  return withNutrition(
    Object.fromEntries([['@type', types], ...(itemid ? [['@id', itemid]] : []), ...properties]),
  )
}

function collect(part: HtmlNode, found: Found, reading: Reading, depth: number) {
  if (typeof part === 'string' || (reading.budget.left -= ELEMENT) < 0) return
  const names = reading.namesOf(part)
  const types = reading.typesOf(part)
  // Without a name, it is another thing of the page.
  if (types && names.length === 0) return
  const thing = types && depth < MAX_DEPTH ? toThing(part, types, reading, depth + 1) : {}
  if (Object.keys(thing).length > 1) {
    for (const name of names) add(found, name, [thing])
    return
  }
  const before = names.map((name) => found.get(name)?.length ?? 0)
  for (const child of types ? [] : part.children) collect(child, found, reading, depth)
  for (const [place, name] of names.entries()) {
    // Pages mark a list, and each of its lines again.
    if (before[place] === (found.get(name)?.length ?? 0))
      add(found, name, valuesOf(part, name, reading.budget))
  }
}

function add(found: Found, name: string, values: unknown[]) {
  const all = found.get(name)
  if (all) for (const value of values) all.push(value)
  else if (values.length > 0) found.set(name, [...values])
}

const NUTRITION = 'recipeNut'

/** Recipe Keeper writes each fact beside the recipe, and nought for what nobody said. */
function withNutrition(thing: Thing): Thing {
  const facts = Object.entries(thing).filter(
    ([name, value]) => name.startsWith(NUTRITION) && /[1-9]/.test(String(value)),
  )
  if (facts.length === 0) return thing
  const nutrition = Object.fromEntries(facts.map(([name, value]) => [name.slice(NUTRITION.length), value]))
  return { nutrition, ...thing }
}
