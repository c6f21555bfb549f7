import { listBodySchemas } from './body-schemas.ts'
import type { Api } from './describe.ts'

export type ApiDocument = ReturnType<typeof describeApi>

const ABOUT = `The recipes, equipment and posts of this site for scripts and apps.

What is not public on the site is not public here. Answers are JSON, moments are ISO 8601 in UTC, and what is unknown is null. Parameters that a call does not know are ignored.

Whatever was not done is answered with application/problem+json, whose code never changes. At every address: 404 not_found where there is nothing, 405 method_not_allowed with the methods that are, 500 unexpected for a fault of ours.

Calls for administrators and editors want the access token of POST /api/auth/token in the header Authorization: Bearer. It counts for 15 minutes; its refresh token brings the next. Editors write drafts alone: what is public or scheduled, or would be, is answered with 403 not_an_administrator.

Pages of other sites cannot read these answers: no address allows it (CORS). Programs are not browsers, and can.`

/** The OpenAPI document, made of the very definitions that the calls are answered by. */
export function describeApi(api: Api, { siteUrl }: { siteUrl: URL }) {
  const { components, ...document } = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'API', version: '1', description: ABOUT },
    servers: [{ url: siteUrl.origin }],
  })
  return {
    ...document,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { ...components?.schemas, ...listBodySchemas() },
    },
  }
}
