import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { RequestEnv } from '../http/request-env.ts'
import { EXAMPLE_SAVED } from './examples.ts'

/** What answers the calls, and knows their descriptions. */
export type Api = OpenAPIHono<RequestEnv>

/** A successful answer in the description of a call. */
export const jsonAnswer = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

/** The answer for an address that has changed. */
export const MOVED = {
  description: 'It has another address now.',
  headers: { Location: { description: 'The new address.', schema: { type: 'string' } } },
} as const

/** A list says which part of it is shown. */
export const PLACE = {
  count: z.int().min(0).openapi({ description: 'How many match on all pages together.' }),
  page: z.int().min(1).openapi({ description: 'The page that is shown, counted from 1.' }),
  pages: z.int().min(1).openapi({ description: 'How many pages there are.' }),
}

export const SEARCH = (fields: string) =>
  ({
    name: 'search',
    in: 'query',
    description: `Words to look for in ${fields}: each must be there, in any order. Case and accents do not matter.`,
    schema: { type: 'string', maxLength: 200 },
    example: 'soup',
  }) as const

export const PAGE = {
  name: 'page',
  in: 'query',
  description: 'Which page, counted from 1. A page after the last one is the last one.',
  schema: { type: 'integer', minimum: 1, default: 1 },
} as const

/** How a table is sorted and searched. */
export const tableParameters = (fields: string, columns: readonly string[]) => [
  SEARCH(fields),
  {
    name: 'sort',
    in: 'query' as const,
    description: 'The field to sort by. Without it the newest come first.',
    schema: { type: 'string' as const, enum: [...columns] },
  },
  {
    name: 'order',
    in: 'query' as const,
    description: 'Ascending or descending. Unknown values come last.',
    schema: { type: 'string' as const, enum: ['asc', 'desc'] },
  },
  PAGE,
]

/** A part of the address. */
export const inPath = (name: string, description: string, example = EXAMPLE_SAVED.id) =>
  ({ name, in: 'path', required: true, description, schema: { type: 'string' }, example }) as const

export const Id = z.string()
export const Instant = z.iso.datetime().openapi({ description: 'ISO 8601, in UTC.' })
export const OwnLanguage = z.string().nullable().openapi({
  description:
    'The language of its words (BCP 47), read by software. Null where they are English, and in doubt.',
})

/** What became of a change. */
export const SavedSchema = z
  .object({ id: Id, slug: z.string(), updated_at: Instant })
  .openapi('Saved', { example: EXAMPLE_SAVED })

export const CREATED_HEADERS = {
  Location: { description: 'Where administrators read it.', schema: { type: 'string' } },
} as const

export const DELETED = { description: 'Deleted. The last state is kept as a version.' }
