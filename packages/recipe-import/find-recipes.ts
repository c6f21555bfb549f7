import { MOST_RECIPES } from './report.ts'
import { ingredientsOfSteps } from './ingredient-entry.ts'
import { INGREDIENT_KEYS, METHOD_KEYS, NAME_KEYS } from './keys.ts'
import { isOfItems } from './of-items.ts'
import { idOf, isBlank, isObject, property, toList, type Referenced } from './published-object.ts'

export type FoundObject = { object: Record<string, unknown>; path: string }

/** An object that may have been meant as a recipe; `holdsOther` when one stands inside it. */
type Candidate = FoundObject & { isCertain: boolean; holdsOther: boolean }

type Place = { value: object; path: string; isEntry: boolean; inRecipe: boolean; within?: Candidate }

const MOST_OBJECTS = 1_000_000
/** Characters of a key that a path shows: a file of one long key and many lists would fill the memory with paths. */
const MAX_KEY = 100

/**
 * The recipe objects of a file, in their order: wherever schema.org's Recipe type stands (also in `@graph`, lists, lists
 * of types, whole addresses), and what has a name and ingredients (spec.md section 5). An untyped object that is the
 * file, or an entry of its list, was meant to be one unless recipes stand inside it. Recipes inside recipes are parts.
 * One recipe more than `MOST_RECIPES` says that there were too many.
 */
export function findRecipes(file: unknown): { found: FoundObject[]; referenced: Referenced } {
  const found: Candidate[] = []
  const referenced = new Map<string, object>()
  const said = new Map<string, number>()
  const waiting: Place[] = []
  if (typeof file === 'object' && file !== null)
    waiting.push({ value: file, path: '', isEntry: true, inRecipe: false })
  for (let count = 0; count < MOST_OBJECTS && found.length <= MOST_RECIPES; count++) {
    const place = waiting.pop()
    if (!place) break
    const { value, path, isEntry } = place
    let { inRecipe, within } = place
    if (isObject(value)) {
      remember(value)
      const isCertain = !inRecipe && isRecipe(value)
      if (isCertain || (!inRecipe && isEntry && isUntyped(value))) {
        if (within) within.holdsOther = true
        found.push((within = { object: value, path, isCertain, holdsOther: false }))
      }
      inRecipe ||= isCertain
    }
    // From the last to the first, so that the first is taken next.
    for (const child of placesIn({ ...place, inRecipe, within }).reverse()) waiting.push(child)
  }
  return {
    found: found.filter(({ isCertain, holdsOther }) => isCertain || !holdsOther),
    referenced,
  }

  /** Of several objects with one id, the one that says most. */
  function remember(object: Record<string, unknown>) {
    const id = idOf(object)
    if (id === undefined) return
    const says = Object.values(object).filter((value) => !isBlank(value)).length
    if (says <= (said.get(id) ?? -1)) return
    said.set(id, says)
    referenced.set(id, object)
  }
}

/** The types of an object in lower case, without their schema.org address. */
export function typesOf(object: unknown): string[] {
  return toList(property(object, '@type', 'type')).flatMap((type) =>
    typeof type === 'string' ? (type.split(/[/#:]/).at(-1) ?? '').trim().toLowerCase() : [],
  )
}

function placesIn({ value, path, isEntry, inRecipe, within }: Place): Place[] {
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    if (typeof child !== 'object' || child === null) return []
    const shown = key.slice(0, MAX_KEY)
    const step = isList ? `${path}[${key}]` : path ? `${path}.${shown}` : shown
    return [{ value: child, path: inRecipe ? '' : step, isEntry: isEntry && isList, inRecipe, within }]
  })
}

function isRecipe(object: Record<string, unknown>): boolean {
  const types = typesOf(object)
  if (types.includes('recipe')) return true
  // A product has a name and "ingredients" too, but no method.
  const isUnlikely = types.length > 0 && property(object, ...METHOD_KEYS) === undefined
  const keys = isUnlikely ? ['recipeIngredient'] : INGREDIENT_KEYS
  if (property(object, ...NAME_KEYS) === undefined) return false
  if (property(object, ...keys) !== undefined || isOfItems(object)) return true
  return ingredientsOfSteps(property(object, 'steps')).length > 0
}

function isUntyped(object: Record<string, unknown>): boolean {
  return (
    typesOf(object).length === 0 && property(object, '@graph', 'mainEntity', 'itemListElement') === undefined
  )
}
