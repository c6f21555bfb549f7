/** Where each old path leads; null for a page that is gone. */
export type StoredRedirects = ReadonlyMap<string, string | null>

export type OpenRedirects = ReturnType<typeof openRedirects>

/** What became of one path. Undefined: it leads nowhere. */
export type RedirectChange = { path: string; before?: string | null; after?: string | null }

/**
 * Redirects while they are changed, by the one rule: nobody is led on twice. So a loop can only be one of two addresses,
 * and that is refused.
 */
export function openRedirects(stored: StoredRedirects) {
  const led = new Map(stored)
  const touched = new Set<string>()
  const arriving = new Map<string, Set<string>>()
  for (const [path, to] of stored) arrive(path, to)

  function arrive(path: string, to: string | null | undefined) {
    if (typeof to !== 'string') return
    const paths = arriving.get(to)
    if (paths) paths.add(path)
    else arriving.set(to, new Set([path]))
  }

  function put(path: string, to: string | null | undefined) {
    arriving.get(led.get(path) ?? '')?.delete(path)
    if (to === undefined) led.delete(path)
    else led.set(path, to)
    arrive(path, to)
    touched.add(path)
  }

  /** Where readers end that are sent to `to`. */
  const endOf = (to: string | null) => (to === null ? null : (led.get(to) ?? (led.has(to) ? null : to)))

  return {
    get: (path: string) => led.get(path),
    endOf,
    /** Sends `path` on, and all that led to it. False, and nothing is changed, where readers would go round. */
    lead(path: string, to: string | null): boolean {
      const end = endOf(to)
      if (to === path || end === path) return false
      put(path, end)
      for (const before of [...(arriving.get(path) ?? [])]) put(before, end)
      return true
    },
    forget: (path: string) => put(path, undefined),
    changes: (): RedirectChange[] =>
      [...touched]
        .map((path) => ({ path, before: stored.get(path), after: led.get(path) }))
        .filter(({ before, after }) => before !== after),
  }
}
