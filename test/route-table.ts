import * as build from 'virtual:react-router/server-build'

type PageRoute = { path: string; hasAction: boolean }

/** Every page of the site, and whatever else the router answers, from the very table it uses. */
export function listPageRoutes(): PageRoute[] {
  const routes = Object.values(build.routes).flatMap((route) => route ?? [])
  const layouts = new Set(routes.map((route) => route.parentId))
  return routes
    .filter((route) => !layouts.has(route.id))
    .map((route) => ({ path: pathOf(route.id) || '/', hasAction: route.module.action !== undefined }))
}

function pathOf(id: string | undefined): string {
  const route = id === undefined ? undefined : build.routes[id]
  return route ? pathOf(route.parentId) + (route.path ? `/${route.path}` : '') : ''
}
