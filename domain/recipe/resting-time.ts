import type { RecipeFields } from './recipe.ts'

type Times = Pick<RecipeFields, 'prep_time_minutes' | 'cook_time_minutes' | 'total_time_minutes'>

/** The minutes of the total time that are neither preparation nor cooking. Null without any, or where a time is unknown. */
export function restingMinutes({
  prep_time_minutes: prep,
  cook_time_minutes: cook,
  total_time_minutes: total,
}: Times): number | null {
  if (prep === null || cook === null || total === null) return null
  const rest = total - prep - cook
  return rest > 0 ? rest : null
}
