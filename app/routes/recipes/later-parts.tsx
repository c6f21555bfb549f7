import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import type { BesideRecipeProps } from './beside-recipe.tsx'
import type { DishVerdictsProps } from './dish-verdicts.tsx'
import { keptPhase } from '#app/ui/kept-phase.ts'
import type { MoreRecipesProps } from './more-recipes.tsx'
import type { LineSwapsProps } from './line-swaps.tsx'
import type { PhaseRowProps } from './phase-row.tsx'
import type { SofterPlateProps } from './softer-plate.tsx'
import type { SofterLinesProps } from './softer-version.tsx'

// What the first visit does without: what stands below the method, beside it and behind taps, and softer versions.

const [verdictsOnServer, besideOnServer, moreOnServer, phaseOnServer, swapsOnServer] = import.meta.env.SSR
  ? await Promise.all([
      import('./dish-verdicts.tsx'),
      import('./beside-recipe.tsx'),
      import('./more-recipes.tsx'),
      import('./phase-row.tsx'),
      import('./line-swaps.tsx'),
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

/** Where this browser keeps a spell, its row is alive at once. */
const LazyPhaseRow = lazyPart<PhaseRowProps>(
  import.meta.env.SSR || !keptPhase() ? 'cook-for' : '',
  phaseOnServer && { default: phaseOnServer.PhaseRow },
  async () => ({ default: (await import('./phase-row.tsx')).PhaseRow }),
)

const LazySwaps = lazyPart<LineSwapsProps>(
  'ingredients',
  swapsOnServer && { default: swapsOnServer.LineSwaps },
  async () => ({ default: (await import('./line-swaps.tsx')).LineSwaps }),
)

// Shown in browsers alone, where a spell is on or a swap is used.
const softer = () => import('./softer-version.tsx')
const LazySofterLines = lazy(async () => ({ default: (await softer()).SofterLines }))
const LazySwapSums = lazy(async () => ({ default: (await import('./swap-sums.tsx')).SwapSums }))
const LazySofterAfter = lazy(async () => ({ default: (await softer()).SofterAfter }))
const LazyPlate = lazy(async () => ({ default: (await import('./softer-plate.tsx')).SofterPlate }))

export const SwapSums = waiting(LazySwapSums)
export const PhaseRow = waiting(LazyPhaseRow)
export const SofterAfter = waiting(LazySofterAfter)
export const LineSwaps = waiting(LazySwaps)
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

function waiting<Props extends object>(Part: ComponentType<Props>) {
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
