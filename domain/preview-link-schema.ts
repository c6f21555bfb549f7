import { z } from 'zod'
import { namesOf } from './field.ts'
import { LINK_DAYS, LINK_STATES, MAX_LINK_NOTE } from './preview.ts'
import { optionalLine, requiredChoice } from './schema-fields.ts'

/** What somebody chooses who makes a preview link. */
export const PreviewLinkSchema = z.object({
  link_note: optionalLine('For whom', MAX_LINK_NOTE),
  link_state: requiredChoice('What it shows', namesOf(LINK_STATES)),
  link_days: requiredChoice('Works for', LINK_DAYS).transform(Number),
})
