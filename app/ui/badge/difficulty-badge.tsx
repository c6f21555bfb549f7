import type { Difficulty } from 'recipe-basics/recipe/choices'
import { Badge } from './badge.tsx'

/** Easy is green, medium yellow, hard red (spec.md section 4); none where nobody has said. */
export function DifficultyBadge({ difficulty }: { difficulty: Difficulty | null }) {
  return (
    difficulty && (
      <Badge tone={difficulty}>
        <span className="sr-only">Difficulty: </span>
        {difficulty}
      </Badge>
    )
  )
}
