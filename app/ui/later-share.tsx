import { lazyPart, waiting } from './lazy-part.tsx'

const onServer = import.meta.env.SSR ? await import('./share-button.tsx') : undefined

/** The element that `ShareButton` stands in. */
export const ACTIONS = 'actions'

export const ShareButton = waiting(
  lazyPart(ACTIONS, 'ShareButton', () => import('./share-button.tsx'), onServer),
)
