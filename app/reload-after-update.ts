import { isRouteErrorResponse } from 'react-router'

/**
 * An error in a page of another release than the server's may come of that alone: scripts and data that do not fit
 * together. The page is loaded anew then, from the server's release. An answer with a status is no such error.
 */
export async function reloadAfterUpdate(error: unknown) {
  if (isRouteErrorResponse(error)) return
  if (await isUpdated()) location.reload()
}

/** Asks as the router does itself, and hears 204 if the site was updated. No when nobody answers. */
async function isUpdated(): Promise<boolean> {
  const query = new URLSearchParams({ paths: '/', version: window.__reactRouterManifest?.version ?? '' })
  // Browsers keep for good what the build before has said.
  return fetch(`/__manifest?${query}`, { cache: 'no-store' }).then(
    ({ status, headers }) => status === 204 && headers.has('X-Remix-Reload-Document'),
    () => false,
  )
}
