/** What a page says in the words of schema.org: the nodes of its graphs, as they stand in the page. */
export const readGraph = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => {
      const { '@graph': graph } = JSON.parse(json)
      return graph
    },
  )

/** The node of a type; empty where there is none. */
export const findFacts = (html: string, type: string): Record<string, unknown> =>
  readGraph(html).find((node) => node['@type'] === type) ?? {}
