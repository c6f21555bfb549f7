import type { RouterContextProvider } from 'react-router'
import { factsContext, siteContext } from '#server/context.ts'

/**
 * What a page says to search engines, as its loader hands it on: past the data of a whole page, which would hold it a second
 * time, and with the data that an open page asks for.
 */
export function sayFacts<Graph extends object>(
  context: Readonly<RouterContextProvider>,
  graph: Graph,
): Graph | undefined {
  context.get(factsContext).graph = graph
  return context.get(siteContext).isWholePage ? undefined : graph
}
