import { data, type ServerBuild } from 'react-router'
import { logContext } from './context.ts'
import { storageProblem } from './storage-problem.ts'

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']
type Handler = NonNullable<RouteModule['action'] | RouteModule['loader']>

/** The routes of a build, each of which says in words when the database takes no changes. */
export function refusingRoutes(routes: ServerBuild['routes']): ServerBuild['routes'] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (!route) return [id, route]
      const { action, loader } = route.module
      const handlers = {
        ...(action && { action: refusing(action) }),
        ...(loader && { loader: refusing(loader) }),
      }
      return [id, { ...route, module: { ...route.module, ...handlers } }]
    }),
  )
}

const refusing =
  (handle: Handler): Handler =>
  async (args) => {
    try {
      return await handle(args)
    } catch (error) {
      const problem = storageProblem(error)
      if (!problem) throw error
      args.context.get(logContext).error(error)
      throw data(problem.message, { status: problem.status })
    }
  }
