import type { Difficulty } from 'recipe-basics/recipe/choices'
import { Badge } from './badge.tsx'

/** Easy is green, medium yellow, hard red (spec.md section 4); grey where nobody has said. */
export function DifficultyBadge({ difficulty }: { difficulty: Difficulty | null }) {
  return (
    <Badge tone={difficulty ?? 'unknown'}>
      <span className="sr-only">Difficulty: </span>
      {difficulty ?? 'unknown'}
    </Badge>
  )
}
