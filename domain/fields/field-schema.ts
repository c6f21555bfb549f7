import { z } from 'zod'
import type { Field, Fields, ValueOf } from 'recipe-basics/fields/field'
import {
  checkerName,
  currencyCode,
  lineList,
  optionalAddress,
  optionalChoice,
  optionalDay,
  optionalHtml,
  optionalLine,
  optionalMoment,
  optionalNumber,
  optionalProse,
  requiredChoice,
  requiredHtml,
  requiredLine,
} from './schema-fields.ts'
import { PUBLISH_DATE, type Status, STATUSES } from '../publishing/status.ts'

// What zod says of each kind of field. For the server only: zod does not enter a browser.

/** A schema for each field of a table. */
export type SchemasOf<Table extends Fields> = {
  -readonly [Name in keyof Table]: z.ZodType<ValueOf<Table[Name]>>
}

/** What forms and API clients may send of a field. */
export function inputSchema<One extends Field>(field: One): z.ZodType<ValueOf<One>>
export function inputSchema(field: Field): z.ZodType {
  const { label } = field
  switch (field.kind) {
    case 'line':
      if (field.isChecker) return checkerName(label, field.most)
      return field.required ? requiredLine(label, field.most) : optionalLine(label, field.most)
    case 'json':
      return optionalLine(label, field.most)
    case 'prose':
      return optionalProse(label, field.most)
    case 'html':
      return field.required ? requiredHtml(label, field.most) : optionalHtml(label, field.most)
    case 'moment':
      return optionalMoment(label)
    case 'day':
      return optionalDay(label)
    case 'choice':
      return optionalChoice(label, field.choices)
    case 'number':
      return optionalNumber(label, field)
    case 'address':
      return optionalAddress(label)
    case 'currency':
      return currencyCode(label)
    case 'list':
      return lineList(label, { most: field.most, max: field.longest })
  }
}

/** The same of every field of a table. */
export function inputSchemas<Table extends Fields>(table: Table): SchemasOf<Table>
export function inputSchemas(table: Fields) {
  return mapFields(table, inputSchema)
}

/** What they may send of a publication; `status` is the one of a thing that names none. */
export const publicationSchemas = (status: Status) => ({
  status: requiredChoice('Status', STATUSES).default(status),
  published_at: inputSchema(PUBLISH_DATE),
})

/**
 * What a version that this site itself wrote holds of every field: without limits. A field that is younger than the
 * version is unknown in it.
 */
export function snapshotSchemas<Table extends Fields>(table: Table): SchemasOf<Table>
export function snapshotSchemas(table: Fields) {
  return mapFields(table, snapshotSchema)
}

function snapshotSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'number':
      return z.number().nullable().default(null)
    case 'choice':
      return z.enum(field.choices).nullable().default(null)
    case 'list':
      return z.array(z.string()).default([])
    case 'currency':
      return z.string()
    case 'html':
    case 'line':
      return field.required ? z.string() : z.string().nullable().default(null)
    default:
      return z.string().nullable().default(null)
  }
}

const mapFields = (table: Fields, schemaOf: (field: Field) => z.ZodType) =>
  Object.fromEntries(Object.entries(table).map(([name, field]) => [name, schemaOf(field)]))
