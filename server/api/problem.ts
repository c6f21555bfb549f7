import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'

const TITLES = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
} as const

type ProblemStatus = keyof typeof TITLES

/** What the API says when it cannot do what it was asked for (RFC 9457). */
const ProblemSchema = z
  .object({
    type: z.literal('about:blank'),
    title: z.string().openapi({ description: 'The name of the status.' }),
    status: z.int(),
    code: z.string().openapi({ description: 'For programs. A code never changes its meaning.' }),
    detail: z.string().openapi({ description: 'A sentence for people.' }),
    errors: z
      .record(z.string(), z.string())
      .optional()
      .openapi({ description: 'With status 422: what is wrong with each field, by its path.' }),
  })
  .openapi('Problem', {
    example: {
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      code: 'not_found',
      detail: 'There is nothing at this address.',
    },
  })

/**
 * Answers a request that was not done. Programs decide by `code`, which stays the same; `detail` is for people and may
 * change; `errors` says what is wrong with each field, by its path.
 */
export function problem<const Status extends ProblemStatus>(
  c: Context,
  status: Status,
  code: string,
  detail: string,
  headers: Record<string, string> = {},
  errors?: Record<string, string>,
) {
  const body = {
    type: 'about:blank' as const,
    title: TITLES[status],
    status,
    code,
    detail,
    ...(errors && { errors }),
  }
  return c.json(body, status, { 'Content-Type': 'application/problem+json', ...headers })
}

/** The same thing in the description of a call: when it is said. */
export const problemAnswer = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: ProblemSchema } },
})

export const notFound = (c: Context) =>
  problem(c, 404, 'not_found', 'There is nothing at this address. See /api/docs.')
