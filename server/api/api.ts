import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { RequestEnv } from '../http/request-env.ts'
import type { Database } from '../data/database/database.ts'
import type { ReadElsewhere } from '../recipe-preview/recipe-reader.ts'
import { describeAuthCalls } from './auth-calls.ts'
import { type Api, jsonAnswer } from './describe.ts'
import { describeApi, type ApiDocument } from './document.ts'
import { answerEquipment } from './equipment-calls.ts'
import { answerEquipmentChanges } from './equipment-changes.ts'
import { answerPosts } from './post-calls.ts'
import { answerPostChanges } from './post-changes.ts'
import { notFound, problem } from './problem.ts'
import { answerRecipes } from './recipe-calls.ts'
import { answerRecipeChanges } from './recipe-changes.ts'

const DESCRIBE = createRoute({
  operationId: 'describeApi',
  method: 'get',
  path: '/api/openapi.json',
  tags: ['This description'],
  summary: 'Read this description as OpenAPI 3.1',
  responses: {
    200: jsonAnswer(
      z.looseObject({ openapi: z.string() }).openapi({ example: { openapi: '3.1.0' } }),
      'The document.',
    ),
  },
})

type Site = {
  db: Database
  siteUrl: URL
  /** What the site is called at this moment. */
  readSiteName: () => Promise<string>
  /** Where long recipes are read. */
  read: ReadElsewhere
}

/**
 * Everything under /api but the page that explains it. The same functions answer as for the pages, so that nothing is
 * public here that is not public there.
 */
export function createApi({ db, siteUrl, readSiteName, read }: Site) {
  const api: Api = new OpenAPIHono<RequestEnv>()
  let document: ApiDocument | undefined
  async function describe() {
    const siteName = await readSiteName()
    document ??= describeApi(api, { siteUrl })
    return { ...document, info: { ...document.info, title: `${siteName} API` } }
  }

  answerRecipes(api, db)
  answerRecipeChanges(api, db, read)
  answerEquipment(api, db)
  answerEquipmentChanges(api, db)
  answerPosts(api, db)
  answerPostChanges(api, db)
  describeAuthCalls(api)
  api.openapi(DESCRIBE, async (c) => c.json({ ...(await describe()) }, 200))

  refuseOtherMethods(api)
  api.all('/api/*', notFound)
  return { api, describe }
}

/** Answers the methods that the document does not know of an address. HEAD is answered wherever GET is. */
function refuseOtherMethods(api: Api) {
  const calls = api.openAPIRegistry.definitions.flatMap((one) => (one.type === 'route' ? one.route : []))
  for (const [path, known] of Map.groupBy(calls, ({ path }) => path)) {
    const methods = known.map(({ method }) => method.toUpperCase())
    const Allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ')
    const detail = `This address accepts only ${Allow}.`
    api.all(path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) =>
      problem(c, 405, 'method_not_allowed', detail, { Allow }),
    )
  }
}
