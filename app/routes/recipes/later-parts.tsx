import { Suspense } from 'react'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import type { BesideRecipeProps } from './beside-recipe.tsx'
import type { DishVerdictsProps } from './dish-verdicts.tsx'
import { readPhase } from '#app/ui/phase.ts'
import type { MoreRecipesProps } from './more-recipes.tsx'
import type { LineSwapsProps } from './line-swaps.tsx'
import type { SofterProps } from './softer-version.tsx'

// What stands below the method and beside it, and behind taps: nothing of it is needed to cook.

const [verdictsOnServer, besideOnServer, moreOnServer, softerOnServer, swapsOnServer] = import.meta.env.SSR
  ? await Promise.all([
      import('./dish-verdicts.tsx'),
      import('./beside-recipe.tsx'),
      import('./more-recipes.tsx'),
      import('./softer-version.tsx'),
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

/** Where this browser keeps a phase, it is shown at once. */
const LazySofter = lazyPart<SofterProps>(
  import.meta.env.SSR || readPhase() === 'everyday' ? 'softer' : '',
  softerOnServer && { default: softerOnServer.SofterVersions },
  async () => ({ default: (await import('./softer-version.tsx')).SofterVersions }),
)

const LazySwaps = lazyPart<LineSwapsProps>(
  'ingredients',
  swapsOnServer && { default: swapsOnServer.LineSwaps },
  async () => ({ default: (await import('./line-swaps.tsx')).LineSwaps }),
)

export const LineSwaps = (props: LineSwapsProps) => (
  <Suspense>
    <LazySwaps {...props} />
  </Suspense>
)

export const SofterVersions = (props: SofterProps) => (
  <Suspense>
    <LazySofter {...props} />
  </Suspense>
)

export const DishVerdicts = (props: DishVerdictsProps) => (
  <Suspense>
    <LazyVerdicts {...props} />
  </Suspense>
)

export const BesideRecipe = (props: BesideRecipeProps) => (
  <Suspense>
    <LazyBeside {...props} />
  </Suspense>
)

export const MoreRecipes = (props: MoreRecipesProps) => (
  <Suspense>
    <LazyMore {...props} />
  </Suspense>
)
