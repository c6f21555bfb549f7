import { createRoute, z } from '@hono/zod-openapi'
import { ROLES } from '#domain/people/rights.ts'
import { type Api, Id, jsonAnswer } from './describe.ts'
import { EXAMPLE_SESSION } from './examples.ts'
import { problemAnswer } from './problem.ts'

// auth-api.ts answers these calls; here they are described.

const tags = ['Accounts']
const security = [{ bearer: [] }]

const UserSchema = z
  .object({
    id: Id,
    email: z.string(),
    is_admin: z.boolean().openapi({ description: 'True for administrators only.' }),
    role: z.enum(ROLES).nullable().openapi({ description: 'Null for an account without one.' }),
  })
  .openapi('User', { example: EXAMPLE_SESSION.user })

const Token = z.string().nullable()

const SessionSchema = z
  .object({
    access_token: Token.openapi({
      description: 'Send it as Authorization: Bearer. Null when a cookie holds it.',
    }),
    refresh_token: Token.openapi({ description: 'Works once. Null when a cookie holds it.' }),
    expires_in: z.int().openapi({ description: 'Seconds until the access token expires.' }),
    expires_at: z.int().openapi({ description: 'When the access token expires, in Unix seconds.' }),
    token_type: z.literal('bearer'),
    user: UserSchema,
  })
  .openapi('Session', { example: EXAMPLE_SESSION })

const GRANT = {
  type: 'object' as const,
  required: ['grant_type'],
  properties: {
    grant_type: {
      type: 'string' as const,
      enum: ['password', 'refresh_token'],
      description: 'May also be sent in the query.',
    },
    email: { type: 'string' as const, description: 'With password.' },
    phone: { type: 'string' as const, description: 'Instead of email.' },
    password: { type: 'string' as const, description: 'With email or phone.' },
    code: {
      type: 'string' as const,
      description: 'A code from the app or a recovery code, when the second factor is on.',
    },
    refresh_token: { type: 'string' as const, description: 'With refresh_token.' },
  },
}

const CALLS = [
  createRoute({
    operationId: 'createToken',
    method: 'post',
    path: '/api/auth/token',
    tags,
    summary: 'Sign in, or go on with a session',
    description:
      'A refresh token works once and brings the next one. Using an old token again ends the session, because then two parties hold it.',
    request: {
      body: {
        required: true,
        content: {
          'application/json': {
            schema: GRANT,
            example: {
              grant_type: 'password',
              email: 'chef@plate.example',
              password: 'correct horse battery',
            },
          },
        },
      },
    },
    responses: {
      200: jsonAnswer(SessionSchema, 'The session.'),
      400: problemAnswer(
        'unsupported_grant_type, email_or_phone_missing, password_missing, refresh_token_missing, invalid_credentials or invalid_code.',
      ),
      401: problemAnswer('invalid_refresh_token: the session has ended; or second_factor_required.'),
      403: problemAnswer('cross_origin: a browser sent this from another site.'),
      413: problemAnswer('too_large: more than 64 KB.'),
      429: problemAnswer('too_many_attempts: Retry-After says for how many seconds.'),
      503: problemAnswer('busy: Retry-After says for how many seconds.'),
    },
  }),
  createRoute({
    operationId: 'findUser',
    method: 'get',
    path: '/api/auth/user',
    tags,
    summary: 'Read who is signed in',
    security,
    responses: {
      200: jsonAnswer(UserSchema, 'The account.'),
      401: problemAnswer('not_signed_in: no access token, or an expired one.'),
    },
  }),
  createRoute({
    operationId: 'endSession',
    method: 'post',
    path: '/api/auth/logout',
    tags,
    summary: 'End the session',
    description: 'A program whose access token has expired sends its refresh token instead.',
    security,
    request: {
      body: {
        required: false,
        content: {
          'application/json': {
            schema: { type: 'object' as const, properties: { refresh_token: { type: 'string' as const } } },
            example: { refresh_token: EXAMPLE_SESSION.refresh_token },
          },
        },
      },
    },
    responses: {
      204: { description: 'The session has ended, if there was one.' },
      401: problemAnswer(
        'not_signed_in: the access token has expired, and refresh_token belongs to no session.',
      ),
      403: problemAnswer('cross_origin: a browser sent this from another site.'),
    },
  }),
  createRoute({
    operationId: 'isAdmin',
    method: 'post',
    path: '/api/rpc/is_admin',
    tags,
    summary: 'Read whether an administrator is signed in',
    security,
    responses: {
      200: jsonAnswer(z.boolean().openapi({ example: true }), 'true or false; false for visitors.'),
      403: problemAnswer('cross_origin: a browser sent this from another site.'),
    },
  }),
]

/** The calls of auth-api.ts, for the document. */
export function describeAuthCalls({ openAPIRegistry }: Api) {
  for (const call of CALLS) openAPIRegistry.registerPath(call)
}
