import { idOf, isBlank, isObject, property, toList, type Referenced } from './published-object.ts'

export type FoundObject = { object: Record<string, unknown>; path: string }

type Place = { value: object; path: string; isEntry: boolean; inRecipe: boolean }

const MOST_OBJECTS = 1_000_000
/** Far more than anyone has cooked; a file of a million nothings would keep the site busy. */
export const MOST_RECIPES = 20_000

/**
 * The recipe objects of a file, in their order: wherever schema.org's Recipe type stands (also in `@graph`, lists, lists
 * of types, whole addresses), and what has a name and ingredients (SPEC.md section 5). An untyped object that is the
 * file, or an entry of its list, was meant to be one unless recipes stand inside it. Recipes inside recipes are parts.
 * One recipe more than `MOST_RECIPES` says that there were too many.
 */
export function findRecipes(file: unknown): { found: FoundObject[]; referenced: Referenced } {
  const found: (FoundObject & { isCertain: boolean })[] = []
  const referenced = new Map<string, object>()
  const waiting: Place[] = []
  if (typeof file === 'object' && file !== null)
    waiting.push({ value: file, path: '', isEntry: true, inRecipe: false })
  for (let count = 0; count < MOST_OBJECTS && found.length <= MOST_RECIPES; count++) {
    const place = waiting.pop()
    if (!place) break
    const { value, path, isEntry } = place
    let { inRecipe } = place
    if (isObject(value)) {
      remember(referenced, value)
      const isCertain = !inRecipe && isRecipe(value)
      if (isCertain || (!inRecipe && isEntry && isUntyped(value)))
        found.push({ object: value, path, isCertain })
      inRecipe ||= isCertain
    }
    // From the last to the first, so that the first is taken next.
    for (const child of placesIn(value, path, isEntry, inRecipe).reverse()) waiting.push(child)
  }
  return {
    found: found.filter((item, index) => item.isCertain || !isInside(found[index + 1], item)),
    referenced,
  }
}

/** The types of an object in lower case, without their schema.org address. */
export function typesOf(object: unknown): string[] {
  return toList(property(object, '@type', 'type')).flatMap((type) =>
    typeof type === 'string' ? (type.split(/[/#:]/).at(-1) ?? '').trim().toLowerCase() : [],
  )
}

function placesIn(value: object, path: string, isEntry: boolean, inRecipe: boolean): Place[] {
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    if (typeof child !== 'object' || child === null) return []
    const step = isList ? `${path}[${key}]` : path ? `${path}.${key}` : key
    return [{ value: child, path: inRecipe ? '' : step, isEntry: isEntry && isList, inRecipe }]
  })
}

function isRecipe(object: Record<string, unknown>): boolean {
  const types = typesOf(object)
  if (types.includes('recipe')) return true
  // A product has a name and "ingredients" too.
  const keys = types.length === 0 ? ['recipeIngredient', 'ingredients'] : ['recipeIngredient']
  return property(object, 'name') !== undefined && property(object, ...keys) !== undefined
}

function isUntyped(object: Record<string, unknown>): boolean {
  return (
    typesOf(object).length === 0 && property(object, '@graph', 'mainEntity', 'itemListElement') === undefined
  )
}

/** Whether `next`, the find after `outer`, stands inside it. */
function isInside(next: FoundObject | undefined, outer: FoundObject): boolean {
  return next !== undefined && (outer.path === '' || next.path.startsWith(`${outer.path}.`))
}

/** Of several objects with one id, the one that says most. */
function remember(referenced: Map<string, object>, object: Record<string, unknown>) {
  const id = idOf(object)
  if (id === undefined) return
  const known = referenced.get(id)
  if (!known || saidIn(known) < saidIn(object)) referenced.set(id, object)
}

const saidIn = (object: object) => Object.values(object).filter((value) => !isBlank(value)).length
