import { data, type ServerBuild } from 'react-router'
import { logContext } from '../context.ts'
import { storageProblem } from '../http/storage-problem.ts'

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']
type Handler = NonNullable<RouteModule['action'] | RouteModule['loader']>

/** The routes of a build, each of which says in words when the database does not do what they need. */
export function refusingRoutes(routes: ServerBuild['routes']): ServerBuild['routes'] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (!route) return [id, route]
      const { action, loader } = route.module
      const handlers = {
        ...(action && { action: refusing(action, 'message') }),
        ...(loader && { loader: refusing(loader, 'reading') }),
      }
      return [id, { ...route, module: { ...route.module, ...handlers } }]
    }),
  )
}

const refusing =
  (handle: Handler, say: 'message' | 'reading'): Handler =>
  async (args) => {
    try {
      return await handle(args)
    } catch (error) {
      const problem = storageProblem(error)
      if (!problem) throw error
      args.context.get(logContext).error(error)
      throw data(problem[say], { status: problem.status })
    }
  }
