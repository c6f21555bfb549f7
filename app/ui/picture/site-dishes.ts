import type { PlateDrawing } from './drawing-address.ts'

// Dishes of the site itself, which no recipe holds. Their test says what lies on each.

export const PUMPKIN_SOUP = {
  kind: 'plate',
  dish: '1h11pu20c023',
  slug: 'pumpkin-veloute',
  category: 'Soup',
} satisfies PlateDrawing

export const OATS = {
  kind: 'plate',
  dish: '0b11oam0bl12bde2',
  slug: 'closing-oats',
  category: 'Breakfast',
} satisfies PlateDrawing

export const RICE_NOODLES = {
  kind: 'plate',
  dish: '1f14rlm0pw11sne4',
  slug: 'sign-in-table',
  category: 'Dinner',
} satisfies PlateDrawing
