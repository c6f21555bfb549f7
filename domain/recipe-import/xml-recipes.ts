import type { HtmlElement } from '../post/html-tree.ts'
import { elementsIn } from './page-text.ts'

type Thing = Record<string, unknown>

/** What Cookmate, Gourmet and RecipeML call otherwise than others: parts of a recipe, and of a line of its list. */
const RECIPE_NAMES = new Map([
  ['recipetext', 'recipeInstructions'],
  ['directions', 'recipeInstructions'],
  ['instructions', 'recipeInstructions'],
  ['ingredient', 'recipeIngredient'],
  ['ingredients', 'recipeIngredient'],
  ['ingredient-list', 'recipeIngredient'],
  ['comments', 'notes'],
  ['modifications', 'notes'],
  ['tag', 'keywords'],
])
const LINE_NAMES = new Map([
  ['ingredient', 'ingredients'],
  ['ing', 'ingredients'],
  ['groupname', 'heading'],
  ['amt', 'quantity'],
])
/** Elements of a list, in their order. */
const ENTRIES = new Set(['li', 'p', 'step', 'cat', 'ing', 'ing-div', 'ingredient', 'inggroup'])
/** What is a list; lines of anything else are one text. */
const LISTS = new Set(['recipeInstructions', 'recipeIngredient', 'keywords', 'categories'])
const MAX_DEPTH = 8

/** The recipes of a file in XML, as they could have been published in JSON: what their parts say is left to the readers of that. */
export function recipesOfXml(root: HtmlElement): Thing[] {
  const found: Thing[] = []
  const waiting = [root]
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    if (element.tag.toLowerCase() === 'recipe') found.push({ ...toRecipe(element), '@type': 'Recipe' })
    else for (const child of elementsIn(element).toReversed()) waiting.push(child)
  }
  return found
}

function toRecipe(element: HtmlElement): Thing {
  // RecipeML keeps what is said of the whole recipe in a head of its own.
  const parts = elementsIn(element).flatMap((part) => (part.tag === 'head' ? elementsIn(part) : part))
  return toThing(parts, RECIPE_NAMES, (part, name) => {
    const value = valueOf(part, 0)
    const isOneText = !LISTS.has(name) && Array.isArray(value)
    return isOneText ? value.filter((line) => typeof line === 'string').join('\n') : value
  })
}

/** Parts by their names; those of one name are a list. */
function toThing(
  parts: HtmlElement[],
  names: ReadonlyMap<string, string>,
  read: (part: HtmlElement, name: string) => unknown,
): Thing {
  const found = new Map<string, unknown[]>()
  for (const part of parts) {
    const tag = part.tag.toLowerCase()
    const name = names.get(tag) ?? tag
    const value = read(part, name)
    const others = found.get(name)
    if (value === '') continue
    if (others) others.push(value)
    else found.set(name, [value])
  }
  return Object.fromEntries(
    [...found].map(([name, values]) => [
      name,
      values.length === 1 && name !== 'ingredients' ? values[0] : values,
    ]),
  )
}

/** The words of an element, a list of what its entries say, or its parts by name. */
function valueOf(element: HtmlElement, depth: number): unknown {
  const parts = elementsIn(element)
  const isText = element.children.some((child) => typeof child === 'string' && child.trim() !== '')
  if (parts.length === 0 || isText || depth > MAX_DEPTH) return textIn(element).trim()
  if (parts.every(({ tag }) => ENTRIES.has(tag.toLowerCase())))
    return parts.map((part) => valueOf(part, depth + 1)).filter((value) => value !== '')
  const isOptional = element.attributes['optional'] === 'yes'
  return {
    ...toThing(parts, LINE_NAMES, (part) => valueOf(part, depth + 1)),
    ...(isOptional && { optional: true }),
  }
}

/** All words in an element; marks among them, such as of bold ones, are none. A tree is never deeper than its parser allows. */
const textIn = ({ children }: HtmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('')
