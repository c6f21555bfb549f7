import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import type { BesideRecipeProps } from './beside-recipe.tsx'
import type { DishVerdictsProps } from './dish-verdicts.tsx'
import type { MoreRecipesProps } from './more-recipes.tsx'
import type { CopyIngredientsProps } from './copy-ingredients.tsx'
import type { LineSwapsProps } from './line-swaps.tsx'
import type { PhaseRowProps } from './phase-row.tsx'
import type { SofterPlateProps } from './softer-plate.tsx'
import type { SofterLinesProps } from './softer-version.tsx'

// What the first visit does without: what stands below the method, beside it and behind taps, and softer versions.

const [verdictsOnServer, besideOnServer, moreOnServer, phaseOnServer, swapsOnServer, copyOnServer] =
  import.meta.env.SSR
    ? await Promise.all([
        import('./dish-verdicts.tsx'),
        import('./beside-recipe.tsx'),
        import('./more-recipes.tsx'),
        import('./phase-row.tsx'),
        import('./line-swaps.tsx'),
        import('./copy-ingredients.tsx'),
      ])
    : []

const LazyVerdicts = lazyPart<DishVerdictsProps>(
  'diets',
  verdictsOnServer && { default: verdictsOnServer.DishVerdicts },
  async () => ({ default: (await import('./dish-verdicts.tsx')).DishVerdicts }),
)

const LazyBeside = lazyPart<BesideRecipeProps>(
  'beside',
  besideOnServer && { default: besideOnServer.BesideRecipe },
  async () => ({ default: (await import('./beside-recipe.tsx')).BesideRecipe }),
)

const LazyMore = lazyPart<MoreRecipesProps>(
  'more',
  moreOnServer && { default: moreOnServer.MoreRecipes },
  async () => ({ default: (await import('./more-recipes.tsx')).MoreRecipes }),
)

const LazyPhaseRow = lazyPart<PhaseRowProps>(
  'cook-for',
  phaseOnServer && { default: phaseOnServer.PhaseRow },
  async () => ({ default: (await import('./phase-row.tsx')).PhaseRow }),
)

const LazySwaps = lazyPart<LineSwapsProps>(
  'ingredients',
  swapsOnServer && { default: swapsOnServer.LineSwaps },
  async () => ({ default: (await import('./line-swaps.tsx')).LineSwaps }),
)

const LazyCopy = lazyPart<CopyIngredientsProps>(
  'ingredients',
  copyOnServer && { default: copyOnServer.CopyIngredients },
  async () => ({ default: (await import('./copy-ingredients.tsx')).CopyIngredients }),
)

// Shown in browsers alone, where a spell is on.
const softer = () => import('./softer-version.tsx')
const LazySofterLines = lazy(async () => ({ default: (await softer()).SofterLines }))
const LazySofterAfter = lazy(async () => ({ default: (await softer()).SofterAfter }))
const LazyPlate = lazy(async () => ({ default: (await import('./softer-plate.tsx')).SofterPlate }))

export const PhaseRow = waiting(LazyPhaseRow)
export const SofterAfter = waiting(LazySofterAfter)
export const LineSwaps = waiting(LazySwaps)
export const CopyIngredients = waiting(LazyCopy)
export const DishVerdicts = waiting(LazyVerdicts)
export const BesideRecipe = waiting(LazyBeside)
export const MoreRecipes = waiting(LazyMore)

/** `meanwhile`: the list that it takes the place of. */
export const SofterLines = ({ meanwhile, ...props }: SofterLinesProps & { meanwhile: ReactNode }) => (
  <Suspense fallback={meanwhile}>
    <LazySofterLines {...props} />
  </Suspense>
)

export const SofterPlate = (props: SofterPlateProps) => (
  <Suspense fallback={props.everyday}>
    <LazyPlate {...props} />
  </Suspense>
)

/**
 * A part that waits for its code. What the server has drawn would leave the page if the part were drawn anew before its code is there, so it
 * is not drawn anew while its props are the same: where a phase is kept, the page is.
 */
function waiting<Props extends object>(Part: ComponentType<Props>) {
  return memo(function Waiting(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  })
}
