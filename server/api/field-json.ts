import { z } from '@hono/zod-openapi'
import type { Field, Fields } from 'recipe-basics/fields/field'
import type { SchemasOf } from '#domain/fields/field-schema.ts'

const ADDRESS = 'A web address, or a path on this site.'

/** What the API answers of every field of a table: null where nothing is known. */
export function answerSchemas<Table extends Fields>(table: Table): SchemasOf<Table>
export function answerSchemas(table: Fields) {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, answerSchema(field)]))
}

function answerSchema(field: Field): z.ZodType {
  const schema = typeOf(field)
  const description = field.about ?? (field.kind === 'address' ? ADDRESS : undefined)
  return description === undefined ? schema : schema.openapi({ description })
}

function typeOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'number':
      return z.number().nullable()
    case 'choice':
      return z.enum(field.choices).nullable()
    case 'list':
      return z.array(z.string())
    case 'currency':
    case 'html':
      return z.string()
    case 'moment':
      return z.iso.datetime().nullable()
    case 'day':
      return z.iso.date().nullable()
    case 'line':
      return field.required ? z.string() : z.string().nullable()
    default:
      return z.string().nullable()
  }
}
