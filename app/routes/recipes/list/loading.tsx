import { DishCards } from '../../../ui/list/dish-card.tsx'
import { ListHead } from '../../../ui/frame/list-head.tsx'
import { useFrameWords } from '../../use-frame-words.ts'

const SKELETON_CARDS = 6
const LINES = ['w-full', 'w-11/12', 'w-3/5']

/** What the recipe list looks like while its recipes are on their way. */
export function RecipesLoading() {
  return (
    <div className="page pb-(--space-section)">
      <RecipesHead />
      {/* As large as the filters and the heading, so that the cards stay where they are. */}
      <div className="lg:pl-76">
        <div aria-hidden className="h-12 border-b border-ink lg:h-14" />
        <div aria-hidden className="h-15.5 lg:hidden" />
        <div aria-hidden className="flex h-12.5 items-center">
          <div className="h-6 w-44 animate-breathe rounded-picture bg-linen" />
        </div>
        <SkeletonCards />
      </div>
    </div>
  )
}

/** As many cards as spec.md section 9 says, with nothing on them yet. */
export function SkeletonCards() {
  return (
    <>
      <output className="sr-only">Loading recipes...</output>
      <DishCards toEdge aria-busy>
        {Array.from({ length: SKELETON_CARDS }, (_, card) => (
          <li
            key={card}
            aria-hidden
            data-skeleton
            className="max-md:border-b max-md:border-line max-md:px-(--gutter) max-md:py-4"
          >
            <div className="aspect-4/3 animate-breathe rounded-picture bg-linen" />
            <div className="mt-4.5 h-6 w-[78%] animate-breathe rounded-picture bg-linen" />
            {LINES.map((width) => (
              <div key={width} className={`mt-3 h-3.5 animate-breathe rounded-picture bg-linen ${width}`} />
            ))}
          </li>
        ))}
      </DishCards>
    </>
  )
}

/** The head of the list, which is there before the recipes are. */
export function RecipesHead() {
  return <ListHead title="Recipes" lead={useFrameWords().recipes_lead} isTight />
}
