import { lazyPart, waiting } from '#app/ui/lazy-part.tsx'
import { storedPhase } from '#app/ui/stored-phase.ts'
import { ACTIONS } from '#app/ui/later-share.tsx'
import type { AsWrittenProps } from './as-written.tsx'
import type { CopyIngredientsProps } from './copy-ingredients.tsx'
import type { DidNotScaleProps } from './did-not-scale.tsx'
import type { LineSwapsProps } from './line-swaps.tsx'
import type { SofterAfterProps, SofterLinesProps, SofterStepProps } from './softer-version.tsx'

// What the first visit does without: what stands below the method, beside it and behind taps, softer versions and other servings.

const [verdicts, beside, more, phaseRow, list, screen] = import.meta.env.SSR
  ? await Promise.all([
      import('./dish-verdicts.tsx'),
      import('./beside-recipe.tsx'),
      import('./more-recipes.tsx'),
      import('./phase-row.tsx'),
      import('./list-parts.ts'),
      import('#app/ui/keep-screen-on.tsx'),
    ])
  : []

export const DishVerdicts = waiting(
  lazyPart('diets', 'DishVerdicts', () => import('./dish-verdicts.tsx'), verdicts),
)
export const BesideRecipe = waiting(
  lazyPart('beside', 'BesideRecipe', () => import('./beside-recipe.tsx'), beside),
)
export const KeepScreenOn = waiting(
  lazyPart(ACTIONS, 'KeepScreenOn', () => import('#app/ui/keep-screen-on.tsx'), screen),
)
export const MoreRecipes = waiting(lazyPart('more', 'MoreRecipes', () => import('./more-recipes.tsx'), more))

/** Where this browser keeps a spell, its row is alive at once. */
export const PhaseRow = waiting(
  lazyPart(
    import.meta.env.SSR || !storedPhase() ? 'cook-for' : '',
    'PhaseRow',
    () => import('./phase-row.tsx'),
    phaseRow,
  ),
)

/** The element of the list, and what it does without at first. */
export const LIST = 'ingredient-list'
export const bringList = () => import('./list-parts.ts')
export const LineSwaps = waiting(lazyPart<'LineSwaps', LineSwapsProps>(LIST, 'LineSwaps', bringList, list))
export const AsWritten = waiting(lazyPart<'AsWritten', AsWrittenProps>(LIST, 'AsWritten', bringList, list))
export const DidNotScale = waiting(
  lazyPart<'DidNotScale', DidNotScaleProps>(LIST, 'DidNotScale', bringList, list),
)
export const CopyIngredients = waiting(
  lazyPart<'CopyIngredients', CopyIngredientsProps>(LIST, 'CopyIngredients', bringList, list),
)

// Shown in browsers alone, where a spell is on or a swap is used.
const softer = () => import('./softer-version.tsx')
export const SofterLines = waiting(lazyPart<'SofterLines', SofterLinesProps>('', 'SofterLines', softer))
export const SofterAfter = waiting(lazyPart<'SofterAfter', SofterAfterProps>('', 'SofterAfter', softer))
export const SofterStep = waiting(lazyPart<'SofterStep', SofterStepProps>('', 'SofterStep', softer))
export const SofterPlate = waiting(lazyPart('', 'SofterPlate', () => import('./softer-plate.tsx')))
export const SwapSums = waiting(lazyPart('', 'SwapSums', () => import('./swap-sums.tsx')))
