declare global {
  interface Window {
    /** The routes that the page knows, with the scripts of each, and of which build: the router's own name. */
    __reactRouterManifest?: {
      version: string
      routes: Record<string, { module: string; imports?: string[] } | undefined>
    }
  }
}

const loaded = new Set<string>()

/**
 * Whether the browser has the scripts of every route that the page knows, after asking for those it has not. The router
 * loads the whole page anew when it asks for one that does not come: whoever has lost the line would lose what they read.
 * So it is not to ask ahead for any that is not here.
 */
export async function loadScripts(): Promise<boolean> {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {})
  const scripts = new Set(routes.flatMap((route) => (route ? [route.module, ...(route.imports ?? [])] : [])))
  const came = await Promise.all([...scripts].map(loadScript))
  return came.every(Boolean)
}

/** Browsers keep scripts for good. */
async function loadScript(path: string): Promise<boolean> {
  if (loaded.has(path)) return true
  try {
    const answer = await fetch(path)
    await answer.arrayBuffer()
    if (answer.ok) loaded.add(path)
    return answer.ok
  } catch {
    return false
  }
}
