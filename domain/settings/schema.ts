import { z } from 'zod'
import { inputSchemas } from '../field-schema.ts'
import { SETTINGS } from './fields.ts'

const schemas = inputSchemas(SETTINGS)
const isMailAddress = (text: string | null) => text === null || z.email().safeParse(text).success

/** The settings as their form sends them. */
export const SettingsSchema = z.object({
  ...schemas,
  contact_email: schemas.contact_email.refine(
    isMailAddress,
    `${SETTINGS.contact_email.label} must look like name@example.org`,
  ),
})
