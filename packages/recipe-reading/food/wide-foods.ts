import { ALLERGEN_FOODS } from './allergen-foods.ts'
import { findFamily } from './families.ts'
import { type FoodDiet, type FoodKind, KEEPS } from './food-kinds.ts'
import { NAMED_FOODS } from './food-table.ts'

/**
 * A word for foods of many names: salmon is fish, and butter holds milk, though neither says so. By their letters alone,
 * lists without fish would show salmon.
 */
type WideFood = {
  /** What is left out with it, for readers. */
  words: string
  /** What is one. Undefined where only its own name is: butter is no milk. */
  isOf?: (name: string) => boolean
  /** What it may stand in; rather too much than too little. */
  mayBeIn: (name: string) => boolean
}

const kindOf = (name: string) => NAMED_FOODS.get(name)?.kind

/** Foods of these kinds, and those that are called so or stand for such a food. */
const ofKinds =
  (kinds: readonly FoodKind[], called?: RegExp) =>
  (name: string): boolean => {
    const kind = kindOf(name)
    return (
      (kind !== undefined && kinds.includes(kind)) ||
      (called?.test(name) ?? false) ||
      (called?.test(NAMED_FOODS.get(name)?.food ?? '') ?? false)
    )
  }

/** Foods of which nobody is certain that they keep a diet. */
const notKeeping =
  (diet: FoodDiet) =>
  (name: string): boolean => {
    const kind = kindOf(name)
    const kept: readonly FoodDiet[] = kind === undefined ? [] : KEEPS[kind]
    return !kept.includes(diet)
  }

const isFish = ofKinds(['fish', 'fish_sauce'], /\b(?:(?:fish|dashi) (?:stock|sauce)|worcester(?:shire)?)\b/)
const isShellfish = ofKinds(
  ['shellfish'],
  /\b(?:seafood|shellfish|oyster|shrimp) (?:stock|sauce|paste)\b|belacan/,
)
const isSeafood = (name: string) => isFish(name) || isShellfish(name)
const POULTRY =
  /\b(?:chicken|turkey|duck|goose|quail|pheasant|partridge|pigeon|guinea fowl|poultry|poussin)\b/
const isMeat = ofKinds(['meat', 'cured_meat'])
const isPoultry = (name: string) => isMeat(name) && ofKinds([], POULTRY)(name)
const isRedMeat = (name: string) => isMeat(name) && !isPoultry(name)
const isSpice = ofKinds(['seasoning', 'blend'])
const isCitrus = ofKinds(
  [],
  /\b(?:citrus|lemons?|limes?|oranges?|grapefruits?|mandarins?|clementines?|tangerines?|satsumas?|yuzu|pomelo|kumquats?|bergamot)\b/,
)
const isCheese = ofKinds(['cheese', 'rennet_cheese'])
const isPulse = (name: string) => findFamily('bean family')?.isOf(name) ?? false

