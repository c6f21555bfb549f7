import { z } from 'zod'
import { inputSchema } from '#domain/fields/field-schema.ts'
import { PUBLISH_DATE } from '#domain/publishing/status.ts'

const Ignored = z
  .unknown()
  .optional()
  .meta({ readOnly: true, description: 'Ignored. The server sets this field.' })

/** What an answer has and a body may therefore have too, though it changes nothing. */
export const SERVER_FIELDS = { id: Ignored, created_at: Ignored }

/** The same of what is written in a language. */
export const WRITTEN_FIELDS = { ...SERVER_FIELDS, language: Ignored }

/** The state that a change is based on. */
export const BasedOn = z
  .string('updated_at must be text')
  .optional()
  .meta({ description: 'The updated_at that you read. If somebody has saved since, nothing is overwritten.' })

/** From when on something that is published is public. */
export const PublishDate = inputSchema(PUBLISH_DATE).meta({
  description: 'ISO 8601 with its zone. Without it, what is published is public at once.',
})
