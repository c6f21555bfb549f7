import { fold } from 'recipe-basics/text/fold'
import { typesOf } from './find-recipes.ts'
import { ingredientsOfSteps, readEntry } from './ingredient-entry.ts'
import { INGREDIENT_KEYS, METHOD_KEYS, NAME_KEYS } from './keys.ts'
import { toLine, toLines } from './plain-text.ts'
import {
  isObject,
  plainKey,
  property,
  publishedObject,
  type Referenced,
  textOf,
  toList,
} from './published-object.ts'

type Thing = Record<string, unknown>
/** A recipe inside a recipe: a group of its lines, and a section of its steps. */
type Part = { group: unknown; section: Thing }

const LIST_KEYS = INGREDIENT_KEYS.filter((key) => key !== 'supply')
/** Where steps and sections keep what is in them. */
const INSIDE = new Set(
  ['itemListElement', 'steps', 'itemList', 'item', 'instructions', 'directions', 'stepRecipeData'].map(
    plainKey,
  ),
)
const MAX_DEPTH = 6
/** References let a small file name the same thing again and again. */
const MOST_PARTS = 100

/** Whether a value is a whole recipe, or was to be one, rather than a line, a group of lines or a step. */
export function isPart(value: unknown): value is Thing {
  if (!isObject(value)) return false
  if (typesOf(value).length > 0) return typesOf(value).includes('recipe')
  if (property(value, ...NAME_KEYS) === undefined) return false
  if (property(value, 'recipeIngredient') !== undefined) return true
  const method = property(value, ...METHOD_KEYS)
  return (
    method !== undefined &&
    (property(value, ...LIST_KEYS) !== undefined || ingredientsOfSteps(method).length > 0)
  )
}

/**
 * A published recipe in which the recipes inside it (among its ingredients, steps, supplies, tools and parts) are groups of
 * lines and sections of steps, and supplies that its list does not name are lines. `unread` are recipes inside it without
 * lines: each stands in the list as a line that no label is earned with.
 */
export function withParts(object: Thing, referenced: Referenced): { object: Thing; unread: unknown[] } {
  const seen = new Set<unknown>([object])
  const unread: unknown[] = []
  const { entries, steps, isChanged } = open(object, 0)
  return {
    object: isChanged ? { ...object, recipeIngredient: entries, recipeInstructions: steps } : object,
    unread,
  }

  function open(thing: Thing, depth: number) {
    const recipe = publishedObject(thing, referenced)
    const groups: unknown[] = []
    const sections: unknown[] = []
    const supplies: unknown[] = []
    const method = recipe.read(...METHOD_KEYS)
    const hasList = recipe.read(...LIST_KEYS) !== undefined
    const listed = linesOf(recipe.read(...INGREDIENT_KEYS) ?? ingredientsOfSteps(method)).map(openEntry)
    const opened = linesOf(method).map((step) => openStep(step, 0))
    addParts(recipe.read('hasPart'), 0)
    addSupplies(hasList ? recipe.read('supply') : undefined, recipe.read('tool'))
    const named = supplies.length > 0 ? listed.flatMap(readEntry).map(({ text }) => foodsIn(text)) : []
    const added = supplies.filter((supply) => !isNamed(supply, named))
    const isChanged = seen.size > 1 || added.length > 0
    return { entries: [...listed, ...added, ...groups], steps: [...opened, ...sections], isChanged }

    function openPart(part: Thing, heading?: string): Part | undefined {
      if (seen.has(part) || depth > MAX_DEPTH || seen.size > MOST_PARTS) return undefined
      seen.add(part)
      const name = heading ?? toLine(textOf(property(part, ...NAME_KEYS), '@value') ?? '')
      const { entries, steps } = open(part, depth + 1)
      const isRead = entries
        .flatMap(readEntry)
        .some(({ text, isHeading }) => !isHeading && /\p{L}/u.test(text))
      if (!isRead) unread.push(part)
      const lines = isRead ? entries : [`Unread recipe: ${name || 'without a name'}`]
      return {
        group: { ...(isRead && { name }), ingredients: lines },
        section: { '@type': 'HowToSection', name, itemListElement: steps },
      }
    }

    function openEntry(entry: unknown): unknown {
      // Mealie names a recipe that is a line of another one, without its lines.
      const reference = property(entry, 'referencedRecipe')
      const named = isObject(reference) ? { '@type': 'Recipe', ...reference } : property(entry, 'item')
      const inside = recipe.resolve(named ?? entry)
      const part = isPart(inside) ? openPart(inside) : undefined
      if (!part) return isPart(inside) ? undefined : entry
      sections.push(part.section)
      return part.group
    }

    /** A section that holds nothing but a recipe heads its lines, too. */
    function openStep(step: unknown, within: number, heading?: string): unknown {
      if (Array.isArray(step)) return step.map((inner) => openStep(inner, within + 1, heading))
      const inside = recipe.resolve(step)
      if (isPart(inside)) {
        const part = openPart(inside, heading)
        if (part) groups.push(part.group)
        return part?.section
      }
      if (!isObject(inside) || within > MAX_DEPTH) return step
      addSupplies(property(inside, 'supply'), property(inside, 'tool'))
      const name = textOf(property(inside, 'name'))
      const changed = Object.entries(inside).flatMap(([key, value]) => {
        if (!INSIDE.has(plainKey(key)) || typeof value !== 'object') return []
        const only = toList(value).length === 1 ? name : undefined
        const opened = openStep(value, within + 1, only)
        return opened === value ? [] : [[key, opened] as const]
      })
      return changed.length > 0 ? { ...inside, ...Object.fromEntries(changed) } : step
    }

    function addParts(parts: unknown, within: number) {
      for (const reference of toList(parts)) {
        const part = recipe.resolve(reference)
        if (isPart(part)) addPart(part)
        else if (within < MAX_DEPTH) addParts(property(part, 'hasPart'), within + 1)
      }
    }

    function addSupplies(supply: unknown, tools: unknown) {
      const bought = toList(tools).filter((tool) => isPart(tool) || typesOf(tool).includes('howtosupply'))
      for (const reference of [...toList(supply), ...bought]) {
        const inside = recipe.resolve(reference)
        if (isPart(inside)) addPart(inside)
        else supplies.push(inside)
      }
    }

    function addPart(thing: Thing) {
      const part = openPart(thing)
      if (!part) return
      groups.push(part.group)
      sections.push(part.section)
    }
  }
}

/** One text holds all lines. */
function linesOf(published: unknown): unknown[] {
  const list = toList(published)
  return list.length === 1 && typeof list[0] === 'string' ? toLines(list[0]) : list
}

/** Of a line, the words that may be foods. */
const foodsIn = (text: string) => new Set((fold(text).match(/\p{L}{3,}/gu) ?? []).map(singular))
const singular = (word: string) => word.replace(/e?s$/, '')

/** Whether a line of the list has all words of a supply: steps name again what they use. */
function isNamed(supply: unknown, lines: Set<string>[]): boolean {
  const words = readEntry(supply).flatMap(({ text }) => [...foodsIn(toLine(text))])
  return lines.some((line) => words.every((word) => line.has(word)))
}
