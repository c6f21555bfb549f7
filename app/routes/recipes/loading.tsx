import { ListHead } from '#app/ui/list-head.tsx'
import { useFrameWords } from '../use-frame-words.ts'
import { CardGrid } from '#app/ui/card-grid.tsx'

const SKELETON_CARDS = 6
const LINES = ['w-full', 'w-11/12', 'w-3/5']

/** What the recipe list looks like while its recipes are on their way. */
export function RecipesLoading() {
  return (
    <div className="page pb-(--space-section)">
      <RecipesHead />
      {/* As high as the filters and the heading, so that the cards stay where they are. */}
      <div aria-hidden className="h-110 border-b border-line md:h-60.5 lg:h-41.5" />
      <div aria-hidden className="mt-8 mb-7 h-7 w-44 animate-breathe rounded-picture bg-linen" />
      <SkeletonCards />
    </div>
  )
}

/** As many cards as spec.md section 9 says, with nothing on them yet. */
export function SkeletonCards() {
  return (
    <>
      <output className="sr-only">Loading recipes...</output>
      <CardGrid aria-busy>
        {Array.from({ length: SKELETON_CARDS }, (_, card) => (
          <li key={card} aria-hidden data-skeleton>
            <div className="aspect-4/3 animate-breathe rounded-picture bg-linen" />
            <div className="mt-4.5 h-6 w-[78%] animate-breathe rounded-picture bg-linen" />
            {LINES.map((width) => (
              <div key={width} className={`mt-3 h-3.5 animate-breathe rounded-picture bg-linen ${width}`} />
            ))}
          </li>
        ))}
      </CardGrid>
    </>
  )
}

/** The head of the list, which is there before the recipes are. */
export function RecipesHead() {
  return <ListHead title="Recipes" lead={useFrameWords().recipes_lead} />
}
