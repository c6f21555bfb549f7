/** Scripts that are here, or on their way. */
const loads = new Map<string, Promise<boolean>>()

/**
 * Whether the browser has the scripts of every route that the page knows, after asking for those it has not. The router
 * loads the whole page anew when it asks for one that does not come: a reader without a connection would lose the page.
 * So it is not to ask ahead for any that is not here.
 */
export async function loadScripts(): Promise<boolean> {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {})
  const scripts = new Set(routes.flatMap((route) => (route ? [route.module, ...(route.imports ?? [])] : [])))
  const came = await Promise.all([...scripts].map(loadOnce))
  return came.every(Boolean)
}

async function loadOnce(path: string): Promise<boolean> {
  const known = loads.get(path)
  if (known) return known
  const loading = load(path).catch(() => false)
  loads.set(path, loading)
  const came = await loading
  if (!came) loads.delete(path)
  return came
}

/** Browsers keep scripts for good. */
async function load(path: string): Promise<boolean> {
  const answer = await fetch(path)
  await answer.arrayBuffer()
  return answer.ok
}
