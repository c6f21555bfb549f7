import type { HtmlElement } from 'recipe-basics/text/html-tree'
import { IMAGE_KEYS, INGREDIENT_KEYS, METHOD_KEYS, SOURCE_KEYS } from './keys.ts'
import { type Budget, elementsIn, textIn } from './page-text.ts'
import { plainKey } from './published-object.ts'

const setOf = (keys: string[]) => new Set(keys.map(plainKey))
const ADDRESSES = setOf([...IMAGE_KEYS, ...SOURCE_KEYS, 'contentUrl'])
const METHODS = setOf(METHOD_KEYS)
const INGREDIENTS = setOf(INGREDIENT_KEYS)

/** What an element says as a property: what it states for programs, an address, or its words. Steps in one element stand apart. */
export function valuesOf(element: HtmlElement, name: string, budget: Budget): string[] {
  const key = plainKey(name)
  const said = statedIn(element) ?? (ADDRESSES.has(key) ? addressIn(element, budget) : undefined)
  if (said !== undefined) return [said]
  const isMethod = METHODS.has(key)
  const text = textIn(element, budget, isMethod || INGREDIENTS.has(key))
  if (text !== '') return isMethod && element.tag !== 'li' ? text.split('\n') : [text]
  return element.attributes.href ? [element.attributes.href] : []
}

/** What is written for programs in place of words: "PT15M" beside "a quarter of an hour". */
function statedIn(element: HtmlElement): string | undefined {
  const { tag, attributes } = element
  const { content, datetime, value, title } = attributes
  const beside = elementsIn(element).find(({ attributes }) => attributes.class === 'value-title')
  const stated = [content, datetime, tag === 'data' ? value : undefined, tag === 'abbr' ? title : undefined]
  return [...stated, beside?.attributes.title].find((text) => text !== undefined && text.trim() !== '')
}

/** Where pictures that are loaded late have their address, beside a placeholder. */
const LATE = ['data-src', 'data-lazy-src', 'data-original']

/** Where an element leads, or the first one in it that leads somewhere. */
function addressIn(element: HtmlElement, budget: Budget): string | undefined {
  const { href, src } = element.attributes
  const addresses = [...LATE.map((key) => element.attributes[key]), href, src]
  const own = addresses.find((address) => address && !/^data:/i.test(address))
  if (own !== undefined) return own
  for (const child of elementsIn(element)) {
    const inside = --budget.left < 0 ? undefined : addressIn(child, budget)
    if (inside !== undefined) return inside
  }
  return undefined
}
