import { keepsDiet, type LineRule } from '../../diet/judge-line.ts'
import type { ListedAllergen } from '../../diet/listed-terms.ts'
import { findMarks } from 'recipe-reading/food/food-marks'
import { type FoodKind, MADE } from 'recipe-reading/food/food-kinds'

/** Kinds of which some food may hold the allergen, and whose names the terms do not settle. What a packet decides may hold any. */
const MAY_HOLD = {
  egg: [
    'egg',
    'egg_sauce',
    'pasta',
    'noodle',
    'gnocchi',
    'bread',
    'rennet_cheese',
    'wine',
    'gelatine',
    'meat_made',
  ],
  fish: ['fish', 'fish_sauce', 'gelatine', 'wine', 'beer', 'meat_made'],
  crustaceans: ['shellfish', 'fish_sauce', 'meat_made'],
  molluscs: ['shellfish', 'fish_sauce', 'meat_made'],
  soy: [
    'soya',
    'soy_sauce',
    'blend',
    'condiment',
    'chocolate',
    'milk_chocolate',
    'plant_dairy',
    'bread',
    'margarine',
    'meat_made',
    'vegetable_stock',
    'cured_meat',
    'egg_sauce',
  ],
  sesame: ['blend', 'condiment', 'bread'],
  celery: ['blend', 'condiment', 'vegetable_stock', 'meat_made', 'cured_meat'],
  mustard: ['blend', 'condiment', 'vegetable_stock', 'meat_made', 'cured_meat', 'egg_sauce', 'plant_dairy'],
  lupin: ['bread', 'plant_dairy'],
  sulphites: [
    'blend',
    'condiment',
    'vegetable_stock',
    'meat_made',
    'cured_meat',
    'wine',
    'rice_wine',
    'beer',
    'gelatine',
    'gnocchi',
    'soy_sauce',
    'fish_sauce',
    'egg_sauce',
    'shellfish',
  ],
} as const satisfies Partial<Record<ListedAllergen, readonly FoodKind[]>>

/** These come from animals, or are cereals and nuts, which the kinds of food settle; the rest stands in the terms alone. */
const SETTLED_BY_KIND: ReadonlySet<ListedAllergen> = new Set([
  'egg',
  'wheat',
  'gluten',
  'peanuts',
  'tree nuts',
  'fish',
  'crustaceans',
  'molluscs',
])

const rules = new Map<ListedAllergen, LineRule>()

/** The rule of an allergen, made once. */
export function ruleOf(allergen: ListedAllergen): LineRule {
  let rule = rules.get(allergen)
  if (!rule) rules.set(allergen, (rule = toRule(allergen)))
  return rule
}

function toRule(allergen: ListedAllergen): LineRule {
  return {
    terms: (words) => findMarks(words).get(allergen),
    keeps: (kind) => mayNotHold(allergen, kind),
    // Egg and fish are also the names of their kinds.
    breaks: (kind) => kind === allergen,
    explains: (kind) => SETTLED_BY_KIND.has(allergen) && !MADE.has(kind),
  }
}

function mayNotHold(allergen: ListedAllergen, kind: FoodKind): boolean {
  if (kind === 'packet') return false
  if (allergen === 'wheat' || allergen === 'gluten') return keepsDiet(kind, 'gluten-free')
  if (allergen === 'peanuts') return kind === 'nut' || keepsDiet(kind, 'nut-free')
  if (allergen === 'tree nuts') return kind === 'peanut' || keepsDiet(kind, 'nut-free')
  return !MAY_HOLD[allergen].some((held) => held === kind)
}
