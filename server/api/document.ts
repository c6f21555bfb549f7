import type { OpenAPIHono } from '@hono/zod-openapi'
import type { RequestEnv } from '../request-env.ts'

export type ApiDocument = ReturnType<typeof describeApi>

const ABOUT = `The recipes, equipment and posts of this site for scripts and apps.

What is not public on the site is not public here. Answers are JSON, moments are ISO 8601 in UTC, and what is unknown is null. Parameters that a call does not know are ignored.

Whatever was not done is answered with application/problem+json, and its code never changes. At every address: 404 not_found where there is nothing, 405 method_not_allowed with the methods that are, 500 unexpected for a fault of ours.

Other sites cannot read these answers in a browser: no address of this API allows it (CORS). Programs are not browsers, and can.`

/** The OpenAPI document, made of the very definitions that the calls are answered by. */
export function describeApi(
  api: OpenAPIHono<RequestEnv>,
  { siteUrl, siteName }: { siteUrl: URL; siteName: string },
) {
  return api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: `${siteName} API`, version: '1', description: ABOUT },
    servers: [{ url: siteUrl.origin }],
  })
}