const WIDE_FOODS: ReadonlyMap<string, WideFood> = new Map<string, WideFood>([
  [
    'dairy',
    {
      words: 'Dairy is milk and what is made of it: butter, cream, yoghurt and cheese.',
      isOf: ofKinds(['milk', 'cheese', 'rennet_cheese']),
      mayBeIn: notKeeping('dairy-free'),
    },
  ],
  [
    'milk',
    {
      words: 'Butter, cream, yoghurt and cheese are left out too, because they are made of milk.',
      mayBeIn: notKeeping('dairy-free'),
    },
  ],
  ['cheese', { words: 'Every cheese is left out.', isOf: isCheese, mayBeIn: isCheese }],
  [
    'egg',
    {
      words: 'Mayonnaise, bread, fresh pasta and noodles are left out too, because they may hold egg.',
      mayBeIn: ofKinds(['egg', 'egg_sauce', 'pasta', 'noodle', 'gnocchi', 'bread']),
    },
  ],
  [
    'nut',
    {
      words:
        'Nuts are all tree nuts. Peanuts and chocolate are left out too, because they may hold traces of nuts.',
      isOf: ofKinds(['nut']),
      mayBeIn: notKeeping('nut-free'),
    },
  ],
  [
    'peanut',
    {
      words: 'Chocolate is left out too, because it may hold traces of peanuts.',
      mayBeIn: ofKinds(['peanut', 'chocolate', 'milk_chocolate'], /\bmixed nuts?\b/),
    },
  ],
  [
    'fish',
    {
      words: 'All fish is left out, with fish sauces and stocks. Shellfish is not left out.',
      isOf: ofKinds(['fish']),
      mayBeIn: isFish,
    },
  ],
  [
    'shellfish',
    {
      words: 'Shellfish is prawns, crab, mussels, squid and their like, and sauces made of them.',
      isOf: ofKinds(['shellfish']),
      mayBeIn: isShellfish,
    },
  ],
  [
    'seafood',
    {
      words: 'All fish and shellfish are left out, with their sauces and stocks.',
      isOf: ofKinds(['fish', 'shellfish']),
      mayBeIn: isSeafood,
    },
  ],
  [
    'meat',
    {
      words: 'All meat and poultry are left out, with stock and gelatine made of them.',
      isOf: ofKinds(['meat', 'cured_meat']),
      mayBeIn: ofKinds(['meat', 'cured_meat', 'meat_made', 'gelatine']),
    },
  ],
  ['red meat', { words: 'All meat except poultry is left out.', isOf: isRedMeat, mayBeIn: isRedMeat }],
  [
    'poultry',
    { words: 'Poultry is chicken, turkey, duck and their like.', isOf: isPoultry, mayBeIn: isPoultry },
  ],
  [
    'citrus',
    { words: 'Citrus is lemon, lime, orange, grapefruit and their like.', isOf: isCitrus, mayBeIn: isCitrus },
  ],
  ['spice', { words: 'All spices, herbs and seasonings are left out.', mayBeIn: isSpice }],
  ['fruit', { words: 'All fruit is left out.', isOf: ofKinds(['fruit']), mayBeIn: ofKinds(['fruit']) }],
  [
    'seed',
    {
      words: 'All seeds are left out, whole and ground.',
      isOf: ofKinds(['seed']),
      mayBeIn: ofKinds(['seed'], /\bseeds?\b/),
    },
  ],
  [
    'pork',
    {
      words: 'Ham, bacon, lard, stock and gelatine are left out too, because they may be made of pork.',
      mayBeIn: ofKinds(['cured_meat', 'meat_made', 'gelatine'], /\b(?:pork|ham|bacon|gammon|lard)\b/),
    },
  ],
  [
    'soy',
    {
      words:
        'Soya is tofu, edamame and soy sauce. Spice pastes, stock and chocolate are left out too, because they may hold soya.',
      isOf: ofKinds(['soya', 'soy_sauce']),
      mayBeIn: ofKinds([
        ...(['soya', 'soy_sauce', 'blend', 'plant_dairy', 'margarine', 'egg_sauce'] as const),
        ...(['chocolate', 'milk_chocolate', 'vegetable_stock', 'meat_made', 'bread'] as const),
      ]),
    },
  ],
  [
    'wheat',
    {
      words: 'Flour, bread, pasta and everything else that may hold gluten are left out too.',
      mayBeIn: notKeeping('gluten-free'),
    },
  ],
  [
    'gluten',
    {
      words:
        'Gluten is in wheat, rye, barley, bread and pasta. Oats and soy sauce are left out too, because they may hold gluten.',
      isOf: ofKinds(['gluten_grain', 'bread', 'pasta', 'noodle']),
      mayBeIn: notKeeping('gluten-free'),
    },
  ],
  [
    'bread',
    {
      words: 'All bread is left out, and breadcrumbs too.',
      isOf: ofKinds(['bread']),
      mayBeIn: ofKinds(['bread']),
    },
  ],
  [
    'pasta',
    {
      words: 'Pasta of every shape is left out.',
      isOf: ofKinds(['pasta', 'dry_pasta']),
      mayBeIn: ofKinds(['pasta', 'dry_pasta', 'noodle']),
    },
  ],
  [
    'sugar',
    {
      words: 'Syrups, sweeteners, honey, chocolate and bought sauces are left out too.',
      mayBeIn: ofKinds(['sugar', 'honey', 'chocolate', 'milk_chocolate', 'blend', 'condiment']),
    },
  ],
  [
    'alcohol',
    {
      words: 'Wine, beer and spirits are left out.',
      isOf: ofKinds(['wine', 'rice_wine', 'beer'], /\b(?:spirits|liqueur)\b/),
      mayBeIn: ofKinds(['wine', 'rice_wine', 'beer'], /\b(?:spirits|liqueur)\b/),
    },
  ],
  [
    'vegetable',
    {
      words: 'All vegetables are left out.',
      isOf: ofKinds(['vegetable']),
      mayBeIn: ofKinds(['vegetable', 'pulse', 'vegetable_stock'], /\bvegetables?\b/),
    },
  ],
  ['bean', { words: 'Lentils, chickpeas and dried peas are left out too.', mayBeIn: isPulse }],
  ...[...ALLERGEN_FOODS].flatMap(([name, { words, called }]): [string, WideFood][] =>
    words && called ? [[name, { words, mayBeIn: (food) => called.test(food) }]] : [],
  ),
])

/** Other words for them, and for families, that are no food of our table. */
const CALLED: ReadonlyMap<string, string> = new Map([
  ['beans', 'bean'],
  ['vegetables', 'vegetable'],
  ['raw vegetables', 'vegetable'],
  ['veg', 'vegetable'],
  ['veggies', 'vegetable'],
  ['peanuts', 'peanut'],
  ['whole milk', 'milk'],
  ['seeds', 'seed'],
  ['spices', 'spice'],
  ['lactose', 'milk'],
  ['casein', 'milk'],
  ['whey', 'milk'],
  ['cow milk', 'milk'],
  ['cows milk', 'milk'],
  ['treenut', 'nut'],
  ['treenuts', 'nut'],
  ['groundnut', 'peanut'],
  ['groundnuts', 'peanut'],
  ['soybean', 'soy'],
  ['soybeans', 'soy'],
  ['soya bean', 'soy'],
  ['soya beans', 'soy'],
  ['sesame seed', 'sesame'],
  ['sesame seeds', 'sesame'],
  ['crustaceans', 'crustacean'],
  ['molluscs', 'mollusc'],
  ['mollusk', 'mollusc'],
  ['mollusks', 'mollusc'],
  ['sulphites', 'sulphite'],
  ['sulfite', 'sulphite'],
  ['sulfites', 'sulphite'],
  ['tree nut', 'nut'],
  ['tree nuts', 'nut'],
  ['soya', 'soy'],
  ['legume', 'bean family'],
  ['legumes', 'bean family'],
  ['pulse', 'bean family'],
  ['pulses', 'bean family'],
])

/** Words that stand for many foods, by their letters. */
export const WIDE_FOOD_NAMES: readonly string[] = [...WIDE_FOODS.keys()].sort()

/** What a word stands for that covers foods of other names; undefined for a food that is called as it is. */
export const findWideFood = (name: string): WideFood | undefined => WIDE_FOODS.get(name)

/** The name of the wide food or family that is typed in small letters; undefined for anything else. */
export function wideFoodName(typed: string): string | undefined {
  const name = CALLED.get(typed) ?? typed
  return findFamily(name) || WIDE_FOODS.has(name) ? name : undefined
}
