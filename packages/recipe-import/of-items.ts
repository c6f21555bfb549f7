import { isObject, property, textOf, toList } from './published-object.ts'

/** What a list of things to buy or of dishes has no use for. */
const OF_RECIPES = ['yields', 'cookTime', 'prepTime', 'cookingDuration', 'duration']
/** "200 g", "1 kg, peeled": what an item says of how much and how. */
const AMOUNT = /^[\d½⅓⅔¼¾⅛]/
const MENTION = /(?<![\p{L}\p{N}])@([\p{L}\p{N}_-]{1,100})/gu

/** Whether the foods of an object are items that have names, with an amount at most, and recipes' times or servings stand beside them. */
export function isOfItems(object: object): boolean {
  const items = Object.hasOwn(object, 'items') ? toList(property(object, 'items')) : []
  return items.length > 0 && items.every(isNamed) && property(object, ...OF_RECIPES) !== undefined
}

const isNamed = (item: unknown) =>
  isObject(item) && typeof item['name'] === 'string' && property(item, 'ingredients', 'items') === undefined

/** The same recipe under the keys that others have: the description is the method, where there is no other. */
export function withoutItems(object: Record<string, unknown>): Record<string, unknown> {
  const { items, description, time, ...rest } = object
  const named = toList(items).filter(isObject)
  const hasMethod = property(object, 'recipeInstructions', 'instructions', 'steps') !== undefined
  const method = withNames(textOf(description) ?? '', named)
  return {
    ...rest,
    ...(hasMethod ? { description } : { recipeInstructions: method }),
    ...(property(object, 'totalTime') === undefined && { totalTime: time }),
    recipeIngredient: named.map(toEntry),
  }
}

function toEntry({ description, ...item }: Record<string, unknown>): Record<string, unknown> {
  const text = textOf(description) ?? ''
  if (!AMOUNT.test(text)) return { ...item, note: text }
  const [amount, ...notes] = text.split(/, +/)
  return { ...item, amount, note: notes.join(', ') }
}

/** "@olive_oil" in a method is an item by its name. */
function withNames(method: string, items: readonly Record<string, unknown>[]): string {
  if (!method.includes('@')) return method
  const names = new Map(
    items.flatMap(({ name }) => (typeof name === 'string' ? [[toMention(name), name]] : [])),
  )
  return method.replace(MENTION, (all, mention: string) => names.get(toMention(mention)) ?? all)
}

const toMention = (name: string) => name.trim().toLowerCase().replaceAll(' ', '_')
