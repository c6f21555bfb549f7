import type { IconName } from '../icon/icon.tsx'
import type { DietaryRestriction } from 'recipe-basics/recipe/recipe'
import { Badge } from './badge.tsx'

const ICONS: Record<DietaryRestriction, IconName> = {
  vegetarian: 'leaf',
  vegan: 'sprout',
  'gluten-free': 'wheat-off',
  'dairy-free': 'milk-off',
  'nut-free': 'nut-off',
  'low-carb': 'trending-down',
  keto: 'flame',
  paleo: 'bone',
}

/** The diets a recipe keeps. Beyond `most` of them, only how many more there are. */
export function DietBadges({
  diets,
  most = Infinity,
  className = '',
}: {
  diets: DietaryRestriction[]
  most?: number
  className?: string
}) {
  if (diets.length === 0) return null
  return (
    <ul aria-label="Diets" className={`flex flex-wrap gap-x-3.5 gap-y-1 ${className}`}>
      {diets.slice(0, most).map((diet) => (
        <li key={diet} className="flex">
          <Badge tone="plain" icon={ICONS[diet]}>
            {diet}
          </Badge>
        </li>
      ))}
      {diets.length > most && (
        <li className="flex">
          <Badge tone="plain">+{diets.length - most} more</Badge>
        </li>
      )}
    </ul>
  )
}
