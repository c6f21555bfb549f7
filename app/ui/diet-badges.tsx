import {
  Bone,
  Flame,
  Leaf,
  MilkOff,
  NutOff,
  Sprout,
  TrendingDown,
  WheatOff,
  type LucideIcon,
} from 'lucide-react'
import type { DietaryRestriction } from '#domain/recipe.ts'
import { Badge } from './badge.tsx'

const ICONS: Record<DietaryRestriction, LucideIcon> = {
  vegetarian: Leaf,
  vegan: Sprout,
  'gluten-free': WheatOff,
  'dairy-free': MilkOff,
  'nut-free': NutOff,
  'low-carb': TrendingDown,
  keto: Flame,
  paleo: Bone,
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
