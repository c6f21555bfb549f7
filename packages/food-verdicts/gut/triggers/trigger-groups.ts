/** The groups of foods that some guts mind, as fingerprints order them: none is moved or taken out, new ones come last. */
export const TRIGGER_GROUPS = [
  'lactose',
  'gluten-wheat',
  'high-fiber',
  'seeds-nuts',
  'skins-strings',
  'raw-veg',
  'raw-fruit',
  'dried-fruit',
  'cruciferous',
  'alliums-fructans',
  'legumes-gos',
  'polyols',
  'excess-fructose',
  'spicy',
  'fatty-fried',
  'caffeine',
  'alcohol',
  'carbonated',
  'red-meat',
  'processed-meat',
  'added-sugar',
  'emulsifiers-additives',
  'corn-popcorn',
  'mushrooms',
  'tough-meat',
  'acidic',
  'food-safety',
  'grapefruit-interaction',
] as const
export type TriggerGroup = (typeof TRIGGER_GROUPS)[number]

/** How much of a group a portion holds, the least first. */
export const TRIGGER_AMOUNTS = ['trace', 'some', 'main'] as const
export type TriggerAmount = (typeof TRIGGER_AMOUNTS)[number]

/** Groups that count only in a flare or with a stricture, the most specific first. */
export const FIRM_GROUPS: readonly TriggerGroup[] = [
  'dried-fruit',
  'seeds-nuts',
  'corn-popcorn',
  'tough-meat',
  'skins-strings',
  'raw-veg',
  'raw-fruit',
  'high-fiber',
]
