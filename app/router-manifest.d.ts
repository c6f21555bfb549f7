interface Window {
  /** The routes that the page knows, with the scripts of each, and of which build: the router's own name. */
  __reactRouterManifest?: {
    version: string
    routes: Record<string, { module: string; imports?: string[] } | undefined>
  }
}
