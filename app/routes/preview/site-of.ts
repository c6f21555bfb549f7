import type { RouterContextProvider } from 'react-router'
import { resourcesContext, siteContext } from '#server/context.ts'
import type { Site } from './previewed.ts'

/** What a preview needs to know of the site. */
export const siteOf = (context: Readonly<RouterContextProvider>): Site => ({
  ...context.get(siteContext),
  readings: context.get(resourcesContext).readings,
})
