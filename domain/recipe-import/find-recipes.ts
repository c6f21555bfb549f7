import { idOf, isObject, property, toList, type Referenced } from './published-object.ts'

export type FoundObject = { object: Record<string, unknown>; path: string }

const MOST_OBJECTS = 1_000_000

/**
 * The recipe objects of a file, in their order: wherever schema.org's Recipe type stands (also in `@graph`, lists, lists
 * of types, whole addresses), and untyped objects of a plain list or of the file itself. Recipes inside recipes are parts.
 */
export function findRecipes(file: unknown): { found: FoundObject[]; referenced: Referenced } {
  const found: FoundObject[] = []
  const referenced = new Map<string, object>()
  const waiting: { value: unknown; path: string; isEntry: boolean; inRecipe: boolean }[] = [
    { value: file, path: '', isEntry: true, inRecipe: false },
  ]
  for (let count = 0; waiting.length > 0 && count < MOST_OBJECTS; count++) {
    const { value, path, isEntry, inRecipe } = waiting.pop() ?? {
      value: null,
      path: '',
      isEntry: false,
      inRecipe: false,
    }
    let isRecipe = inRecipe
    if (isObject(value)) {
      remember(referenced, value)
      if (!inRecipe && (isTypedRecipe(value) || (isEntry && isUntyped(value)))) {
        found.push({ object: value, path })
        isRecipe = true
      }
    }
    if (typeof value !== 'object' || value === null) continue
    const children = Object.entries(value).map(([key, child]: [string, unknown]) => ({
      value: child,
      path: Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key,
      isEntry: isEntry && Array.isArray(value),
      inRecipe: isRecipe,
    }))
    for (const child of children.reverse()) waiting.push(child)
  }
  return { found, referenced }
}

/** The types of an object in lower case, without their schema.org address. */
export function typesOf(object: unknown): string[] {
  return toList(property(object, '@type', 'type')).flatMap((type) =>
    typeof type === 'string' ? (type.split(/[/#:]/).at(-1) ?? '').trim().toLowerCase() : [],
  )
}

const isTypedRecipe = (object: Record<string, unknown>) => typesOf(object).includes('recipe')

function isUntyped(object: Record<string, unknown>): boolean {
  return (
    typesOf(object).length === 0 && property(object, '@graph', 'mainEntity', 'itemListElement') === undefined
  )
}

/** Of several objects with one id, the one that says most. */
function remember(referenced: Map<string, object>, object: Record<string, unknown>) {
  const id = idOf(object)
  if (id === undefined) return
  const known = referenced.get(id)
  if (!known || Object.keys(known).length < Object.keys(object).length) referenced.set(id, object)
}
