import { Suspense } from 'react'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import type { BesideRecipeProps } from './beside-recipe.tsx'
import type { DishVerdictsProps } from './dish-verdicts.tsx'
import type { MoreRecipesProps } from './more-recipes.tsx'

// What stands below the method, and beside it: nothing of it is needed to cook.

const [verdictsOnServer, besideOnServer, moreOnServer] = import.meta.env.SSR
  ? await Promise.all([
      import('./dish-verdicts.tsx'),
      import('./beside-recipe.tsx'),
      import('./more-recipes.tsx'),
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
