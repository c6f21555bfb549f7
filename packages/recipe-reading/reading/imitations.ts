import type { FoundFood } from '../food/find-foods.ts'
import type { FoodKind } from '../food/food-kinds.ts'
import type { Word } from '../food/word.ts'

const ANIMAL: ReadonlySet<FoodKind> = new Set([
  'meat',
  'cured_meat',
  'meat_made',
  'fish',
  'shellfish',
  'fish_sauce',
  'egg',
  'egg_sauce',
  'milk',
  'cheese',
  'rennet_cheese',
  'gelatine',
])
/** Words after which meat, milk or egg is something made to be like it. */
const IMITATES = new Set([
  'vegan',
  'vegetarian',
  'veggie',
  'meatless',
  'nondairy',
  'eggless',
  'mock',
  'fake',
  'faux',
  'imitation',
])
const BEFORE_FREE = new Set(['meat', 'dairy', 'egg', 'fish', 'milk'])
const REACH = 4

/**
 * The foods of a line, in which "vegan shredded cheddar" is no cheddar: what somebody made it of, nuts or soya or wheat, its
 * packet says.
 */
export const withoutImitations = (words: readonly Word[], foods: readonly FoundFood[]): FoundFood[] =>
  foods.map((food) => (ANIMAL.has(food.kind) && isImitated(words, food) ? { ...food, kind: 'packet' } : food))

function isImitated(words: readonly Word[], { start }: FoundFood): boolean {
  for (let at = start - 1; at >= Math.max(0, start - REACH); at--) {
    const word = words[at]
    if (!word || words[at + 1]?.breaks || word.text === 'and' || word.text === 'or') return false
    if (IMITATES.has(word.text)) return true
    const before = words[at - 1]?.text ?? ''
    if (word.text === 'based' && before === 'plant') return true
    if (word.text === 'dairy' && before === 'non') return true
    if (word.text === 'free' && BEFORE_FREE.has(before)) return true
  }
  return false
}
