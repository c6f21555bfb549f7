import { Suspense } from 'react'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import type { DishVerdictsProps } from './dish-verdicts.tsx'

// What stands below the method: nothing of it is needed to cook.

const verdictsOnServer = import.meta.env.SSR ? await import('./dish-verdicts.tsx') : undefined

const LazyVerdicts = lazyPart<DishVerdictsProps>(
  'diets',
  verdictsOnServer && { default: verdictsOnServer.DishVerdicts },
  async () => ({ default: (await import('./dish-verdicts.tsx')).DishVerdicts }),
)

export const DishVerdicts = (props: DishVerdictsProps) => (
  <Suspense>
    <LazyVerdicts {...props} />
  </Suspense>
)
