import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { formatNumber } from 'recipe-basics/text/format-number'
import { hasTooMany, isTooDeep, MAX_DEPTH, MAX_VALUES, parseText } from 'recipe-basics/text/json-text'
import type { Fields } from 'recipe-basics/fields/field'
import { claimsOfFields, stopErrors } from '#domain/health-claims/claims-of-fields.ts'
import type { Right } from '#domain/people/rights.ts'
import { MAX_UPLOAD } from 'recipe-basics/text/upload'
import { decodeText } from 'recipe-basics/text/decode-text'
import type { RequestEnv } from '../http/request-env.ts'
import { problem, problemAnswer } from './problem.ts'
import { requireRight } from './require-right.ts'

type BodyEnv = RequestEnv & { Variables: { body: unknown } }

/** Reads the JSON that was sent. It is measured before it is parsed. */
const readBody = createMiddleware<BodyEnv>(async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    return problem(c, 415, 'unsupported_media_type', 'Send the body as application/json.')
  const text = decodeText(await c.req.arrayBuffer())
  if (text === undefined) return malformed(c, 'The body is not text in UTF-8.')
  if (text.trim() === '') return malformed(c, 'The body is empty.')
  if (isTooDeep(text)) return malformed(c, `The body nests lists and objects more than ${MAX_DEPTH} deep.`)
  if (hasTooMany(text)) return malformed(c, `The body holds more than ${formatNumber(MAX_VALUES)} values.`)
  const parsed = parseText(text)
  if (!parsed.ok) return malformed(c, `The body is not JSON: ${parsed.detail}`)
  c.set('body', parsed.value)
  return next()
})

/** How a call is described that takes JSON, and a right. `name` is one of `BODIES` in body-schemas.ts. */
export function withBody(right: Right, name: string, example: object) {
  const middleware: [ReturnType<typeof requireRight>, typeof readBody] = [requireRight(right), readBody]
  return {
    security: [{ bearer: [] }],
    middleware,
    request: {
      body: {
        required: true,
        content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` }, example } },
      },
    },
  }
}

/** What it answers when the body is wrong. */
export const BODY_REFUSALS = {
  400: problemAnswer('malformed_json: not JSON in UTF-8, nested too deep, or of too many values.'),
  413: problemAnswer(`too_large: more than ${MAX_UPLOAD}.`),
  415: problemAnswer('unsupported_media_type: not application/json.'),
  422: problemAnswer(
    'invalid: errors says what is wrong with each field. A text that promises an effect on an illness is refused, too.',
  ),
}

/** Nobody reads more of them. */
const MOST_ERRORS = 100

type Parsed<Value> = { ok: true; value: Value } | { ok: false; errors: Record<string, string> }

/** A body that is right, or what is wrong with each field, by its path. */
function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): Parsed<z.output<Schema>> {
  const result = schema.safeParse(body)
  if (result.success) return { ok: true, value: result.data }
  const errors = new Map<string, string>()
  for (const issue of result.error.issues.slice(0, MOST_ERRORS)) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, MOST_ERRORS - errors.size) : []
    for (const key of unknown) errors.set([...issue.path, key].join('.'), 'There is no such field.')
    const path = issue.path.join('.')
    if (unknown.length === 0 && !errors.has(path)) errors.set(path, issue.message)
  }
  return { ok: false, errors: Object.fromEntries(errors) }
}

/**
 * A body that is right, and promises nothing about an illness in any text that was sent. What was left out stays as it is
 * `stored`, whatever it says.
 */
export function parseContent<Schema extends z.ZodType>(
  schema: Schema,
  table: Fields,
  body: unknown,
  stored: object = {},
): Parsed<z.output<Schema>> {
  const parsed = parseBody(schema, overStored(stored, body))
  if (!parsed.ok) return parsed
  const errors = claimErrors(table, body)
  return Object.keys(errors).length > 0 ? { ok: false, errors } : parsed
}

function claimErrors(table: Fields, body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {}
  if (!Array.isArray(body)) return stopErrors(claimsOfFields(table, body))
  const errors = body.flatMap((part: unknown, place) =>
    Object.entries(claimErrors(table, part)).map(([path, message]) => [`${place}.${path}`, message] as const),
  )
  return Object.fromEntries(errors)
}

/** What is to be stored when a part of a thing was sent: the rest stays as it is. */
const overStored = (stored: object, body: unknown) =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...stored, ...body } : body

export const invalid = (c: Context, errors: Record<string, string>) =>
  problem(c, 422, 'invalid', 'Some fields are not right. Nothing was changed.', {}, errors)

const malformed = (c: Context, detail: string) => problem(c, 400, 'malformed_json', detail)
