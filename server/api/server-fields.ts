import { z } from 'zod'

const Ignored = z
  .unknown()
  .optional()
  .meta({ readOnly: true, description: 'Ignored. The server sets this field.' })

/** What an answer has and a body may therefore have too, though it changes nothing. */
export const SERVER_FIELDS = { id: Ignored, created_at: Ignored }

/** The state that a change is based on. */
export const BasedOn = z
  .string('updated_at must be text')
  .optional()
  .meta({ description: 'The updated_at that you read. If somebody has saved since, nothing is overwritten.' })
