import { expect } from 'vitest'
import { z } from 'zod'

type Site = { get: (path: string, init?: RequestInit) => Promise<Response> }

type Call = {
  method?: string
  /** Sent as JSON; a text is sent as it is. */
  body?: unknown
  token?: string
  headers?: Record<string, string>
}

const Content = z.record(z.string(), z.looseObject({ schema: z.unknown() }))
const Operation = z.looseObject({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(z.looseObject({ name: z.string(), description: z.string() })).optional(),
  requestBody: z.looseObject({ content: Content }).optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string(), content: Content.optional() })),
})
const ApiDocument = z.looseObject({
  openapi: z.literal('3.1.0'),
  info: z.looseObject({ title: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
})
export type ApiDocument = z.infer<typeof ApiDocument>

/**
 * Asks the JSON API, and holds the answer against the OpenAPI document: its status, its type and every field must be
 * described there, and nothing else may be in it.
 */
export async function callApi(
  site: Site,
  path: string,
  { method = 'GET', body, token, headers = {} }: Call = {},
) {
  const response = await site.get(path, {
    method,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
  const text = await response.text()
  const json = text === '' ? undefined : JSON.parse(text)
  const document = await readDocument(site)
  const content = findContent(document, { path, method, status: response.status })
  const type = response.headers.get('content-type') ?? ''
  const said = [method, path, response.status]
  expect([...said, type]).toEqual([...said, Object.keys(content ?? {})[0] ?? ''])
  if (content?.[type]) toZod(document, content[type].schema).parse(json)
  return { status: response.status, headers: response.headers, text, json }
}

export async function readDocument(site: Site): Promise<ApiDocument> {
  return ApiDocument.parse(await (await site.get('/api/openapi.json')).json())
}

/** Every call of the document, such as `GET /api/recipes/{slug}`. */
export function listCalls({ paths }: ApiDocument): string[] {
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  )
}

/** What the document says of the body of an answer. What no call describes is a refusal like any other. */
function findContent(
  { paths }: ApiDocument,
  { path, method, status }: { path: string; method: string; status: number },
) {
  const { pathname } = new URL(path, 'https://plate.test')
  const template = Object.keys(paths).find((known) =>
    new RegExp(`^${known.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  )
  const call = paths[template ?? '']?.[method === 'HEAD' ? 'get' : method.toLowerCase()]
  if (!call) return { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  const answer = call.responses[status]
  if (!answer) throw new Error(`The document does not know status ${status} of ${method} ${path}.`)
  return answer.content
}

/** A schema of the document as one that knows its fields and no others. */
export function toZod({ components }: ApiDocument, schema: unknown): z.ZodType {
  return z.fromJSONSchema(close(schema))

  function close(schema: unknown) {
    return JSON.parse(JSON.stringify(schema), (_key, value) => {
      if (typeof value?.$ref === 'string') return close(components.schemas[value.$ref.split('/').at(-1)])
      return value?.properties && value.type === 'object' ? { additionalProperties: false, ...value } : value
    })
  }
}
